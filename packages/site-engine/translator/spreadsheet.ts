import { runsOf } from "@daylit/layouts/schema/marks.ts";
import { tableCells } from "../assistant/table-cells.ts";
import type { SiteDocument } from "../document/site-document.ts";
import type { ReturnedText } from "./read-back.ts";
import { translatorRows } from "./translator-rows.ts";

/** Bold words and links in the signs that people know from messages: **bold**, [words](address). */
const withSigns = (text: string) =>
  runsOf(text)
    .map(({ text: words, strong, href }) => {
      const bold = strong ? `**${words}**` : words;
      return href ? `[${bold}](${href})` : bold;
    })
    .join("");

/** A cell that begins like a formula would be one. */
const guarded = (text: string) => (/^'*[=+\-@]/.test(text) ? `'${text}` : text);
const unguarded = (text: string) => text.replace(/^'(?='*[=+\-@])/, "");

const cell = (text: string) => `"${guarded(text).replaceAll('"', '""')}"`;

/** The columns; the last two name their languages too. */
const columns = ["Key", "Place", "Page", "Section", "Field", "Original", "Translation"] as const;

/**
 * The texts of a site and their translations as a spreadsheet. `between`: what its owner's program reads; `say`:
 * in the owner's language.
 */
export function spreadsheetOf(
  site: SiteDocument,
  language: string,
  between: "," | ";",
  say: (english: string) => string = (same) => same,
): string {
  const rows = translatorRows(site, language).map(
    ({ key, path, page, part, label, source, target }) => [
      ...[key, path, page, say(part), say(label)],
      ...[withSigns(source), withSigns(target)],
    ],
  );
  const tags: Readonly<Record<string, string>> = {
    Original: ` (${site.language})`,
    Translation: ` (${language})`,
  };
  const head = columns.map((name) => say(name) + (tags[name] ?? ""));
  return `\ufeff${[head, ...rows].map((row) => row.map(cell).join(between)).join("\r\n")}\r\n`;
}

/** A spreadsheet that came back, from whichever program: its texts, or none if it isn't ours. */
export function readSpreadsheet(given: string): ReturnedText[] {
  const lines = given.replace(/^\ufeff/, "").replaceAll(/\r\n?/g, "\n");
  // Excel's own line before the table, and other programs put it into a cell.
  const [own = "", named] = /^"?sep=(.)"?[;,\t]*\n/i.exec(lines) ?? [];
  const text = lines.slice(own.length);
  const [head = ""] = text.split("\n", 1);
  const between =
    named ??
    [";", "\t", ","].reduce((best, each) =>
      head.split(each).length > head.split(best).length ? each : best,
    );
  const [names = [], ...rows] = tableCells(text, between);
  // In another language than English the columns are known by their order.
  const isOurs = rows.some(([key = ""]) => /^t[a-z\d]{8}$/.test(key.trim()));
  const column = (name: (typeof columns)[number]) => {
    const found = names.findIndex((each) =>
      each.trim().toLowerCase().startsWith(name.toLowerCase()),
    );
    return found < 0 && isOurs ? columns.indexOf(name) : found;
  };
  const [key, place, original, translation] = (
    ["Key", "Place", "Original", "Translation"] as const
  ).map(column);
  if (translation === undefined || translation < 0) return [];
  const at = (row: readonly string[], index = -1) => unguarded(row[index] ?? "");
  return rows.map((row) => ({
    key: at(row, key).trim(),
    place: at(row, place).trim(),
    source: at(row, original),
    target: at(row, translation),
    hasSigns: true,
  }));
}
