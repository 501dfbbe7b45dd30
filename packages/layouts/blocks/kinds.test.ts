import { expect, test } from "vitest";
import { type BlockName, definitions } from "./definitions.ts";
import { kindLabel, variantLabel } from "./kinds.ts";

test("the name of a section says no word twice", () => {
  const names = (Object.keys(definitions) as BlockName[]).map(
    (block) => `${kindLabel(block)} ${variantLabel(block)}`,
  );
  const twice = names.filter((name) => {
    const words = name.toLowerCase().replaceAll("-", "").trim().split(" ");
    return new Set(words).size < words.length;
  });
  expect(twice).toEqual([]);
  expect(names).toContain("Hero split");
});
