import { articleParts } from "@daylit/layouts/schema/article-text.ts";
import {
  isMarked,
  mapAddresses,
  runsBetween,
  textOf,
  trimmed,
  wordsOf,
} from "@daylit/layouts/schema/marks.ts";
import { cleanText } from "@daylit/layouts/schema/read/clean-text.ts";

/** Words as an owner wants to see them: without the marks of Markdown, and no longer than their place. */

/** Notes of sources that assistants leave in their answers. */
const sources =
  /【[^】]*】|:contentReference\[[^\]]*\](?:\{[^}]*\})?|\[\^?\d{1,3}\](?!\()|\uE200.*?\uE201/gu;

const htmlBold = /<\/?(?:b|strong)>/gi;
const htmlLink = /<a\s[^>]*href=["']([^"']*)["'][^>]*>(.*?)<\/a>/gis;
const htmlTag = /<\/?(?:br|p|i|em|u|span|div|h[1-6]|ul|ol|li|small|sup)\b[^<>]*>/gi;

const entities: Readonly<Record<string, string>> = {
  ...{ "&amp;": "&", "&nbsp;": "\u00a0", "&quot;": '"', "&#39;": "'", "&lt;": "<", "&gt;": ">" },
};

/** Everything of Markdown and HTML in a line, as bold words and links, or as nothing. */
function marked(text: string): string {
  const plain = text
    .replaceAll(sources, "")
    .replaceAll(htmlLink, "[$2]($1)")
    .replaceAll(htmlBold, "**")
    .replaceAll(htmlTag, " ")
    .replaceAll(/&(?:amp|nbsp|quot|#39|lt|gt);/g, (name) => entities[name] ?? name)
    .replaceAll(/^[^\S\n]*(?:#{1,6}\s+|>\s?|[-*+•]\s+(?=\S))/gm, "")
    .replaceAll(/^[^\S\n]*(?:-{3,}|\*{3,}|_{3,}|```\w*)[^\S\n]*$/gm, "")
    .replaceAll(/(?<![\p{L}\p{N}_])__(?=\S)(.+?)(?<=\S)__(?![\p{L}\p{N}_])/gu, "**$1**")
    .replaceAll(/\*\*\*(?=\S)(.+?)(?<=\S)\*\*\*/gs, "**$1**")
    .replaceAll(/(?<![*\p{L}\p{N}\\])\*(?=[^\s*])([^*\n]+?)(?<=[^\s*])\*(?![*\p{L}\p{N}])/gu, "$1")
    .replaceAll(/(?<![_\p{L}\p{N}])_(?=[^\s_])([^_\n]+?)(?<=[^\s_])_(?![_\p{L}\p{N}])/gu, "$1")
    .replaceAll(/`([^`\n]+)`/g, "$1");
  const parts = articleParts(plain.replaceAll(/^(\s*)(\d{1,3}[.)] )/gm, "$1\\$2")).map(
    (part) => part.text,
  );
  // What is left over belongs to no pair.
  return parts.join("\n").replaceAll(/\*\*+|(?<=^|\n)#{1,6}(?=\s)/g, "");
}

/** Lines as they were, without what can't be seen; `leads` says which addresses may be links. */
export function richWords(text: string, leads: (href: string) => boolean = () => false): string {
  const found = marked(cleanText(text, true));
  return trimmed(mapAddresses(found, (href) => (leads(href) ? href : "")));
}

/** The words alone, in one line. */
export const plainWords = (text: string): string =>
  wordsOf(marked(cleanText(text, true)))
    .replaceAll(/\s*\n\s*/g, " ")
    .replaceAll(/ {2,}/g, " ")
    .trim();

/** Where to cut words that are too long: behind a sentence, else behind a word. */
function placeToCut(words: string, hard: number): number {
  const start = words.slice(0, hard + 1);
  const sentence = Math.max(
    ...[...start.slice(0, hard).matchAll(/[.!?…。؟]["”’»)]*(?=\s|$)/g)].map(
      ({ 0: end, index }) => index + end.length,
    ),
    0,
  );
  if (sentence >= hard * 0.5) return sentence;
  const word = start.search(/\s\S*$/);
  if (word >= hard * 0.5) return word;
  // Not in the middle of a letter that is written as two.
  return /[\ud800-\udbff]/.test(words[hard - 1] ?? "") ? hard - 1 : hard;
}

/** A text as long as its place, and the words that were cut off. */
export function cutTo(text: string, hard: number): { text: string; rest: string } {
  const words = wordsOf(text);
  if (words.length <= hard) return { text, rest: "" };
  const at = placeToCut(words, hard);
  const kept = isMarked(text) ? textOf(runsBetween(text, 0, at)) : words.slice(0, at);
  return { text: trimmed(kept).replace(/[,;:–—-]$/, ""), rest: words.slice(at).trim() };
}
