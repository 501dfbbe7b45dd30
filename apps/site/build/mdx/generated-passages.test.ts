import { createProcessor } from "@mdx-js/mdx";
import { expect, test } from "vitest";
import { remarkPlugins } from "./remark.ts";

test.each([
  '<Made from="accessibility-gaps" />',
  '<details>\n<summary>Gaps</summary>\n\n<Made from="accessibility-gaps" />\n\n</details>',
])("a made passage is put in its place, folded or not: %s", (text) => {
  const page = String(createProcessor({ remarkPlugins }).processSync(text));
  expect(page).toContain("screen reader");
  expect(page).not.toContain("Made");
});

test("types with braces and backticks are code, not expressions", () => {
  const page = createProcessor({ remarkPlugins }).processSync('<Made from="block-types" />');
  expect(String(page)).toMatch(/type: `image\/\$\{string\}`; srcSet: string/);
});
