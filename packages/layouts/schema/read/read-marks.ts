import { isMarked, type Run, runsOf, textOf } from "../marks.ts";
import { plainAddress } from "./address.ts";
import { cleanText } from "./clean-text.ts";
import type { Report } from "./problem.ts";
import { longestText, readText } from "./values.ts";

/** A text that may hold bold words and links; bad addresses go, their words stay. */
export function readMarkedText(
  value: unknown,
  path: string,
  report: Report,
  lineBreaks = false,
): string {
  if (typeof value !== "string" || !isMarked(value))
    return readText(value, path, report, lineBreaks);
  let room = Math.min(longestText, report.room ?? longestText);
  const runs: Run[] = [];
  const left: string[] = [];
  let isClean = true;
  for (const { text, strong, href } of runsOf(value)) {
    const clean = cleanText(text, lineBreaks);
    if (clean !== text) isClean = false;
    const short =
      clean.length <= room ? clean : clean.slice(0, room).replace(/[\ud800-\udbff]$/, "");
    if (short !== clean) left.push(clean.slice(short.length));
    room = short === clean ? room - clean.length : 0;
    const leads = href === undefined ? "" : plainAddress(href, path, report);
    runs.push({ text: short, ...(strong ? { strong } : {}), ...(leads ? { href: leads } : {}) });
  }
  const text = textOf(runs);
  if (left.length > 0) report(path, "shortened", left.join(""));
  if (!isClean || text !== textOf(runsOf(value))) report(path, "cleaned");
  if (report.room !== undefined) report.room -= text.length;
  return text;
}
