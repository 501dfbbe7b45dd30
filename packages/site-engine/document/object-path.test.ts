import { expect, test } from "vitest";
import { moved, placesAround, valueAt, withValue } from "./object-path.ts";

const root = { pages: [{ sections: [{ a: "x", list: ["1", "2"] }] }], name: "n" };

test("reads and writes by the engine's paths, sharing everything else", () => {
  expect(valueAt(root, "pages[0].sections[0].list[1]")).toBe("2");
  expect(valueAt(root, "pages[4].sections[0].list[1]")).toBeUndefined();
  const next = withValue(root, "pages[0].sections[0].a", "y");
  expect(next).toEqual({ ...root, pages: [{ sections: [{ a: "y", list: ["1", "2"] }] }] });
  expect(next.pages[0]?.sections[0]?.list).toBe(root.pages[0]?.sections[0]?.list);
  expect(JSON.stringify(withValue(next, "pages[0].sections[0].a", "x"))).toBe(JSON.stringify(root));
});

test("takes away entries and fields, and never reaches a prototype", () => {
  expect(
    withValue(root, "pages[0].sections[0].list[0]", undefined).pages[0]?.sections[0]?.list,
  ).toEqual(["2"]);
  expect(withValue(root, "name", undefined)).toEqual({ pages: root.pages });
  expect(valueAt(root, "constructor.name")).toBeUndefined();
});

test("moves an entry, or leaves the list where there is no place for it", () => {
  expect(moved(["a", "b", "c"], 0, 2)).toEqual(["b", "c", "a"]);
  expect(moved(["a", "b", "c"], 2, 0)).toEqual(["c", "a", "b"]);
  expect(moved(["a", "b"], 1, 2)).toEqual(["a", "b"]);
});

test("a place that no field is for is in one that has a field", () => {
  expect(placesAround("business.hours[0][1]")).toEqual([
    "business.hours[0][1]",
    "business.hours[0]",
    "business.hours",
    "business",
  ]);
});
