import { expect, test } from "vitest";
import { coveringSets } from "./set-cover.ts";

test("every member is in one of the sets that are taken", () => {
  const sets = new Map([
    ["one", new Set(["a", "b"])],
    ["two", new Set(["b", "c", "d"])],
    ["three", new Set(["a"])],
    ["four", new Set(["d"])],
  ]);
  expect(coveringSets(sets)).toEqual(["two", "one"]);
});

test("nothing is taken where there is nothing to cover", () => {
  expect(coveringSets(new Map([["empty", new Set()]]))).toEqual([]);
});
