import { type BlockName, definitionOf, definitions } from "@daylit/layouts/blocks/definitions.ts";
import { pictureIds } from "@daylit/layouts/catalogue/pictures/pictures.ts";
import type { Field, FieldSet } from "@daylit/layouts/schema/field.ts";
import fc from "fast-check";
import { logos } from "../document/pictures/logos.ts";
import { version } from "../document/site-document.ts";

/** Site documents made by chance, for tests: every block, odd texts, all lengths up to the limits. */

const odd = ["", " ", "Ødegård & søn", "<b>not bold</b>", '"quoted"', "مرحبا", "👩‍🚒", "a\u00adb"];

/** Anything that may be typed, pasted or sent: controls, marks of direction, halves of letters, far too much. */
export const anyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.string({ unit: "grapheme", maxLength: 40 }),
  fc
    .array(
      fc.constantFrom(
        ...[
          "a",
          " ",
          "\t",
          "\n",
          "\r\n",
          "\0",
          "\u0085",
          "\u2028",
          "\ufeff",
          "\ufffe",
          "\ud83d",
          "\ude00",
        ],
        ...[
          "\u202a",
          "\u202b",
          "\u202c",
          "\u202d",
          "\u202e",
          "\u2066",
          "\u2067",
          "\u2068",
          "\u2069",
        ],
        ...["\u200e", "\u200f", "مخبز", "שלום", "👩‍🚒", "<b>", '"', "\\"],
      ),
      { maxLength: 30 },
    )
    .map((parts) => parts.join("")),
  fc
    .integer({ min: 4990, max: 6600 })
    .map((length) => "Zo\u{1f600} ".repeat(2000).slice(0, length)),
  fc.integer({ min: 2, max: 30 }).map((lines) => "A line of an address\n\n".repeat(lines)),
);

const textOf = (hard: number) =>
  fc.oneof(
    fc.constantFrom(...odd.filter((text) => text.length <= hard)),
    fc.lorem({ maxCount: 12 }).map((text) => text.slice(0, hard)),
    fc.constant("Mm ".repeat(hard).slice(0, hard).trim()),
  );

const href = fc.constantFrom(
  "#footer",
  "/",
  "/contact",
  "tel:02079460018",
  "https://a.example/b?c=d",
);

const imageRef = fc.oneof(
  fc.constantFrom<unknown>(...pictureIds),
  fc.record({
    id: fc.constantFrom(...pictureIds),
    at: fc.tuple(fc.nat(100), fc.nat(100)),
    alt: textOf(60),
  }),
);

const size = ({ exactly, min = 0, max = 4 }: { exactly?: number; min?: number; max?: number }) => ({
  minLength: exactly ?? min,
  maxLength: exactly ?? Math.min(max, Math.max(min, 4)),
});

function anyOf(field: Field): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case "line":
    case "text":
    case "price":
    case "date":
      return textOf(field.hard);
    case "prose":
      return fc.oneof(textOf(field.hard), fc.array(textOf(field.hard), { maxLength: field.max }));
    case "lines":
      return fc.uniqueArray(textOf(field.hard), size(field));
    case "pairs":
      return fc.array(fc.tuple(textOf(field.term.hard), textOf(field.fact.hard)), size(field));
    case "row":
      return fc.tuple(...field.of.map(({ hard }) => textOf(hard)));
    case "items":
      return fc.array(fieldsOf(field.fields), size(field));
    case "group":
      return fieldsOf(field.fields);
    case "picture":
      return imageRef;
    case "pictures":
      return fc.array(imageRef, size(field));
    case "action":
      return fc.record({ label: textOf(field.hard), href });
    case "actions":
      return fc.array(fc.record({ label: textOf(field.hard), href }), { maxLength: 2 });
    case "link":
      return href;
    case "choice":
      return fc.constantFrom(...Object.keys(field.options));
    case "toggle":
      return fc.boolean();
  }
}

function fieldsOf(fields: FieldSet): fc.Arbitrary<Record<string, unknown>> {
  const required = Object.keys(fields).filter((name) => !fields[name]?.optional);
  const model = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, anyOf(field)]),
  );
  return fc.record(model, { requiredKeys: required });
}

const names = Object.keys(definitions) as BlockName[];

export const sectionOf = (block: BlockName) =>
  fieldsOf(definitionOf(block).fields).map((fields) => ({ block, ...fields }));

const oneOf = (kind: RegExp) =>
  fc.constantFrom(...names.filter((name) => kind.test(name))).chain(sectionOf);

const page = (path: string) =>
  fc.record({
    path: fc.constant(path),
    label: textOf(18),
    title: textOf(65),
    description: textOf(160),
    sections: fc
      .tuple(oneOf(/^hero-/), fc.array(oneOf(/^(?!hero-|nav-|footer-)/), { maxLength: 4 }))
      .map(([hero, more]) => [hero, ...more]),
  });

const choice = fc.constantFrom;

export const siteDocument = fc.record({
  daylit: fc.constant(version),
  language: choice("en-GB", "de", "ar"),
  business: fc.record(
    {
      name: textOf(60),
      strapline: textOf(60),
      phone: choice("", "020 7946 0018"),
      email: choice("", "post@daylit.example"),
      address: fc.array(textOf(40), { maxLength: 4 }),
      hours: fc.array(fc.tuple(textOf(20), textOf(20)), { maxLength: 3 }),
    },
    { requiredKeys: ["name", "strapline", "phone", "email", "address"] },
  ),
  theme: fc.record({
    brand: choice("#0b7285", "#f2c100", "#000000", "#ffffff"),
    paper: fc.record({ hue: fc.nat(360), chroma: choice(0, 0.01, 0.04) }),
    type: fc.record({ headline: choice("outfit", "system-serif"), body: choice("archivo") }),
    corner: choice("sharp", "round"),
    density: choice("dense", "airy"),
    keyword: choice("plain", "caps", "numbered"),
  }),
  scheme: choice("both", "light", "dark"),
  mark: fc.record({ outline: choice(...Object.values(logos)) }),
  nav: oneOf(/^nav-/),
  footer: oneOf(/^footer-/),
  pages: fc.tuple(page("/"), page("/more"), page("/contact")),
  pictures: fc.constant({}),
  form: fc.oneof(
    fc.constant({ way: "mail" }),
    fc.constant({ way: "host" }),
    fc.constant({ way: "service", address: "https://forms.example/f/1" }),
  ),
});
