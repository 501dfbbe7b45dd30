import { expect, test } from "vitest";
import { themeParts } from "./theme-parts.ts";

test("sections are counted outside their words, which are measured and would end the count", () => {
  const theme = { keyword: "numbered", type: { headline: "archivo", body: "archivo" } };
  const css = themeParts(theme as unknown as Parameters<typeof themeParts>[0]);
  const [, counted = ""] = /([^{}]+)\{\s*counter-increment: section/.exec(css) ?? [];
  expect(counted).toMatch(/\n\.section[^\s>]*:has/);
  expect(counted).not.toMatch(/^\.words/m);
});
