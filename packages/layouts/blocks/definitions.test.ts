import { describe, expect, test } from "vitest";
import { allSections, cataloguePages } from "../catalogue/catalogue.ts";
import { pictureIds } from "../catalogue/pictures/pictures.ts";
import type { Field } from "../schema/field.ts";
import type { SectionOf } from "../schema/model.ts";
import type { Repair, Report } from "../schema/read/problem.ts";
import { readFields } from "../schema/read/read.ts";
import { textsOf } from "../schema/texts.ts";
import { type BlockName, definitionOf, definitions } from "./definitions.ts";
import { blocks } from "./index.ts";

type Values = Readonly<Record<string, unknown>>;
const names = Object.keys(definitions) as BlockName[];

function problemsIn(block: BlockName, values: Values): Repair[] {
  const problems: Repair[] = [];
  const report: Report = (path, kind) => problems.push({ path, kind });
  readFields(definitionOf(block).fields, values, "", report, { pictures: pictureIds });
  return problems;
}

const tooLong = (block: BlockName, values: Values) =>
  [...textsOf(definitionOf(block).fields, values)].filter(
    ({ text, length }) => text.length > length.soft,
  );

test("every block has a definition and a component", () => {
  expect(Object.keys(blocks)).toEqual(names);
});

describe("the catalogue keeps to the definitions", () => {
  test.each(cataloguePages.map((page) => [page.id, page] as const))("%s", (_, { layout }) => {
    for (const { block, nav, id, ...values } of allSections(layout)) {
      expect(problemsIn(block, values), block).toEqual([]);
      expect(tooLong(block, values), block).toEqual([]);
    }
  });
});

/** Every field, those inside lists and groups too. */
const allFields = (fields: Values): Field[] =>
  (Object.values(fields) as Field[]).flatMap((field) => [
    field,
    ...("fields" in field ? allFields(field.fields) : []),
  ]);

describe.each(names)("%s", (name) => {
  const { label, about, fields, example } = definitionOf(name);

  test("says what it is", () => {
    expect(label).toMatch(/^[A-Z].*[^.]$/);
    expect(about).toMatch(/^[A-Z].*\.$/);
  });

  test("has example words that fit and fill it", () => {
    expect(problemsIn(name, example as Values)).toEqual([]);
    expect(tooLong(name, example as Values)).toEqual([]);
    for (const [key, field] of Object.entries(fields))
      if ("min" in field || "exactly" in field) {
        const list = (example as Values)[key];
        const least = field.exactly ?? field.min ?? 0;
        if (list)
          expect(list, key).toHaveProperty(
            "length",
            expect.toSatisfy((n) => n >= least),
          );
      }
  });

  test("limits are limits, and roles are not given twice", () => {
    for (const field of allFields(fields))
      if ("soft" in field) expect(field.hard).toBeGreaterThan(field.soft);
    const roles = Object.values(fields).flatMap(({ role }) => (role ? [role] : []));
    expect(new Set(roles).size).toBe(roles.length);
  });
});

test("wrong fields do not compile", () => {
  const wrong: SectionOf<"call-line"> = {
    block: "call-line",
    heading: "A line",
    action: { label: "Write", href: "#footer" },
    // @ts-expect-error: it is called heading
    headline: "Another",
  };
  expect(problemsIn("call-line", { ...wrong, block: undefined })).toContainEqual({
    path: "headline",
    kind: "dropped",
  });
});
