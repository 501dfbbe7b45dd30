import { expect, test } from "vitest";
import { cataloguePages } from "./catalogue.ts";
import names from "./layout-names.json" with { type: "json" };

test("every layout has a name of its own, short enough to stand beside its code", () => {
  expect(Object.keys(names)).toEqual(cataloguePages.map(({ id }) => id));
  expect(new Set(Object.values(names)).size).toBe(cataloguePages.length);
  expect(Object.values(names).filter((name) => name.length > 24)).toEqual([]);
});
