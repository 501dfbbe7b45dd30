import { escapeHtml } from "@daylit/layouts/text/escape-html.ts";
import { piece } from "./isolate.ts";

/** Text as it stands between tags. */
const inMarkup = (text: string) => escapeHtml(text).replaceAll("'", "&#x27;");

/** Pages keep some words together with spaces that do not break. */
const plain = (text: string) => text.trim().replaceAll("\u00a0", " ");

/**
 * A body in which texts that nobody has translated say their language, so that screen readers pronounce
 * them, and hyphens and directions are right.
 */
export function markLanguage(markup: string, texts: readonly string[], language: string): string {
  if (texts.length === 0) return markup;
  const left = new Set(texts.map((text) => inMarkup(plain(text))));
  return markup.replaceAll(piece, (text) => {
    const words = text.trim();
    if (text.startsWith("<") || !left.has(plain(words))) return text;
    return text.replace(words, () => `<bdi lang="${language}">${words}</bdi>`);
  });
}
