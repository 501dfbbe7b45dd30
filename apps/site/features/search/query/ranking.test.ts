import { expect, test } from "vitest";
import { makeIndex } from "./index.ts";
import type { Kind } from "./kinds.ts";
import { packAll, type SearchRecord } from "./record.ts";
import { search } from "./search.ts";

const record = (kind: Kind, title: string, note = ""): SearchRecord => ({
  kind,
  title,
  note,
  path: `/${title.replaceAll(" ", "-")}`,
});
const titles = (query: string, records: readonly SearchRecord[]) =>
  search(makeIndex({ records: packAll(records) }), query).results.map(({ record: r }) => r.title);

test("of equals a page comes first and a picture last, wherever they stand", () => {
  const records = [
    record("picture", "Bread at dawn"),
    record("guide", "Bread at noon"),
    record("page", "Bread at dusk"),
  ];
  const order = ["Bread at dusk", "Bread at noon", "Bread at dawn"];
  expect(titles("bread", records)).toEqual(order);
  expect(titles("bread", [...records].reverse())).toEqual(order);
});

test("a word that few records have tells more than one that many have", () => {
  const common = Array.from({ length: 30 }, (_, n) => record("guide", `Layout number ${n}`));
  // Each has one of the two words in its title and the other below it.
  const records = [
    record("guide", "Layout plan", "with a sundial"),
    record("guide", "Sundial plan", "with a layout"),
    ...common,
  ];
  expect(titles("layout sundial", records).slice(0, 2)).toEqual(["Sundial plan", "Layout plan"]);
});

test("of words like the typed one, those with the fewest slips are meant", () => {
  const records = [record("page", "Gardenia"), record("guide", "Gardener")];
  expect(titles("gardenar", records)).toEqual(["Gardener"]);
  expect(titles("gardenar", [...records].reverse())).toEqual(["Gardener"]);
});

test("of equally close words the one with the typed first letter comes first", () => {
  const records = [record("page", "Mutton"), record("page", "Batton")];
  expect(titles("button", records)[0]).toBe("Batton");
  expect(titles("button", [...records].reverse())[0]).toBe("Batton");
});
