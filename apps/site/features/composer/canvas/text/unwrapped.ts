import type { ClipboardEvent } from "react";
import type { Pasted } from "./pasted-html.ts";

/** Words that end a sentence, and lines that begin a list, an address or a message. */
const ends = /[.!?…:;؟。]["”’»)\]]*$/u;
const begins =
  /^(?:[-*•·▪–—]\s|\d{1,3}[.)]\s|\[?\d{1,2}[./]\d{1,2}[./]|[\p{L}\d][^\n]{0,40}[:：]\s)/u;

/**
 * Text from a PDF or an email, whose lines were broken to fit a page, with its paragraphs in one line
 * each. A line goes on if the next one begins in the middle of a sentence, or if it is as long as the
 * lines around it and ends none. A word that was cut is whole again, and joined letters are two. Lists,
 * tables, verses and messages stay lines.
 */
export function unwrapped(text: string): string {
  const whole = text
    .replaceAll(/(\p{L})[-\u00ad\u2010][^\S\n]*\r?\n[^\S\n]*(?=\p{Ll})/gu, "$1")
    .replaceAll("\u00ad", "")
    .replaceAll(/[\ufb00-\ufb06]/g, (letters) => letters.normalize("NFKC"));
  const lines = whole.split(/\r?\n/);
  const lengths = lines.map((line) => line.trim().length);
  const longest = Math.max(...lengths);
  // A page breaks its lines at one width: several are nearly as long as the longest.
  const isPage = longest >= 45 && lengths.filter((length) => length >= longest * 0.75).length >= 2;
  const joined: string[] = [];
  for (const [at, line] of lines.entries()) {
    const before = joined.at(-1);
    const next = line.trim();
    // A price alone is the end of a column’s line.
    const isLower =
      /^\p{Ll}/u.test(next) &&
      /\p{L}/u.test(before ?? "") &&
      /[\p{L}\p{N},;)’”"]\s*$/u.test(before ?? "");
    const isFull =
      isPage && (lengths[at - 1] ?? 0) >= longest * 0.75 && !ends.test(before?.trim() ?? "");
    const isTable = /\t|\s{3,}\S|\.{4}/.test(`${before?.trim()}${next}`);
    if (before?.trim() && next && !isTable && !begins.test(next) && (isLower || isFull))
      joined[joined.length - 1] = `${before.trimEnd()} ${next}`;
    else joined.push(line);
  }
  return joined.join("\n");
}

/** Plain text as paragraphs; rows of a table are items, a dash between their cells. */
export const plainParts = (text: string): Pasted[] =>
  unwrapped(text)
    .split(/\s*\n\s*/)
    .map((line): Pasted => {
      const cells = line
        .split(/\t+|\s?(?:\. ?){4,}|(?<=\S)\s{3,}/)
        .map((cell) => cell.replaceAll(/[\s\p{Cc}]+/gu, " ").trim())
        .filter(Boolean);
      return { as: cells.length > 1 ? "item" : "paragraph", text: cells.join(" – ") };
    })
    .filter((line) => line.text !== "");

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
