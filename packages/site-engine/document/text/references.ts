import { isAddress } from "@daylit/layouts/schema/read/address.ts";
import { cleanText } from "@daylit/layouts/schema/read/clean-text.ts";
import { cut, isRecord } from "@daylit/layouts/schema/read/values.ts";
import { isEmail, mailTo } from "@daylit/layouts/text/email.ts";
import { type Business, dialled, telephone } from "@daylit/layouts/trades/business.ts";
import { placeOf } from "@daylit/layouts/trades/place.ts";

/** A number that can be rung has at least six digits; fewer are found in prices and hours. */
const isNumber = (phone: string) => dialled(phone).replace("+", "").length >= 6;

const saidHours = (rows: readonly (readonly [string, string])[]) =>
  rows.map((row) => row.join(" ").trim()).join(", ");

/** The forms in which a text says a fact; undefined as long as the fact is missing or half typed. */
const forms = {
  name: ({ name }) => name.trim(),
  phone: ({ phone }) => (isNumber(phone) ? phone : undefined),
  email: ({ email }) => (isEmail(email) ? email : undefined),
  address: (business) => placeOf(business).lines.join(", "),
  /** The address without its first lines. */
  "address end": (business) => placeOf(business).lines.slice(-2).join(", "),
  "street and town": (business) => {
    const { street, town } = placeOf(business);
    return street && [street, town].filter(Boolean).join(", ");
  },
  street: (business) => placeOf(business).street,
  "street name": (business) => placeOf(business).streetName,
  "last line": (business) => placeOf(business).last,
  town: (business) => placeOf(business).town,
  hours: ({ hours = [] }) => saidHours(hours),
  /** One line of the hours: the one for the same days, or else the one in the same place. */
  row: ({ hours = [] }, [at, rows, days]) => {
    const twin =
      hours.find(([other]) => other.toLowerCase() === days.toLowerCase()) ??
      (hours.length === rows ? hours[at] : undefined);
    return twin && saidHours([twin]);
  },
} satisfies Record<string, (business: Business, row: Row) => string | undefined>;

type Row = readonly [at: number, rows: number, days: string];
export type FactForm = keyof typeof forms;

/**
 * A fact inside an example text. `words` are the layout's, said as long as the fact is its own (`was`, where
 * that is written otherwise), missing or half typed.
 */
export type Reference = {
  fact: FactForm;
  words: string;
  was?: string;
  row?: Row;
  /** In the middle of a sentence: “open weekdays 9:00–17:30”. */
  lower?: true;
};

/** What a value refers to: a text with facts in it, a link that leads to one, or a list that is one. */
export type Said =
  | readonly (string | Reference)[]
  | "telephone link"
  | "e-mail link"
  | "address lines"
  | "hours lines";

/** What the values of a section say of the facts, by their path inside the section. */
export type References = Readonly<Record<string, Said>>;

export const noRow: Row = [0, 0, ""];

export const factIn = (business: Business, fact: FactForm, row: Row = noRow) =>
  forms[fact](business, row) || undefined;

export function wordsFor(reference: Reference, business: Business): string {
  const { fact, words, was = words, row, lower } = reference;
  const said = factIn(business, fact, row);
  if (said === undefined || said === was) return words;
  return lower ? said.slice(0, 1).toLowerCase() + said.slice(1) : said;
}

const links = {
  "telephone link": ({ phone }: Business) => telephone(phone),
  "e-mail link": ({ email }: Business) => mailTo(email) ?? "",
};

/** A value as it is with these facts. A list is as long as its field allows. */
export function valueFor(said: Said, business: Business, most = 99): unknown {
  if (said === "address lines") {
    const { address } = business;
    // What does not fit goes on in the last line, as in reading.
    return address.length > most
      ? [...address.slice(0, most - 1), address.slice(most - 1).join(", ")]
      : address;
  }
  if (said === "hours lines") return (business.hours ?? []).slice(0, most);
  if (typeof said === "string") {
    const href = links[said](business);
    // Half a number or an e-mail address that is none yet leads nowhere: the check says so.
    return isAddress(href) ? href : "";
  }
  const text = said.map((part) => (typeof part === "string" ? part : wordsFor(part, business)));
  return cut(cleanText(text.join(""), true));
}

/** The text is nothing but a fact. */
export const isFact = (said: Said): boolean =>
  typeof said === "string" || (said.length === 1 && typeof said[0] !== "string");

const most = { references: 500, parts: 50, path: 200 } as const;

function readPart(part: unknown): string | Reference | undefined {
  if (typeof part === "string") return cut(part);
  const { fact, words, was, row, lower } = isRecord(part) ? part : {};
  if (typeof fact !== "string" || !Object.hasOwn(forms, fact) || typeof words !== "string")
    return undefined;
  const [at, rows, days] = Array.isArray(row) ? row : [];
  return {
    fact: fact as FactForm,
    words: cut(words),
    ...(typeof was === "string" ? { was: cut(was) } : {}),
    ...(Number.isInteger(at) && Number.isInteger(rows) && typeof days === "string"
      ? { row: [at, rows, cut(days)] as const }
      : {}),
    ...(lower === true ? { lower } : {}),
  };
}

function readSaid(said: unknown): Said | undefined {
  if (said === "address lines" || said === "hours lines") return said;
  if (said === "telephone link" || said === "e-mail link") return said;
  const parts = Array.isArray(said) ? said.slice(0, most.parts).map(readPart) : [];
  return parts.length > 0 && parts.every((part) => part !== undefined) ? parts : undefined;
}

/** Notes of our own: what is not one is left out without a word. */
export function readReferences(value: unknown): { references?: References } {
  if (!isRecord(value)) return {};
  const entries = Object.entries(value)
    .slice(0, most.references)
    .flatMap(([path, entry]) => {
      const said = path.length > most.path || path === "__proto__" ? undefined : readSaid(entry);
      return said ? [[path, said] as const] : [];
    });
  return { references: Object.fromEntries(entries) };
}
