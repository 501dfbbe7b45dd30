import { expect, test } from "vitest";
import { slips } from "./typo.ts";

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
  expect(slips(typed, word, 2)).toBe(made);
});
