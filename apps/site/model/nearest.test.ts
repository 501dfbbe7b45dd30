import { expect, test } from "vitest";
import { distance, nearest } from "./nearest.ts";
import { paths } from "./paths.ts";

test("distance counts single-letter changes", () => {
  expect(distance("card", "card")).toBe(0);
  expect(distance("card", "cart")).toBe(1);
  expect(distance("", "four")).toBe(4);
  expect(distance("kitten", "sitting")).toBe(3);
});

test.each([
  ["/stylesheet/crad", "/stylesheet/card"],
  ["/layout/wedding", "/layouts/wedding"],
  ["/Documentaton", "/documentation"],
])("%s suggests %s first", (asked, first) => {
  expect(nearest(asked, paths)[0]).toBe(first);
});

test("nothing alike gives no suggestion, and a huge address is no burden", () => {
  expect(nearest("/zzzzzzzzzzzzzz", paths)).toEqual([]);
  expect(nearest(`/${"x".repeat(100_000)}`, paths)).toEqual([]);
});
