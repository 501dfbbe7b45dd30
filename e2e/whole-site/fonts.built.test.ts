import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { charactersOf } from "../../apps/site/shell/fonts/characters.ts";
import { faces } from "../../apps/site/shell/fonts/faces.ts";
import { inRange } from "../../apps/site/shell/fonts/range.ts";

const rules = readFileSync("apps/site/shell/generated/fonts/faces.css", "utf8");

test("the cut faces have every character that a page shows (npm run refresh)", () => {
  const pages = globSync("build/site/**/*.html", { exclude: ["build/site/{view,samples}/**"] });
  expect(pages.length).toBeGreaterThan(100);
  const shown = charactersOf(pages.map((name) => readFileSync(name, "utf8")));
  const ranges = [...rules.matchAll(/unicode-range:\s*([^;]+);/g)];
  expect(ranges.length).toBe(faces.length);
  // A character in the range of a whole face would bring all of it to every visitor.
  for (const [, range = ""] of ranges) expect(shown.filter(inRange(range))).toEqual([]);
});
