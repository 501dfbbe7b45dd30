import { notOne, type Report } from "./problem.ts";

/** Longer than any text of a page, and short enough to be handled: what is read is bounded. */
export const longestText = 5000;

type Keys = { readonly [key: string]: unknown };

export const isRecord = (value: unknown): value is Keys =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Tabs, bells and the like, marks that turn the direction of the page, and halves of letters. */
const unseen = /[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff]/u;

/** A text as it was written, or an empty one. */
export function readText(value: unknown, path: string, report: Report, lineBreaks = false): string {
  if (typeof value !== "string") report(path, "should be a text");
  else if (value.length > longestText)
    report(path, `is ${value.length} characters long; at most ${longestText} can be read`);
  else if (!value.isWellFormed()) report(path, "has half a letter in it");
  else if (unseen.test(lineBreaks ? value.replaceAll("\n", "") : value))
    report(path, "has a character in it that cannot be seen");
  else return value;
  return "";
}

/** A list, each entry read by itself; more than `max` are refused before one is looked at. */
export function readList<T>(
  value: unknown,
  path: string,
  report: Report,
  max: number,
  read: (entry: unknown, path: string) => T,
): T[] {
  if (!Array.isArray(value)) report(path, "should be a list");
  else if (value.length > max) report(path, `has ${value.length} entries; at most ${max} fit`);
  else return Array.from(value, (entry, index) => read(entry, `${path}[${index}]`));
  return [];
}

/** A record of named values. Whatever nobody knows is reported: it would be lost without a word. */
export function readRecord(
  value: unknown,
  path: string,
  report: Report,
  known: readonly string[],
  what = "field",
): Keys {
  if (!isRecord(value)) {
    report(path, "should be a group of named values");
    return {};
  }
  const clean: Record<string, unknown> = Object.create(null);
  for (const key of Object.keys(value))
    if (known.includes(key)) clean[key] = value[key];
    else report(path ? `${path}.${key}` : key, notOne(key, what, known));
  return clean;
}

export function readNumber(
  value: unknown,
  path: string,
  report: Report,
  [from, to]: readonly [number, number],
): number {
  if (typeof value === "number" && value >= from && value <= to) return value;
  report(path, `should be a number from ${from} to ${to}`);
  return from;
}

export function readOneOf<T extends string>(
  value: unknown,
  path: string,
  report: Report,
  known: readonly T[],
  what: string,
): T {
  if (known.includes(value as T)) return value as T;
  report(path, notOne(value, what, known));
  return known[0] as T;
}
