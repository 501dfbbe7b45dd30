import { expect, test } from "vitest";
import { type BlockName, definitionOf, definitions } from "./definitions.ts";
import { kindLabel } from "./kinds.ts";

const blocks = Object.keys(definitions) as BlockName[];

test("a block has one name, which no other block has", () => {
  const names = blocks.map((block) => definitionOf(block).label);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  expect(names).toContain("Picture beside text");
});

test("every kind has a name", () => {
  expect(blocks.filter((block) => !/^[A-Z]/.test(kindLabel(block)))).toEqual([]);
});
