import { expect, test } from "vitest";
import { blocksOf, layoutsWithEveryBlock } from "./addresses.ts";

test("the layouts that npm test opens show every block of the catalogue", () => {
  const shown = new Set(layoutsWithEveryBlock.flatMap((id) => [...(blocksOf.get(id) ?? [])]));
  const all = new Set([...blocksOf.values()].flatMap((blocks) => [...blocks]));
  expect(blocksOf.size).toBe(100);
  expect(shown).toEqual(all);
});
