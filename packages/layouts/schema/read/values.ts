import { asOwn, wordsOf } from "../marks.ts";
import { cleanText } from "./clean-text.ts";
import type { Report } from "./problem.ts";

/** Longer than any text of a page, and short enough to be handled. */
export const longestText = 5000;

type Keys = { readonly [key: string]: unknown };

export const isRecord = (value: unknown): value is Keys =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The beginning of a text, never with half a letter at its end. */
export const cut = (text: string, most = longestText): string =>
  text.length <= most ? text : text.slice(0, most).replace(/[\ud800-\udbff]$/, "");

/** A text without what cannot be seen, as long as it may be. */
export function readText(value: unknown, path: string, report: Report, lineBreaks = false): string {
  if (typeof value !== "string") {
    report(path, "replaced", value);
    return "";
  }
  const clean = cleanText(wordsOf(value), lineBreaks);
  if (clean !== value) report(path, "cleaned");
  const text = cut(clean, Math.min(longestText, report.room ?? longestText));
  if (text !== clean) report(path, "shortened", clean.slice(text.length));
  if (report.room !== undefined) report.room -= text.length;
  return text;
}

/** A list, each entry read by itself; those beyond `max` and those that read as nothing are left out. */
export function readList<T>(
  value: unknown,
  path: string,
  report: Report,
  max: number,
  read: (entry: unknown, path: string, index: number) => T | undefined,
): T[] {
  if (!Array.isArray(value)) {
    report(path, "replaced", value);
    return [];
  }
  if (value.length > max) report(path, "dropped", value.slice(max));
  return Array.from(value.slice(0, max), (entry, index) =>
    read(entry, `${path}[${index}]`, index),
  ).filter((entry) => entry !== undefined);
}

type TextsOptions = {
  max: number;
  between?: string;
  read?: (entry: unknown, path: string, report: Report) => string;
};

/** A list of texts; those beyond `max` go on in the last one, so that no word is lost. */
export function readTexts(
  value: unknown,
  path: string,
  report: Report,
  { max, between = " ", read = readText }: TextsOptions,
): string[] {
  const isText = (entry: unknown) => typeof entry === "string";
  const fitting =
    Array.isArray(value) && value.length > max
      ? [
          ...value.slice(0, max - 1),
          value
            .slice(max - 1)
            .filter(isText)
            .map(asOwn)
            .join(between),
        ]
      : value;
  if (fitting !== value) report(path, "joined");
  return readList(fitting, path, report, max, (entry, place) => read(entry, place, report));
}

/** A record of named values, without unknown names. */
export function readRecord(
  value: unknown,
  path: string,
  report: Report,
  known: readonly string[],
): Keys {
  if (!isRecord(value)) {
    report(path, "replaced", value);
    return {};
  }
  const clean: Record<string, unknown> = Object.create(null);
  for (const key of Object.keys(value))
    if (known.includes(key)) clean[key] = value[key];
    else report(path ? `${path}.${key}` : key, "dropped", value[key]);
  return clean;
}

export function readNumber(
  value: unknown,
  path: string,
  report: Report,
  [from, to]: readonly [number, number],
  otherwise = from,
): number {
  const number = typeof value === "number" && !Number.isNaN(value) ? value : otherwise;
  const fitting = Math.min(to, Math.max(from, number));
  if (fitting !== value) report(path, "replaced");
  return fitting;
}

/** One of some words, or nothing. */
export function readOneOf<T extends string>(
  value: unknown,
  path: string,
  report: Report,
  known: readonly T[],
): T | undefined {
  if (known.includes(value as T)) return value as T;
  report(path, "replaced", value);
  return undefined;
}
