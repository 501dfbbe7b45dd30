import type { LayoutView } from "@daylit/layouts/catalogue/view-models.ts";
import { expect, test } from "vitest";
import { layoutCode } from "./layout-code.ts";

test("a layout’s Markdown has its documents and their stylesheet", () => {
  const view = {
    name: "ARCH 0001",
    pages: [{ label: "Home", address: "/view/arch-0001.html", style: "/view/arch-0001.css" }],
  } as unknown as LayoutView;
  const text = layoutCode(view, ["<p>Words</p>\n"], ".hero-split {\n  gap: 0;\n}\n");
  expect(text).toContain("```html\n<p>Words</p>\n```");
  expect(text).toContain("```css\n.hero-split {\n  gap: 0;\n}\n```");
});
