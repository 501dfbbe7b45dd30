import { expect, test } from "vitest";
import { catalogueCounts } from "./counts.ts";

const counts = catalogueCounts();

test("the one action is on the first screen of a phone and of a desk", () => {
  expect(counts.noActionOnPhone).toEqual([]);
  expect(counts.noActionOnDesk).toEqual([]);
});

test("the header of a phone is one row", () => {
  expect(counts.highHeaders).toEqual([]);
});
