import { type BlockName, definitionOf, definitions } from "@daylit/layouts/blocks/definitions.ts";
import { pictureIds } from "@daylit/layouts/catalogue/pictures/pictures.ts";
import type { Field, FieldSet, Length } from "@daylit/layouts/schema/field.ts";
import { longestText } from "@daylit/layouts/schema/read/values.ts";
import { faces, systemStacks } from "@daylit/layouts/theme/faces.ts";
import * as choices from "@daylit/layouts/theme/theme.ts";
import { english } from "@daylit/layouts/words/english.ts";
import { businessKinds } from "../document/business/business-kind.ts";
import { factNames, limits, schemes, version } from "../document/site-document.ts";

/**
 * A site document as JSON Schema (draft 2020-12), made from the definitions of the fields. Published at
 * /schema/site.json. It says what reading takes as it is: reading repairs what differs.
 */

export type Schema = { readonly [keyword: string]: unknown };

const text: Schema = { type: "string", maxLength: longestText };
const oneOf = (names: Iterable<string | boolean>): Schema => ({ enum: [...names] });
const keysOf = (table: object): Schema => oneOf(Object.keys(table));
const within = (minimum: number, maximum: number): Schema => ({ type: "number", minimum, maximum });
const list = (items: Schema, maxItems?: number): Schema => ({
  type: "array",
  items,
  ...(maxItems === undefined ? {} : { maxItems }),
});
const pair = (first: Schema, second: Schema): Schema => ({
  type: "array",
  prefixItems: [first, second],
  minItems: 2,
  maxItems: 2,
});
const ref = (name: string): Schema => ({ $ref: `#/$defs/${name}` });
const isTrue: Schema = { const: true };
const day: Schema = { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}$" };
const hash: Schema = { type: "string", pattern: "^[0-9a-f]{8,64}$" };
const ownId = "^own-[a-z0-9][a-z0-9-]{0,39}$";

/** All properties that aren't named optional are required, and there are no others. */
const record = (
  properties: Readonly<Record<string, Schema>>,
  optional: readonly string[] = [],
): Schema => ({
  type: "object",
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  additionalProperties: false,
});

const lengthOf = ({ soft, hard, why }: Length) =>
  soft > 0
    ? `Up to ${soft} characters look right${why ? ` (beyond: ${why})` : ""}; ${hard} is the most.`
    : "";

const described = (field: Field, schema: Schema, more = ""): Schema => {
  const description = [field.hint, more].filter(Boolean).join(" ");
  return { title: field.label, ...(description ? { description } : {}), ...schema };
};

type Count = { exactly?: number; min?: number; max?: number };
const bounds = ({ exactly, max }: Count) => ({
  ...(exactly === undefined ? {} : { minItems: exactly }),
  maxItems: exactly ?? max ?? 24,
});

function schemaOf(field: Field): Schema {
  const fits = "hard" in field ? lengthOf(field) : "";
  switch (field.kind) {
    case "line":
    case "text":
    case "price":
    case "date":
      return described(field, text, fits);
    case "prose":
      return described(
        field,
        { anyOf: [text, list(text, field.max)] },
        `${field.max > 1 ? `One paragraph, or up to ${field.max}. ` : ""}${fits}`,
      );
    case "lines":
      return described(field, { ...list(text), ...bounds(field) }, fits);
    case "pairs":
      return described(field, {
        ...list(pair(schemaOf(field.term), schemaOf(field.fact))),
        ...bounds(field),
      });
    case "row":
      return described(field, {
        type: "array",
        prefixItems: field.of.map(schemaOf),
        minItems: field.of.length,
        maxItems: field.of.length,
      });
    case "items":
      return described(field, { ...list(fieldsSchema(field.fields)), ...bounds(field) });
    case "group":
      return described(field, fieldsSchema(field.fields));
    case "picture":
      return described(field, ref("picture"));
    case "pictures":
      return described(field, { ...list(ref("picture")), ...bounds(field) });
    case "action":
      return described(field, ref("action"), fits);
    case "actions":
      return described(field, { ...list(ref("action")), ...bounds(field) }, fits);
    case "link":
      return described(field, ref("address"));
    case "choice": {
      const named = Object.entries(field.options).map(([key, label]) => `${key}: ${label}`);
      return described(
        field,
        keysOf(field.options),
        `${named.join("; ")}. Without it: ${field.otherwise}.`,
      );
    }
    case "toggle":
      return described(field, { type: "boolean" });
  }
}

const propertiesOf = (fields: FieldSet) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field)]));

