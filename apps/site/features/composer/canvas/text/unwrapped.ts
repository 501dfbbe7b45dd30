import type { ClipboardEvent } from "react";

/**
 * Text from a PDF or an e-mail, whose lines were broken to fit a page, with its paragraphs in one line
 * each. A line goes on if the next one begins in the middle of a sentence; a word that was cut is whole
 * again, and joined letters are two. Lists, verses and messages, whose lines are sentences or begin with a capital, stay lines.
 */
export const unwrapped = (text: string): string =>
  text
    .replaceAll(/(\p{L})[-\u00ad\u2010][^\S\n]*\r?\n[^\S\n]*(?=\p{Ll})/gu, "$1")
    .replaceAll("\u00ad", "")
    .replaceAll(/[\ufb00-\ufb06]/g, (letters) => letters.normalize("NFKC"))
    .replaceAll(/([\p{L}\p{N},;)’”"])[^\S\n]*\r?\n[^\S\n]*(?=\p{Ll})/gu, "$1 ");

/** Pasted into a field of several lines. */
export function pasteUnwrapped(
  event: ClipboardEvent<HTMLTextAreaElement>,
  change: (text: string) => void,
) {
  const given = event.clipboardData.getData("text/plain");
  const text = unwrapped(given);
  if (text === given) return;
  event.preventDefault();
  const area = event.currentTarget;
  area.setRangeText(text, area.selectionStart, area.selectionEnd, "end");
  change(area.value);
}
