import type { Report } from "@daylit/layouts/schema/read/problem.ts";
import { readRecord, readText } from "@daylit/layouts/schema/read/values.ts";
import { isDay } from "../business/day.ts";
import type { SiteDocument } from "../site-document.ts";

/**
 * What visitors should know today, in one line; after its last day it is no longer shown. `language`:
 * that of the words, in a twin for which nobody has translated them.
 */
export type Notice = { text: string; until?: string; language?: string };

export function readNotice(value: unknown, report: Report): Pick<SiteDocument, "notice"> {
  const { text, until } = readRecord(value, "notice", report, ["text", "until"]);
  const words = readText(text ?? "", "notice.text", report);
  if (until !== undefined && !isDay(until)) report("notice.until", "dropped", until);
  // A last day without words says nothing, but its owner may be about to write them.
  if (words === "" && !isDay(until)) return {};
  return { notice: { text: words, ...(isDay(until) ? { until } : {}) } };
}

/** The site without a notice whose last day is over, or that has no words. */
export function withoutEndedNotice(site: SiteDocument, today?: string): SiteDocument {
  const { notice, ...rest } = site;
  if (!notice) return site;
  const ended = today !== undefined && notice.until !== undefined && notice.until < today;
  return ended || notice.text.trim() === "" ? rest : site;
}
