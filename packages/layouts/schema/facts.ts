import { withCommas } from "../text/comma.ts";
import { isEmail, mailTo } from "../text/email.ts";
import { type Business, dialled, telephone } from "../trades/business.ts";
import { placeOf } from "../trades/place.ts";
import {
  asExample,
  asOwn,
  factOf,
  isExample,
  isMarked,
  type Run,
  runsOf,
  textOf,
} from "./marks.ts";
import { isAddress } from "./read/address.ts";
import { cut, longestText } from "./read/values.ts";

/**
 * Facts of a business inside texts. A layout's words name them in braces ("Bakery in {town}"); a site document
 * holds them as runs of a text (marks.ts), so that another fact is one changed value.
 */

/** A number that can be dialled has at least six digits. */
const isNumber = (phone: string) => dialled(phone).replace("+", "").length >= 6;

const linked = (href: string | undefined) => (href && isAddress(href) ? href : "");

function placeIn(business: Business): string | undefined {
  const { lines, town } = placeOf(business);
  return town ?? (lines.length === 1 && !/\d/.test(lines[0] ?? "") ? lines[0] : undefined);
}

/** The forms in which a text says a fact; nothing as long as the fact is missing or half typed. */
const forms = {
  name: ({ name }) => name.trim(),
  phone: ({ phone }) => (isNumber(phone) ? phone : ""),
  "unbroken phone": ({ phone }) => (isNumber(phone) ? phone.replaceAll(" ", "\u00a0") : ""),
  "telephone link": ({ phone }) => linked(telephone(phone)),
  email: ({ email }) => (isEmail(email) ? email : ""),
  "e-mail link": ({ email }) => linked(mailTo(email)),
  address: (business) => withCommas(placeOf(business).lines),
  /** The address without its first lines. */
  "address end": (business) => withCommas(placeOf(business).lines.slice(-2)),
  street: (business) => placeOf(business).street,
  "street name": (business) => placeOf(business).streetName,
  "last line": (business) => placeOf(business).last,
  town: (business) => placeOf(business).town,
  /** The town, or an address that is nothing but a place. */
  place: (business) => placeIn(business),
  /** As it stands behind other words. */
  "· place": (business) => placeIn(business) && ` · ${placeIn(business)}`,
  /** Of the town, where the address names one. */
  district: (business) => {
    const { districts, town } = placeOf(business);
    return districts[0] ?? town;
  },
  hours: ({ hours = [] }) => withCommas(hours.map((row) => row.join(" ").trim())),
} satisfies Record<string, (business: Business) => string | undefined>;

/** One line of the hours, counted from 1: "days 2" is "Saturday", "times 2" is "9:00–13:00". */
type RowForm = `${"days" | "times"} ${number}`;
/** What stands alone in a list that is a fact as a whole. */
type ListForm = "address lines" | "hours lines";

export type FactForm = keyof typeof forms | RowForm | ListForm;

const rowForm = /^(days|times) ([1-9]\d?)$/;
const listForm = /^(address|hours) lines$/;

export const isFactForm = (form: unknown): form is FactForm =>
  typeof form === "string" &&
  (Object.hasOwn(forms, form) || rowForm.test(form) || listForm.test(form));

/** A fact as a text says it; undefined as long as it is missing or half typed. */
export function factIn(business: Business, form: string): string | undefined {
  const [, part, number] = rowForm.exec(form) ?? [];
  if (part) return business.hours?.[Number(number) - 1]?.[part === "days" ? 0 : 1] || undefined;
  return Object.hasOwn(forms, form)
    ? forms[form as keyof typeof forms](business) || undefined
    : undefined;
}

/** Of which value of the business a form is a part. */
export const businessValueOf = (form: string): keyof Business => {
  if (/^(days|times|hours)\b/.test(form)) return "hours";
  if (/\b(phone|telephone)\b/.test(form)) return "phone";
  if (/^e-?mail\b/.test(form)) return "email";
  return form === "name" ? "name" : "address";
};

/** A text that is a fact as a whole. */
export const factText = (fact: FactForm, otherwise = ""): string =>
  textOf([{ text: otherwise, fact }]);

/** Addresses that lead to the business, whatever its telephone number and e-mail address are. */
const links: Readonly<Record<string, FactForm>> = {
  "tel:{phone}": "telephone link",
  "mailto:{email}": "e-mail link",
};

/** An address that leads to the business, as it is stored. */
export const isFactLink = (href: unknown): boolean => /link$/.test(factOf(href) ?? "");

/** Lists that are a fact as a whole. */
export const factLists = {
  address: [factText("address lines")],
  hours: [[factText("hours lines"), ""]],
} as const;