const optionalIn = (fields: FieldSet) =>
  Object.entries(fields).flatMap(([name, { optional }]) => (optional ? [name] : []));

const fieldsSchema = (fields: FieldSet): Schema => record(propertiesOf(fields), optionalIn(fields));

const notes = ["id", "nav", "kept"];

function blockSchema(name: BlockName): Schema {
  const { label, about, fields } = definitionOf(name);
  return {
    title: label,
    description: about,
    ...record(
      {
        block: { const: name },
        id: {
          type: "string",
          pattern: "^[a-z][a-z0-9-]{0,59}$",
          description: "The id of the section on its page.",
        },
        nav: { ...text, description: "Puts the section into the navigation under this word." },
        kept: { type: "object", description: "Words of former blocks of this section." },
        ...propertiesOf(fields),
      },
      [...notes, ...optionalIn(fields)],
    ),
  };
}

const names = Object.keys(definitions) as BlockName[];

/** A section by its block: the fields that count are those of the block that it names. */
const sectionSchema = (blocks: readonly BlockName[]): Schema => ({
  type: "object",
  required: ["block"],
  properties: { block: oneOf(blocks) },
  allOf: blocks.map((block) => ({
    if: { properties: { block: { const: block } }, required: ["block"] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: ref(block),
  })),
});

const startsWith = (kind: string) => names.filter((name) => name.startsWith(`${kind}-`));

const themeSchema = record(
  {
    brand: { type: "string", pattern: "^#[0-9a-fA-F]{6}$" },
    paper: record({ hue: within(0, 360), chroma: within(0, 0.04), kind: keysOf(choices.papers) }, [
      "kind",
    ]),
    type: record({ headline: ref("face"), body: ref("face"), accent: ref("face") }, ["accent"]),
    headline: record(
      {
        weight: within(100, 1000),
        case: oneOf(["none", "uppercase", "lowercase", "capitalize"]),
        tracking: within(-0.1, 0.2),
        leading: within(0.7, 1.5),
        scale: keysOf(choices.scales),
      },
      ["weight", "case", "tracking", "leading", "scale"],
    ),
    density: keysOf(choices.densities),
    corner: keysOf(choices.corners),
    button: keysOf(choices.buttons),
    rule: keysOf(choices.rules),
    picture: record(
      {
        shape: keysOf(choices.pictureShapes),
        filter: keysOf(choices.pictureFilters),
        ratio: keysOf(choices.ratios),
        own: isTrue,
      },
      ["shape", "filter", "ratio", "own"],
    ),
    keyword: oneOf(choices.keywords),
    width: keysOf(choices.widths),
  },
  ["headline", "density", "corner", "button", "rule", "picture", "keyword", "width"],
);

const businessSchema = record(
  {
    name: text,
    strapline: { ...text, description: "What it does, in one sentence." },
    phone: text,
    email: text,
    address: { ...list(text, limits.address), description: "Lines of the postal address." },
    hours: {
      ...list(pair(text, text), limits.hours),
      description: "Lines of the opening hours: days, times.",
    },
    note: text,
  },
  ["hours", "note"],
);

const time: Schema = { type: "string", pattern: "^([01]\\d|2[0-3]):[0-5]\\d$" };
const openingSchema = record(
  {
    days: {
      ...list(list(pair(time, time), 4), 7),
      description: "Monday to Sunday: from and to, none where it is closed.",
    },
    lines: list(pair(text, text), 14),
    closures: list(record({ from: day, to: day, words: text }, ["words"]), 40),
  },
  ["lines"],
);

const pageSchema = record(
  {
    path: {
      type: "string",
      pattern: "^/([a-z0-9][a-z0-9-]{0,59})?$",
      description: "The first page is “/”.",
    },
    label: { ...text, description: "Its name in the menu." },
    title: text,
    description: text,
    sections: {
      type: "array",
      prefixItems: [ref("opening")],
      items: ref("section"),
      minItems: 1,
      maxItems: limits.sections,
      description: "The first is a hero, the others are not.",
    },
    former: list({ type: "string" }, limits.former),
    paths: {
      type: "object",
      description: "Its path in other languages, by language, before those that lead to it.",
      additionalProperties: list({ type: "string" }, limits.former + 1),
    },
    menu: { const: false },
  },
  ["former", "paths", "menu"],
);

const article = definitionOf("story-long").fields.text as Field;

/** The schema of a site document; `id`: its address. */
export function siteSchema(id = "/schema/site.json"): Schema {
  const language = { type: "string", maxLength: 35, description: "A language tag, such as en-GB." };
  const properties: Record<string, Schema> = {
    $schema: { type: "string" },
    daylit: { const: version, description: "The version of this form." },
    language,
    words: {
      type: "object",
      propertyNames: { maxLength: 35 },
      additionalProperties: record(
        Object.fromEntries(Object.keys(english).map((name) => [name, text])),
        Object.keys(english),
      ),
    },
    translations: list(
      record(
        {
          language,
          public: oneOf([true, false, "unfinished"]),
          texts: list(
            record({ of: text, text, check: oneOf([true, "facts", "draft"]) }, ["check"]),
            limits.translated,
          ),
        },
        ["public"],
      ),
      limits.translations,
    ),
    business: businessSchema,
    theme: themeSchema,
    scheme: oneOf(schemes),
    mark: {
      description:
        "The logo: an outline on a square of 64 in the language of SVG paths, or own pictures.",
      anyOf: [
        record({ outline: { type: "string", maxLength: 5000 } }),
        record(
          {
            logo: { type: "string", pattern: ownId },
            icons: record({
              "icon-180": hash,
              "icon-192": hash,
              "icon-512": hash,
              "icon-maskable": hash,
            }),
            beside: isTrue,
          },
          ["beside"],
        ),
      ],
    },
    preview: ref("pictureId"),
    notice: record({ text, until: day }, ["until"]),
    nav: sectionSchema(startsWith("nav")),
    footer: sectionSchema(startsWith("footer")),
    pages: { type: "array", items: ref("page"), minItems: 1, maxItems: limits.pages },
    posts: list(
      record(
        {
          slug: { type: "string", pattern: "^[a-z0-9][a-z0-9-]*$" },
          date: day,
          title: text,
          picture: ref("picture"),
          text: schemaOf(article),
        },
        ["picture"],
      ),
      limits.posts,
    ),
    pictures: {
      type: "object",
      propertyNames: { pattern: ownId },
      additionalProperties: record({
        alt: text,
        width: within(1, 20_000),
        height: within(1, 20_000),
        focal: pair(within(0, 1), within(0, 1)),
        files: list(
          record({
            width: within(1, 20_000),
            type: oneOf(["avif", "webp", "jpeg", "png", "svg+xml"]),
            hash,
          }),
          4,
        ),
      }),
    },
    form: {
      description: "Where forms send what visitors write.",
      anyOf: [
        record({ way: oneOf(["mail", "host"]) }),
        record({ way: { const: "service" }, address: { type: "string", pattern: "^https?://" } }),
      ],
    },
    address: { type: "string", pattern: "^https?://", description: "Where the site will be." },
    kind: { ...oneOf(businessKinds), description: "Its type at schema.org." },
    opening: openingSchema,
    counter: { type: "string", pattern: "^https?://" },
    dates: { type: "object" },
    made: { type: "string" },
    examples: {
      ...list(oneOf(factNames), factNames.length),
      description: "Written by the composer: facts of the business that are still examples.",
    },
    examplePictures: {
      ...list(oneOf(pictureIds), pictureIds.length),
      description:
        "Written by the composer: pictures of the library that the owner has not chosen.",
    },
  };
  const required = [
    "daylit",
    "language",
    "business",
    "theme",
    "scheme",
    "mark",
    "nav",
    "footer",
    "pages",
    "pictures",
    "form",
  ];
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: id,
    title: `Daylit site document, version ${version}`,
    description:
      "A website as the composer stores it (site.json). Texts are plain words. Opened in the composer, what differs from this schema is repaired and listed.",
    ...record(
      properties,
      Object.keys(properties).filter((name) => !required.includes(name)),
    ),
    $defs: {
      address: {
        type: "string",
        maxLength: 500,
        description:
          "A page (/contact), a section (#prices), https://…, tel:… or mailto:…; empty if it is not known yet.",
      },
      action: record({ label: text, href: ref("address") }),
      face: oneOf([...Object.keys(faces), ...Object.keys(systemStacks)]),
      pictureId: {
        description: "A picture of the library, or an own one.",
        anyOf: [oneOf(pictureIds), { type: "string", pattern: ownId }],
      },
      picture: {
        anyOf: [
          ref("pictureId"),
          record(
            {
              id: ref("pictureId"),
              alt: text,
              at: pair(within(0, 100), within(0, 100)),
              zoom: within(1, 3),
            },
            ["alt", "at", "zoom"],
          ),
        ],
      },
      page: pageSchema,
      opening: sectionSchema(startsWith("hero")),
      section: sectionSchema(names.filter((name) => !/^(?:nav|hero|footer)-/.test(name))),
      ...Object.fromEntries(names.map((name) => [name, blockSchema(name)])),
    },
  };
}
