import type { Report } from "@daylit/layouts/schema/read/problem.ts";
import { isRecord, readList, readText } from "@daylit/layouts/schema/read/values.ts";
import { isDay } from "./day.ts";

/**
 * Opening hours as data, for search engines and for the editor. The lines that visitors read are texts
 * (`business.hours`), printed from these when they are edited; sites without data keep their texts.
 */
export type OpeningHours = {
  /** Monday to Sunday: the times of each day, none if it is closed. */
  days: readonly (readonly TimeSpan[])[];
  /** Holidays and other days on which it is closed, first and last day: "2026-12-24". */
  closures: readonly Closure[];
};

/** "09:00", "17:30" */
export type TimeSpan = readonly [opens: string, closes: string];
export type Closure = { from: string; to: string; words?: string };

export const weekdays = [
  ...["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
] as const;

const isTime = (value: unknown): value is string =>
  typeof value === "string" && /^([01]\d|2[0-3]):[0-5]\d$/.test(value);

const most = { spans: 4, closures: 40 } as const;

/** Times that cannot be read are left out and said; nothing at all is no data. */
export function readOpening(value: unknown, report: Report): OpeningHours | undefined {
  if (!isRecord(value) || !Array.isArray(value.days)) {
    report("opening", "dropped", value);
    return undefined;
  }
  const given = value.days;
  const days = weekdays.map((_, day) =>
    readList(given[day] ?? [], `opening.days[${day}]`, report, most.spans, (span, path) => {
      const [opens, closes] = Array.isArray(span) ? span : [];
      if (isTime(opens) && isTime(closes)) return [opens, closes] as const;
      report(path, "dropped", span);
      return undefined;
    }),
  );
  const closures = readList(
    value.closures ?? [],
    "opening.closures",
    report,
    most.closures,
    (entry, path): Closure | undefined => {
      const { from, to, words } = isRecord(entry) ? entry : {};
      if (!isDay(from) || !isDay(to)) {
        report(path, "dropped", entry);
        return undefined;
      }
      const named = words === undefined ? "" : readText(words, `${path}.words`, report);
      return { from, to, ...(named ? { words: named } : {}) };
    },
  );
  return { days, closures };
}
