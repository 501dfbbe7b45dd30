import type { ArticlePart } from "../components/text/article.tsx";
import { type Run, runsOf, textOf } from "./marks.ts";
import { isAddress } from "./read/address.ts";
import { longestText } from "./read/values.ts";

/**
 * A long text as plain text that people can write: a line for each paragraph, "## " before a subhead,
 * "- " and "1. " before the items of lists, **bold** words and [links](address).
 */

const starts = { paragraph: "", subhead: "## ", item: "- ", number: "1. " } as const;

const escaped = (text: string) => text.replaceAll(/[\\*[\]]/g, String.raw`\$&`);

function runText({ text, strong, href }: Run): string {
  const [, before = "", words = "", after = ""] = /^(\s*)(.*?)(\s*)$/su.exec(text) ?? [];
  if (words === "") return escaped(text);
  const bold = strong ? `**${escaped(words)}**` : escaped(words);
  return before + (href ? `[${bold}](${href})` : bold) + after;
}

const lineOf = ({ as = "paragraph", text }: ArticlePart): string => {
  const words = runsOf(text.replaceAll("\n", " ")).map(runText).join("");
  // What only looks like the start of a subhead or an item.
  return starts[as] + (/^(?:#{1,3} |[-•*] |\d{1,3}[.)] )/.test(words) ? `\\${words}` : words);
};

const isItem = (part: ArticlePart | undefined) => part?.as === "item" || part?.as === "number";

export const articleText = (parts: readonly ArticlePart[]): string =>
  parts
    .map((part, index) => {
      const gap = index === 0 ? "" : isItem(part) && isItem(parts[index - 1]) ? "\n" : "\n\n";
      return gap + lineOf(part);
    })
    .join("");

const link = /^\[((?:\\.|[^\\\]])*)\]\(([^()\s]*)\)/s;
const bold = /^\*\*((?:\\.|[^\\*])+)\*\*/s;
const plain = (text: string) => text.replaceAll(/\\([\\*[\]#\-•\d])/g, "$1");

function* runsIn(text: string, marks: Omit<Run, "text">): Generator<Run> {
  let words = "";
  for (let at = 0; at < text.length; ) {
    const rest = text.slice(at);
    const linked = marks.href ? undefined : (link.exec(rest) ?? undefined);
    const strong = marks.strong ? undefined : (bold.exec(rest) ?? undefined);
    const found = linked && isAddress(linked[2] ?? "") && linked[2] ? linked : strong;
    if (found) {
      if (words) yield { ...marks, text: plain(words) };
      words = "";
      const [whole, inside = "", href] = found;
      yield* runsIn(inside, { ...marks, ...(found === linked ? { href } : { strong: true }) });
      at += whole.length;
    } else {
      const step = text[at] === "\\" ? 2 : 1;
      words += text.slice(at, at + step);
      at += step;
    }
  }
  if (words) yield { ...marks, text: plain(words) };
}

/** A paragraph that is longer than one may be is split behind a sentence, so that nothing is lost. */
function* shortEnough(part: ArticlePart): Generator<ArticlePart> {
  if (part.text.length <= longestText) return yield part;
  const at = part.text.lastIndexOf(". ", longestText - 2) + 1;
  const cut = at > 0 ? at : longestText;
  yield { ...part, text: part.text.slice(0, cut) };
  yield* shortEnough({ ...part, text: part.text.slice(cut).trimStart() });
}

function partOf(line: string): ArticlePart {
  const [, mark = "", words = ""] = /^(#{1,3} |[-•*] |\d{1,3}[.)] )?\s*(.*)$/su.exec(line) ?? [];
  const text = textOf([...runsIn(words.trimEnd(), {})]);
  if (mark.startsWith("#")) return { as: "subhead", text };
  if (/^\d/.test(mark)) return { as: "number", text };
  return mark ? { as: "item", text } : { text };
}

export const articleParts = (text: string): ArticlePart[] =>
  text
    .split(/\s*\n\s*/)
    .filter((line) => line.trim() !== "")
    .flatMap((line) => [...shortEnough(partOf(line.trimStart()))]);
