import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { writeScriptSubset, writeSubset } from "./subset-font.ts";

const written = (file: string) =>
  readFileSync(join(import.meta.dirname, "../generated/fonts", `${file}.woff2`));

test("the cut typefaces are those that would be cut today", async () => {
  expect(written("figtree-text").equals(await writeSubset("figtree", "text", "plain"))).toBe(true);
  expect(written("syne-800-more").equals(await writeSubset("syne", 800, "more"))).toBe(true);
  const hebrew = await writeScriptSubset("open-sans", 400, "hebrew");
  expect(written("open-sans-400-hebrew").equals(hebrew)).toBe(true);
});
