import { isFactForm } from "../facts.ts";
import { asExample, asOwn, isExample, isMarked, type Run, runsOf, textOf } from "../marks.ts";
import { plainAddress } from "./address.ts";
import { cleanText } from "./clean-text.ts";
import type { Report } from "./problem.ts";
import { longestText, readText } from "./values.ts";

/** A text of a section: it may be an example, and say facts of the business. */
export function readSectionText(
  value: unknown,
  path: string,
  report: Report,
  lineBreaks = false,
): string {
  return readRuns(value, path, report, lineBreaks, false);
}

/** A text that may hold bold words and links too; bad addresses go, their words stay. */
export function readMarkedText(
  value: unknown,
  path: string,
  report: Report,
  lineBreaks = false,
): string {
  return readRuns(value, path, report, lineBreaks, true);
}

function readRuns(
  value: unknown,
  path: string,
  report: Report,
  lineBreaks: boolean,
  marks: boolean,
): string {
  if (typeof value === "string" && isExample(value)) {
    const own = readRuns(asOwn(value), path, report, lineBreaks, marks);
    return own === "" ? own : asExample(own);
  }
  if (typeof value !== "string" || !isMarked(value))
    return readText(value, path, report, lineBreaks);
  let room = Math.min(longestText, report.room ?? longestText);
  const runs: Run[] = [];
  const left: string[] = [];
  let isClean = true;
  for (const { text, strong, href, fact } of runsOf(value)) {
    const clean = cleanText(text, lineBreaks);
    if (clean !== text) isClean = false;
    const short =
      clean.length <= room ? clean : clean.slice(0, room).replace(/[\ud800-\udbff]$/, "");
    if (short !== clean) left.push(clean.slice(short.length));
    room = short === clean ? room - clean.length : 0;
    const leads = href === undefined || !marks ? "" : plainAddress(href, path, report);
    runs.push({
      text: short,
      ...(strong && marks ? { strong } : {}),
      ...(leads ? { href: leads } : {}),
      ...(isFactForm(fact) ? { fact } : {}),
    });
  }
  const text = textOf(runs);
  if (left.length > 0) report(path, "shortened", left.join(""));
  if (!isClean || text !== textOf(runsOf(value))) report(path, "cleaned");
  if (report.room !== undefined) report.room -= text.length;
  return text;
}
