import { Ajv2020 as Ajv } from "ajv/dist/2020.js";
import fc from "fast-check";
import { expect, test } from "vitest";
import { withValue } from "../document/object-path.ts";
import { readValue } from "../document/read/read.ts";
import { fixtureSites } from "../testing/fixtures.ts";
import { ownerSites } from "../testing/owner-sites.ts";
import { siteDocument } from "../testing/site-document.arbitrary.ts";
import { tunerSite } from "../testing/tuner-site.ts";
import { schemaFaults } from "./schema-faults.ts";
import { siteSchema } from "./site-schema.ts";

const schema = siteSchema("https://daylit.example/schema/site.json");
const validator = new Ajv({ strict: false });
const isValid = validator.compile(schema);
const faults = (value: unknown) => schemaFaults(schema, value);
const plain = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;

test("every site that we make is valid, by our reading of the schema and by that of a whole validator", () => {
  for (const { name, site } of [...fixtureSites(), ...ownerSites()]) {
    expect(faults(plain(site)), name).toEqual([]);
    expect(isValid(plain(site)), name).toBe(true);
  }
});

test("a document that is valid is read without repairs", () => {
  fc.assert(
    fc.property(siteDocument, (value) => {
      const { site } = readValue(plain(value));
      expect(faults(plain(site))).toEqual([]);
      const again = {
        ...(plain(site) as object),
        $schema: "https://daylit.example/schema/site.json",
      };
      expect(readValue(again)).toMatchObject({ repairs: [] });
    }),
    { numRuns: 40 },
  );
});

const site = plain(tunerSite());
const wrong: readonly (readonly [path: string, value: unknown, words: RegExp])[] = [
  ["daylit", 3, /^daylit: must be 2/],
  ["theme.brand", "teal", /^theme.brand: "teal" hasn’t the form/],
  ["theme.corner", "oval", /^theme.corner: "oval" isn’t one of sharp/],
  ["pages", [], /^pages: needs 1 entries/],
  ["pages[0].sections[0].block", "features-columns", /sections\[0\].*isn’t one of hero-/],
  [
    "pages[0].sections[1].items[0].title",
    "x",
    /items\[0\].title: isn’t known here. Known: heading/,
  ],
  ["pages[0].sections[1].heading", ["x"], /heading: must be a string, not array/],
  ["pages[0].sections[2].groups[0].lines[0].price", undefined, /lines\[0\]: needs “price”/],
  ["pages[0].sections[0].picture", "no-such-picture", /picture: .*no-such-picture/],
  ["business.telephone", "1", /^business.telephone: isn’t known here. Known: name/],
  ["form", { way: "post" }, /^form\.way: "post" isn’t one of mail/],
];

for (const [path, value, words] of wrong)
  test(`a fault is named: ${path}`, () => {
    const found = withValue(site, path, value);
    expect(
      faults(found)
        .map((each) => `${each.path}: ${each.words}`)
        .join("\n"),
    ).toMatch(words);
    expect(isValid(found)).toBe(false);
  });

/** Paths of everything in a document. */
const pathsIn = (value: unknown, path = ""): string[] =>
  typeof value !== "object" || value === null
    ? [path]
    : [
        path,
        ...Object.entries(value).flatMap(([name, each]) =>
          pathsIn(
            each,
            Array.isArray(value) ? `${path}[${name}]` : path ? `${path}.${name}` : name,
          ),
        ),
      ];

test("whatever is changed, ours and the whole validator agree", () => {
  const paths = pathsIn(site).filter(Boolean);
  const values = fc.constantFrom<unknown>(
    undefined,
    null,
    7,
    -1,
    "",
    "x",
    "#fff",
    true,
    [],
    {},
    ["a", "b"],
    { block: "hero-split" },
  );
  fc.assert(
    fc.property(fc.constantFrom(...paths), values, (path, value) => {
      const changed = plain(withValue(site, path, value));
      expect(faults(changed).length === 0, `${path} ${JSON.stringify(value)}`).toBe(
        isValid(changed),
      );
    }),
    { numRuns: 300 },
  );
});
