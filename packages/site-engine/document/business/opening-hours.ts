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
  /** What times cannot say, in the owner's words: ["Saturday", "By appointment"], ["January", "Closed"]. */
  lines?: readonly HoursLine[];
  /** Holidays and other days on which it is closed, first and last day: "2026-12-24". */
  closures: readonly Closure[];
};

/** "09:00", "17:30" */
export type TimeSpan = readonly [opens: string, closes: string];
export type HoursLine = readonly [days: string, times: string];
export type Closure = { from: string; to: string; words?: string };

export const weekdays = [
  ...["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
] as const;

const isTime = (value: unknown): value is string =>
  typeof value === "string" && /^([01]\d|2[0-3]):[0-5]\d$/.test(value);

const most = { spans: 4, closures: 40, lines: 14 } as const;

/** Times that cannot be read are left out and said; nothing at all isn’t data. */
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
  const lines = readList(value.lines ?? [], "opening.lines", report, most.lines, (entry, path) => {
    const [first, second] = Array.isArray(entry) ? entry : [entry];
    const text = (part: unknown, at: number) => readText(part ?? "", `${path}[${at}]`, report);
    return [text(first, 0), text(second, 1)] as const;
  });
  return { days, ...(lines.length > 0 ? { lines } : {}), closures };
}

const minutes = (time: string) => {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour * 60 + minute;
};

const day = 24 * 60;

/** Minutes since midnight as "17:30"; the next day begins again. */
const timeAt = (at: number) =>
  [Math.floor(at / 60) % 24, at % 60].map((part) => String(part).padStart(2, "0")).join(":");

/** From opening to closing in minutes since midnight; a closing before the opening is on the next day. */
export const minutesOf = ([opens, closes]: TimeSpan): readonly [number, number] => {
  const [from, to] = [minutes(opens), minutes(closes)];
  return [from, to > from ? to : to + day];
};

/** Times of one day with a break: at noon where they go on after it, else in their middle, else later. */
export function withBreak(span: TimeSpan): readonly TimeSpan[] {
  const [opens, closes] = span;
  const [from, to] = minutesOf(span);
  const [noon, after] = [12.5 * 60, 14 * 60];
  if (from < noon && to > after)
    return [
      [opens, timeAt(noon)],
      [timeAt(after), closes],
    ];
  if (to <= after) return [span, [timeAt(to + 120), timeAt(to + 360)]];
  const middle = Math.floor((from + to) / 2 / 15) * 15;
  if (to - from >= 90)
    return [
      [opens, timeAt(middle)],
      [timeAt(middle + 30), closes],
    ];
  return [span, [timeAt(to + 60), timeAt(to + 120)]];
}

/** What is wrong with the times of a day, in words; undefined if nothing is. */
export function spanProblem(spans: readonly TimeSpan[]): string | undefined {
  for (const [opens, closes] of spans) {
    if (opens === closes) return `Opens and closes at ${opens}: change one of the times.`;
    const [from, to] = minutesOf([opens, closes]);
    // A bar closes after midnight; an office that closes before it opens has its times mixed up.
    if (to > day && to - from > 12 * 60)
      return `Closes at ${closes}, before it opens at ${opens}: change one of the times.`;
  }
  const ends = spans.map(minutesOf);
  const overlaps = ends.some(([from], at) => from < (ends[at - 1]?.[1] ?? 0));
  return overlaps ? "These times overlap: change one of them." : undefined;
}

/** For a bar: that its owner meant the night is good to see. */
export function spanNote(spans: readonly TimeSpan[]): string | undefined {
  const late = spans.find((span) => minutesOf(span)[1] > day);
  return late && `Closes at ${late[1]} the next day.`;
}
