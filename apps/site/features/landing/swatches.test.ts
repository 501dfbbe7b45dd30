import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { swatches } from "./swatches.ts";

const css = readFileSync(new URL("./styles/try.css", import.meta.url), "utf8");

test("the stylesheet has a rule for each swatch, and for no other", () => {
  const rules = [
    ...css.matchAll(/\[value="(#\w{6})"\]:checked\) \.try-page \{\s*--brand: (#\w{6});/g),
  ];
  expect(rules.map(([, value]) => value)).toEqual(swatches.map(({ value }) => value));
  for (const [, value, brand] of rules) expect(brand).toBe(value);
});
