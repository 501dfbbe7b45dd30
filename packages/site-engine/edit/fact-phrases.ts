import { type Business, dialled } from "@daylit/layouts/trades/business.ts";
import { placeOf } from "@daylit/layouts/trades/place.ts";
import { type FactForm, factIn, noRow, type Reference } from "../document/text/references.ts";

/** A way in which a layout's sentences say a fact of its business. */
type Phrase = {
  /** Source of a regular expression. */
  find: string;
  fact: FactForm;
  row?: Reference["row"];
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

/** A telephone number with whatever spaces it is written. */
const numberSource = (phone: string) =>
  [...dialled(phone)].map(escaped).join(String.raw`[\s()/-]{0,2}`);

function* placePhrases(business: Business): Generator<Phrase> {
  const { lines, street, streetName, districts, last, town } = placeOf(business);
  // “Wag & Whisker, 71 Lamb Lane, Birmingham B9 9ZZ”, and the same without its first lines.
  for (let first = 0; first < lines.length - 1; first++)
    yield {
      find: lines.slice(first).map(escaped).join(String.raw`,\s+`),
      fact: first === 0 ? "address" : "address end",
    };
  if (street && town)
    yield { find: `${escaped(street)},\\s+${escaped(town)}`, fact: "street and town" };
  for (const district of districts) {
    yield { find: `${escaped(district)},\\s+${escaped(town ?? "")}`, fact: "town" };
    yield { find: escaped(district), fact: "town" };
  }
  const parts = [
    [street, "street"],
    [last, "last line"],
    [streetName, "street name"],
    [town, "town"],
  ] as const;
  for (const [part, fact] of parts)
    if (part && part.length >= shortest) yield { find: escaped(part), fact };
}

/** “Monday to Friday, 9:00–17:30”, with or without the comma, and with “to” for the dash. */
const rowSource = ([days, times]: readonly [string, string]) => {
  const [letter = ""] = days;
  const first = escaped(letter);
  const either = `[${first.toLowerCase()}${first.toUpperCase()}]`;
  const span = escaped(times).replaceAll(/–|-/g, String.raw`\s?(?:–|-|to)\s?`);
  return String.raw`${/^\p{L}/u.test(days) ? either : first}${escaped(days.slice(letter.length))}[,:]?\s+${span}`;
};

function* hoursPhrases({ hours = [] }: Business): Generator<Phrase> {
  const rows = hours.filter(([days, times]) => days.trim() && times.trim());
  if (rows.length > 1)
    yield { find: rows.map(rowSource).join(String.raw`(?:[,;.]|\s+and)\s+`), fact: "hours" };
  for (const [at, row] of rows.entries())
    yield { find: rowSource(row), fact: "row", row: [at, rows.length, row[0]] };
}

function* phrasesOf(business: Business): Generator<Phrase> {
  const { name, phone, email } = business;
  if (factIn(business, "email")) yield { find: escaped(email), fact: "email" };
  if (factIn(business, "phone")) yield { find: numberSource(phone), fact: "phone" };
  // Found before a street in it, so that the street stays with it.
  if (name.trim().length >= shortest) yield { find: escaped(name), fact: "name" };
  yield* placePhrases(business);
  yield* hoursPhrases(business);
}

/** Longer than any sentence would say a fact, and what an engine still compiles to an expression. */
const longest = 500;

/**
 * Finds the facts of a layout's business in the layout's own texts: name, telephone, e-mail, address and
 * hours, in the ways in which its sentences say them. Only for our texts with our facts: a name that
 * an owner chose stands in sentences by chance.
 */
export function referenceFinder(business: Business) {
  const phrases = [...phrasesOf(business)]
    .filter(({ find }) => find.length <= longest)
    .sort((a, b) => b.find.length - a.find.length)
    .map((phrase) => ({ ...phrase, alone: new RegExp(`^(?:${phrase.find})$`, "u") }));
  const any = new RegExp(whole(phrases.map(({ find }) => find).join("|") || "(?!)"), "gu");
  const reference = (words: string): Reference | undefined => {
    const found = phrases.find(({ alone }) => alone.test(words));
    const was = found && factIn(business, found.fact, found.row ?? noRow);
    if (was === undefined) return undefined;
    const lower = (found?.fact === "hours" || found?.fact === "row") && /^\p{Ll}/u.test(words);
    return {
      fact: found?.fact ?? "name",
      words,
      ...(was === words ? {} : { was }),
      ...(found?.row ? { row: found.row } : {}),
      ...(lower ? { lower } : {}),
    };
  };
  /** The text in parts; undefined if it says no fact. */
  return (text: string): readonly (string | Reference)[] | undefined => {
    const parts: (string | Reference)[] = [];
    let at = 0;
    for (const { 0: words, index } of text.matchAll(any)) {
      const found = reference(words);
      if (!found) continue;
      if (index > at) parts.push(text.slice(at, index));
      parts.push(found);
      at = index + words.length;
    }
    if (at === 0 && parts.length === 0) return undefined;
    return at < text.length ? [...parts, text.slice(at)] : parts;
  };
}
