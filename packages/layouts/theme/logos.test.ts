import { expect, test } from "vitest";
import { cataloguePages } from "../catalogue/catalogue.ts";
import { render } from "../render/render.tsx";
import { logoFile, logoIcon } from "./logo-icon.ts";
import { logos } from "./logos.ts";

test("each of the twenty businesses has a mark of its own, within the square of 64", () => {
  const outlines = Object.values(logos);
  expect(outlines).toHaveLength(20);
  expect(new Set(outlines).size).toBe(20);
  for (const outline of outlines) {
    expect(outline).toMatch(/^M[\d\sMHVLCSQTAZmhvlcsqtaz.-]+z$/);
    const [x = 0, y = 0] = outline
      .slice(1)
      .split(/[ A-Za-z]/)
      .map(Number);
    expect(Math.max(x, y)).toBeLessThan(64);
  }
});

test("every layout names its business's mark as its icon", () => {
  for (const page of cataloguePages) {
    const icon = `<link rel="icon" href="${logoFile(page.content.slug)}" type="image/svg+xml">`;
    expect(render(page).split(icon), page.id).toHaveLength(2);
    expect(logoIcon(page.content.slug)).toContain(page.content.theme.brand);
  }
});