/** Which list of the business a list is as a whole. */
export function listFactOf(value: unknown): "address" | "hours" | undefined {
  const [first, ...others] = Array.isArray(value) ? value : [];
  const form = others.length === 0 ? factOf([first].flat()[0]) : undefined;
  return listForm.exec(form ?? "")?.[1] as "address" | undefined;
}

/** A value with values inside it changed, the outer ones first; what has not changed stays the same object. */
function mapped<T>(value: T, change: (inner: unknown, key: string) => unknown): T {
  const walk = (inner: unknown, key: string): unknown => {
    const next = change(inner, key);
    if (next !== inner || typeof inner !== "object" || inner === null) return next;
    const entries = Object.entries(inner).map(
      ([name, entry]) => [name, walk(entry, name)] as const,
    );
    if (entries.every(([name, entry]) => entry === (inner as Record<string, unknown>)[name]))
      return inner;
    return Array.isArray(inner) ? entries.map(([, entry]) => entry) : Object.fromEntries(entries);
  };
  return walk(value, "") as T;
}

/** A value with each text in it changed. */
export const mapTexts = <T>(value: T, change: (text: string, key: string) => string): T =>
  mapped(value, (inner, key) => (typeof inner === "string" ? change(inner, key) : inner));

const braces = /\{([^{}]*)\}/g;

/** A layout's words as a site document holds them: facts in braces are runs of their texts. */
export function withReferences<T>(words: T, business: Business): T {
  const text = (given: string) => {
    if (Object.hasOwn(links, given)) return factText(links[given] as FactForm);
    const runs: Run[] = [];
    let at = 0;
    for (const { 0: whole, 1: fact = "", index } of given.matchAll(braces)) {
      const words = factIn(business, fact);
      if (words === undefined)
        throw new Error(`${whole} in “${given}” is no fact of ${business.name}`);
      runs.push({ text: given.slice(at, index) }, { text: words, fact });
      at = index + whole.length;
    }
    return at === 0 ? given : textOf([...runs, { text: given.slice(at) }]);
  };
  const lists = [
    ['["{address lines}"]', factLists.address],
    ['[["{days}","{times}"]]', factLists.hours],
  ] as const;
  return mapped(words, (inner) => {
    if (typeof inner === "string") return text(inner);
    const written = Array.isArray(inner) && inner.length === 1 ? JSON.stringify(inner) : "";
    return lists.find(([list]) => list === written)?.[1] ?? inner;
  });
}

function resolvedText(text: string, business: Business, examples?: ReadonlySet<string>): string {
  if (!isMarked(text)) return examples ? text : asOwn(text);
  let room = longestText;
  const runs = runsOf(text).map(({ fact, ...run }): Run => {
    const words = fact === undefined ? run.text : (factIn(business, fact) ?? run.text);
    const said = cut(words, room);
    room -= said.length;
    return { ...run, text: said };
  });
  const words = textOf(runs);
  const fact = factOf(text);
  if (!examples || words === "" || isFactLink(text)) return words;
  // What is nothing but a fact is an example for as long as the fact is one.
  const isOurs = fact === undefined ? isExample(text) : examples.has(businessValueOf(fact));
  return isOurs ? asExample(words) : words;
}

/** Days are anybody's words, and no example. */
function listIn({ address, hours = [] }: Business, list: "address" | "hours", isOurs: boolean) {
  const marked = (text: string) => (isOurs && text ? asExample(text) : text);
  return list === "address"
    ? address.map(marked)
    : hours.map(([days, times]) => [days, marked(times)]);
}

/**
 * A value with the facts of a business in their places. `examples`: which values of the business are still the
 * layout's; without it no text says whether it is an example, as pages want it.
 */
export const resolved = <T>(value: T, business: Business, examples?: ReadonlySet<string>): T =>
  mapped(value, (inner) => {
    if (typeof inner === "string") return resolvedText(inner, business, examples);
    const list = listFactOf(inner);
    return list ? listIn(business, list, examples?.has(list) ?? false) : inner;
  });

/** A business whose address and strapline may name other facts of it. */
export function resolvedBusiness<B extends Business>(business: B): B {
  const address = resolved(business.address, { ...business, address: [] });
  const strapline = resolved(business.strapline, { ...business, address });
  return address === business.address && strapline === business.strapline
    ? business
    : { ...business, strapline, address };
}

/** A layout's words with the facts of its business in their places. */
export const withFacts = <T>(words: T, business: Business): T =>
  resolved(withReferences(words, business), business);

/** A layout's business as a site document holds it. */
export function storedBusiness<B extends Business>(business: B): B {
  const address = withReferences(business.address, { ...business, address: [] });
  const known = { ...business, address: resolvedBusiness({ ...business, address }).address };
  return { ...business, strapline: withReferences(business.strapline, known), address };
}
