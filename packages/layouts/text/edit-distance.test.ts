import { editDistance } from "@daylit/layouts/text/edit-distance.ts";
import { expect, test } from "vitest";

test.each([
  ["button", "button", 0],
  ["buton", "button", 1],
  ["buttton", "button", 1],
  ["bitton", "button", 1],
  ["wedidng", "wedding", 1],
  ["acord", "accordion", 1],
  ["acessability", "accessibility", 2],
  ["grid", "form", Number.POSITIVE_INFINITY],
  ["accordion", "acc", Number.POSITIVE_INFINITY],
])("from %s to %s", (typed, word, made) => {
  expect(editDistance(typed, word, { limit: 2, prefix: true })).toBe(made);
});
