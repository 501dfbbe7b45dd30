import { isEmail, mailTo } from "../text/email.ts";
import { type Business, dialled, telephone } from "../trades/business.ts";
import { placeOf } from "../trades/place.ts";

/**
 * Facts of a business inside texts. A layout's words name them in braces ("Bakery in {town}"); a site document
 * holds them as runs of a text (marks.ts).
 */

/** A number that can be dialled has at least six digits. */
const isNumber = (phone: string) => dialled(phone).replace("+", "").length >= 6;

/** The forms in which a text says a fact; nothing as long as the fact is missing or half typed. */
const forms = {
  name: ({ name }) => name.trim(),
  phone: ({ phone }) => (isNumber(phone) ? phone : ""),
  "unbroken phone": ({ phone }) => (isNumber(phone) ? phone.replaceAll(" ", "\u00a0") : ""),
  email: ({ email }) => (isEmail(email) ? email : ""),
  address: (business) => placeOf(business).lines.join(", "),
  /** The address without its first lines. */
  "address end": (business) => placeOf(business).lines.slice(-2).join(", "),
  street: (business) => placeOf(business).street,
  "street name": (business) => placeOf(business).streetName,
  "last line": (business) => placeOf(business).last,
  town: (business) => placeOf(business).town,
  /** Of the town, where the address names one. */
  district: (business) => {
    const { districts, town } = placeOf(business);
    return districts[0] ?? town;
  },
  hours: ({ hours = [] }) => hours.map((row) => row.join(" ").trim()).join(", "),
} satisfies Record<string, (business: Business) => string | undefined>;

/** One line of the hours, counted from 1: "days 2" is "Saturday", "times 2" is "9:00–13:00". */
type RowForm = `${"days" | "times"} ${number}`;

export type FactForm = keyof typeof forms | RowForm;

const rowForm = /^(days|times) ([1-9]\d?)$/;

export const isFactForm = (form: unknown): form is FactForm =>
  typeof form === "string" && (Object.hasOwn(forms, form) || rowForm.test(form));

/** A fact as a text says it; undefined as long as it is missing or half typed. */
export function factIn(business: Business, form: FactForm): string | undefined {
  const [, part, number] = rowForm.exec(form) ?? [];
  if (part) return business.hours?.[Number(number) - 1]?.[part === "days" ? 0 : 1] || undefined;
  return forms[form as keyof typeof forms](business) || undefined;
}

/** A fact in a layout's words. */
export const factNotation = /\{([^{}]*)\}/g;

/** Addresses that lead to the business, whatever its telephone number and e-mail address are. */
export const factLinks = {
  "tel:{phone}": ({ phone }: Business) => telephone(phone),
  "mailto:{email}": ({ email }: Business) => mailTo(email) ?? "",
} as const;

const isLink = (text: string): text is keyof typeof factLinks => Object.hasOwn(factLinks, text);

/** Lists that are a fact as a whole. */
export const listNotation = {
  address: JSON.stringify(["{address lines}"]),
  hours: JSON.stringify([["{days}", "{times}"]]),
} as const;

function saidText(text: string, business: Business): string {
  if (isLink(text)) return factLinks[text](business);
  return text.replaceAll(factNotation, (braces, form: string) => {
    const said = isFactForm(form) ? factIn(business, form) : undefined;
    if (said === undefined)
      throw new Error(`${braces} in “${text}” is no fact of ${business.name}`);
    return said;
  });
}

/** A layout's words with the facts of its business in their places. */
export function withFacts<T>(words: T, business: Business): T {
  const walk = (value: unknown): unknown => {
    if (typeof value === "string") return saidText(value, business);
    if (typeof value !== "object" || value === null) return value;
    if (!Array.isArray(value))
      return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, walk(entry)]));
    const list = value.length === 1 ? JSON.stringify(value) : "";
    if (list === listNotation.address) return business.address;
    return list === listNotation.hours ? business.hours : value.map(walk);
  };
  return walk(words) as T;
}

/** A layout's business: address and strapline may name other facts of it. */
export function saidBusiness<B extends Business>(business: B): B {
  const { address } = withFacts({ address: business.address }, { ...business, address: [] });
  return {
    ...business,
    ...withFacts({ strapline: business.strapline }, { ...business, address }),
    address,
  };
}
