import type { Field, FieldSet } from "@daylit/layouts/schema/field.ts";
import { wordsOf } from "@daylit/layouts/schema/marks.ts";
import type { FactName, SiteDocument } from "../document/site-document.ts";
import { businessOf } from "../document/text/resolve-site.ts";
import { type AskedSection, askedSections, type Values } from "./asked.ts";

type Options = {
  /** Paths of sections; the whole site without it. */
  only?: readonly string[];
  /** "make it shorter" */
  wish?: string;
  /** What the owner wants it to know. */
  notes?: string;
  /** The name of the language in English: "German". */
  languageName: string;
};

const purposes: Readonly<Record<string, string>> = {
  keyword: "two or three words above the heading",
  intro: "one sentence below the heading",
  quote: "words of a real customer",
  person: "a real person",
  price: "a price",
  figure: "a true figure",
  send: "the words on the button",
};

const countOf = ({
  exactly,
  min = 1,
  max = 99,
}: {
  exactly?: number;
  min?: number;
  max?: number;
}) =>
  exactly !== undefined
    ? `exactly ${exactly}`
    : max >= 99 || max === min
      ? `${min} or more`
      : `${Math.max(min, 1)} to ${max}`;

const atMost = ({ soft }: { soft: number }) => `at most ${soft} characters`;

const hintOf = (field: Field) => {
  const purpose = field.role && purposes[field.role];
  return [
    field.label,
    purpose && purpose.toLowerCase() !== field.label.toLowerCase() ? purpose : "",
  ]
    .filter(Boolean)
    .join(", ");
};

function fieldLines(fields: FieldSet, values: Values, indent: string): string[] {
  return Object.entries(fields).flatMap(([name, field]): string[] => {
    const line = (rest: string) =>
      `${indent}- ${name}: ${hintOf(field)}; ${rest}${field.optional && values[name] === undefined ? "; may be left out" : ""}`;
    switch (field.kind) {
      case "line":
      case "price":
      case "date":
      case "text":
        return [line(atMost(field))];
      case "prose":
        return [
          line(`${field.max > 1 ? `up to ${field.max} paragraphs, each ` : ""}${atMost(field)}`),
        ];
      case "lines":
        return [line(`list of ${countOf(field)} texts, each ${atMost(field)}`)];
      case "pairs":
        return [
          line(
            `list of ${countOf(field)} pairs [${field.term.label}, ${field.fact.label}], ${atMost(field.term)} and ${field.fact.soft}`,
          ),
        ];
      case "row":
        return [
          line(
            `list of ${field.of.length} texts: ${field.of.map(({ label }) => label).join(", ")}`,
          ),
        ];
      case "action":
      case "actions":
        return values[name] === undefined
          ? []
          : [
              line(
                `${field.kind === "actions" ? `list of ${(values[name] as unknown[]).length} texts, ` : ""}words on a button, ${atMost(field)}`,
              ),
            ];
      case "group":
        return [
          `${indent}- ${name}: ${hintOf(field)}, with`,
          ...fieldLines(field.fields, (values[name] ?? {}) as Values, `${indent}  `),
        ];
      case "items":
        if (field.role === "article")
          return [line("a long text; paragraphs, ## subheads and - lists")];
        return [
          `${indent}- ${name}: ${hintOf(field)}; list of ${countOf(field)} entries, each with`,
          ...fieldLines(
            field.fields,
            ((values[name] as Values[] | undefined)?.[0] ?? {}) as Values,
            `${indent}  `,
          ),
        ];
      default:
        return [];
    }
  });
}

/** The words that are there now, in the form of the answer. */
function wordsNow(fields: FieldSet, values: Values): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
      const value = values[name];
      if (value === undefined) return [];
      const said = nowOf(field, value);
      return said === undefined ? [] : [[name, said]];
    }),
  );
}

function nowOf(field: Field, value: unknown): unknown {
  switch (field.kind) {
    case "line":
    case "text":
    case "price":
    case "date":
      return wordsOf(String(value));
    case "prose":
    case "lines":
    case "row":
      return Array.isArray(value)
        ? value.map((each) => wordsOf(String(each)))
        : wordsOf(String(value));
    case "pairs":
      return (value as string[][]).map((pair) => pair.map(wordsOf));
    case "action":
      return wordsOf((value as { label: string }).label);
    case "actions":
      return (value as { label: string }[]).map(({ label }) => wordsOf(label));
    case "group":
      return wordsNow(field.fields, value as Values);
    case "items":
      return (value as Values[]).map((each) => wordsNow(field.fields, each));
    default:
      return undefined;
  }
}

/** What the owner has told us, a line each: no fact that is still an example. */
function factLines(site: SiteDocument): string[] {
  const { name, strapline, phone, email, address, hours = [] } = businessOf(site);
  const own = (fact: FactName, said: string) => (site.examples?.includes(fact) ? "" : said.trim());
  return [
    ["Name", own("name", name)],
    ["What it does", own("strapline", strapline)],
    ["Address", own("address", address.filter((line) => line !== name).join(", "))],
    ["Opening hours", own("hours", hours.map((row) => row.join(" ").trim()).join("; "))],
    ["Telephone", own("phone", phone)],
    ["Email", own("email", email)],
  ]
    .filter(([, said]) => said !== "")
    .map(([label, said]) => `- ${label}: ${said}`);
}

const rules = (languageName: string) => [
  `Write in ${languageName}, in plain words, as the owner would say it. No slogans.`,
  'Use only the facts above and what I tell you. Do not invent prices, figures, years, awards, qualifications, names of people or quotes of customers: where one is needed and you do not know it, write "".',
  "Keep to the lengths: longer texts are cut off.",
  "Plain text in every field: no Markdown, no emoji, no HTML. **Bold** is allowed in texts longer than a line.",
];

const heading = ({ key, page, label, about }: AskedSection) =>
  `Section "${key}"${page ? ` on the page “${page}”` : ""}: ${label}. ${about}`;

/** The paths of the sections that a message is about. */
export const askedPaths = (site: SiteDocument, only?: readonly string[]): string[] =>
  askedSections(site, only).map(({ path }) => path);

/** The message for an assistant: facts, fields and the form of the answer. */
export function messageFor(
  site: SiteDocument,
  { only, wish, notes, languageName }: Options,
): string {
  const sections = askedSections(site, only);
  const one = only !== undefined && sections.length === 1;
  const now = Object.fromEntries(
    sections.map(({ key, fields, values }) => [key, wordsNow(fields, values)]),
  );
  const facts = factLines(site);
  return [
    one
      ? `Rewrite one section of the website of a business.${wish ? ` What I want: ${wish}.` : ""}`
      : `Write the texts for the website of a business. The design is finished; only words are missing.${wish ? ` What I want: ${wish}.` : ""}`,
    "",
    "Facts:",
    ...(facts.length > 0 ? facts : ["- None yet. Ask me, or write in general."]),
    ...(notes?.trim() ? ["", "From the owner:", notes.trim()] : []),
    "",
    "Rules:",
    ...rules(languageName).map((rule) => `- ${rule}`),
    "",
    "Fields:",
    ...sections.flatMap((section) => [
      "",
      heading(section),
      ...fieldLines(section.fields, section.values, ""),
    ]),
    "",
    one
      ? "The section as it is. Answer with JSON of this form and nothing else:"
      : "The site as it is: much of it is example text, whose prices and names are nobody's. Answer with JSON of this form, all sections, and nothing else:",
    "",
    JSON.stringify(now, null, 1),
    "",
  ].join("\n");
}
