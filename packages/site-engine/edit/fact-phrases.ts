import { isMarked, withWordsAt, wordsOf } from "@daylit/layouts/schema/marks.ts";
import { isEmail } from "@daylit/layouts/text/email.ts";
import type { Business } from "@daylit/layouts/trades/business.ts";

/** A way in which sentences say a fact, and how they say the new one. */
type Phrase = {
  /** Source of a regular expression. */
  find: string;
  to: string;
  /** A street or a town by its bare name also stands for other things, so own sentences keep it. */
  examplesOnly?: boolean;
  /** Begins as its sentence wants it: “open weekdays 9:00–17:30”. */
  anyCase?: boolean;
};

/** Shorter than this, a name or a place is found in other words by chance. */
const shortest = 3;

const escaped = (text: string) =>
  text
    .trim()
    .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/\s+/g, String.raw`\s+`);

/** Alone, and not as a part of another word or number. */
const whole = (source: string) =>
  String.raw`(?<![\p{L}\p{N}@])(?:${source})(?![\p{L}\p{N}@]|\.[\p{L}\p{N}])`;

const digitsOf = (phone: string) => phone.replaceAll(/\D/g, "");

/** A number that can be rung has at least six digits; fewer are found in prices and hours. */
const isNumber = (phone: string) => digitsOf(phone).length >= 6;

/** A telephone number with whatever spaces it is written. */
const numberSource = (phone: string) =>
  (phone.trim().startsWith("+") ? String.raw`\+` : "") +
  [...digitsOf(phone)].join(String.raw`[\s()/-]{0,2}`);

const postcode =
  /^(?:[\d\s-]{4,7}\s)?(.*?)(?:,?\s+(?:[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2}|[\d-]{4,}))?$/;
const number =
  /^(?:(?:unit|studio|arch|flat|suite|shop)\s+)?\d+\s?[a-z]?(?:\s?[–-]\s?\d+[a-z]?)?,?\s+/i;

/** An address as sentences say it: whole, the street with and without its number, the town. */
function placeOf({ name, address }: Business) {
  const given = address.map((line) => line.trim()).filter((line) => line && line !== name.trim());
  const lines = given.length === 1 ? (given[0]?.split(/,\s*/) ?? []) : given;
  const last = lines.length > 1 ? lines.at(-1) : undefined;
  const before = lines.slice(0, last ? -1 : undefined);
  const street = before.find((line) => /\d/.test(line)) ?? before.at(-1);
  return {
    lines,
    street,
    streetName: street?.replace(number, "").replace(/\s+\d+\s?[a-z]?$/i, ""),
    /** “Leith”, between the street and “Edinburgh EH6 9ZZ”. */
    districts: before.slice(before.indexOf(street ?? "") + 1),
    last,
    town: last && postcode.exec(last)?.[1]?.trim(),
  };
}

function* placePhrases(old: Business, next: Business): Generator<Phrase> {
  const [from, to] = [placeOf(old), placeOf(next)];
  if (from.lines.length === 0 || to.lines.length === 0) return;
  // “Wag & Whisker, 71 Lamb Lane, Birmingham B9 9ZZ”, and the same without its first lines.
  for (let first = 0; first < from.lines.length - 1; first++)
    yield {
      find: from.lines.slice(first).map(escaped).join(String.raw`,\s+`),
      to: (first === 0 ? to.lines : to.lines.slice(-2)).join(", "),
    };
  if (from.street && from.town && to.street)
    yield {
      find: `${escaped(from.street)},\\s+${escaped(from.town)}`,
      to: [to.street, to.town].filter(Boolean).join(", "),
    };
  const districts = from.districts.flatMap((district) => [
    { find: `${escaped(district)},\\s+${escaped(from.town ?? "")}`, to: to.town ?? "" },
    { find: escaped(district), to: to.town ?? "" },
  ]);
  if (to.town) for (const district of districts) yield { ...district, examplesOnly: true };
  const parts = [
    [from.street, to.street, !/\d/.test(from.street ?? "")],
    [from.last, to.last, false],
    [from.streetName, to.streetName, true],
    [from.town, to.town, true],
  ] as const;
  for (const [a, b, examplesOnly] of parts)
    if (a && b && a.length >= shortest) yield { find: escaped(a), to: b, examplesOnly };
}

type Row = readonly [string, string];

/** “Monday to Friday, 9:00–17:30”, with or without the comma, and with “to” for the dash. */
const rowSource = ([days, times]: Row) => {
  const [letter = ""] = days;
  const first = escaped(letter);
  const either = `[${first.toLowerCase()}${first.toUpperCase()}]`;
  const span = escaped(times).replaceAll(/–|-/g, String.raw`\s?(?:–|-|to)\s?`);
  return String.raw`${/^\p{L}/u.test(days) ? either : first}${escaped(days.slice(letter.length))}[,:]?\s+${span}`;
};

const said = (rows: readonly Row[]) => rows.map((row) => row.join(" ").trim()).join(", ");

function* hoursPhrases(
  { hours: old = [] }: Business,
  { hours: next = [] }: Business,
): Generator<Phrase> {
  const anyCase = true;
  const rows = old.filter(([days, times]) => days.trim() && times.trim());
  if (rows.length === 0 || next.length === 0) return;
  if (rows.length > 1)
    yield {
      find: rows.map(rowSource).join(String.raw`(?:[,;.]|\s+and)\s+`),
      to: said(next),
      anyCase,
    };
  for (const [index, row] of rows.entries()) {
    const twin =
      next.find(([days]) => days.toLowerCase() === row[0].toLowerCase()) ??
      (rows.length === next.length ? next[index] : undefined);
    if (twin) yield { find: rowSource(row), to: said([twin]), anyCase };
  }
}

function* phrasesOf(old: Business, next: Business): Generator<Phrase> {
  if (isEmail(old.email))
    yield { find: escaped(old.email), to: isEmail(next.email) ? next.email : old.email };
  if (isNumber(old.phone) && isNumber(next.phone) && old.phone !== next.phone)
    yield { find: numberSource(old.phone), to: next.phone };
  if (old.name.trim().length >= shortest)
    yield { find: escaped(old.name), to: next.name.trim() || old.name };
  if (old.address.join("\n") !== next.address.join("\n")) yield* placePhrases(old, next);
  if (JSON.stringify(old.hours) !== JSON.stringify(next.hours)) yield* hoursPhrases(old, next);
}

/** Longer than any sentence would say a fact, and what an engine still compiles to an expression. */
const longest = 500;

/**
 * Writes other facts into sentences: name, telephone, e-mail, address and hours, in the ways in which
 * sentences say them. A name that stays is found too, so that a street in it stays with it.
 */
export function factWriter(old: Business, next: Business) {
  const all = [...phrasesOf(old, next)]
    .filter(({ find }) => find.length <= longest)
    .sort((a, b) => b.find.length - a.find.length);
  const compiled = (phrases: readonly Phrase[]) =>
    phrases.length === 0
      ? undefined
      : {
          any: new RegExp(whole(phrases.map(({ find }) => find).join("|")), "gu"),
          each: phrases.map((phrase) => ({
            alone: new RegExp(`^(?:${phrase.find})$`, "u"),
            phrase,
          })),
        };
  const anywhere = compiled(all.filter(({ examplesOnly }) => !examplesOnly));
  const inExamples = compiled(all);
  return (text: string, example: boolean): string => {
    const found = example ? inExamples : anywhere;
    if (!found) return text;
    const replaced = (match: string) => {
      const { to = match, anyCase } =
        found.each.find(({ alone }) => alone.test(match))?.phrase ?? {};
      return anyCase && /^\p{Ll}/u.test(match) ? to.slice(0, 1).toLowerCase() + to.slice(1) : to;
    };
    if (!isMarked(text)) return text.replace(found.any, replaced);
    // From the end, so that the places of the others stay; a fact may be bold in part.
    return [...wordsOf(text).matchAll(found.any)].reduceRight(
      (next, { 0: match, index }) =>
        withWordsAt(next, index, index + match.length, replaced(match)),
      text,
    );
  };
}
