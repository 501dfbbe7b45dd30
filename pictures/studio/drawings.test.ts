import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { drawn } from "./svg-generator/drawn.ts";
import { painted, tonesOf } from "./svg-generator/painted.ts";
import { drawings } from "./svg-generator/scenes/index.ts";

const folder = join(import.meta.dirname, "../drawings");

test("every committed drawing is what its function draws", () => {
  const files = readdirSync(folder).map((name) => name.replace(".svg", ""));
  expect([...drawings.keys()].sort()).toEqual(files.sort());
  for (const [id, draw] of drawings)
    expect(`${drawn(draw)}\n`, id).toBe(readFileSync(join(folder, `${id}.svg`), "utf8"));
});

test("at dusk a line is lighter than what it is drawn on, and shade is darker than light", () => {
  const lightness = (hex: string) => Number.parseInt(hex.slice(3, 5), 16);
  for (const brand of ["#1f4d3f", "#d6ff3f", "#e5383b", "#5b5bd6"]) {
    const [day, dusk] = [tonesOf(brand, "light"), tonesOf(brand, "dark")];
    for (const { light, half, shade } of [day, dusk]) {
      expect(lightness(light)).toBeGreaterThan(lightness(half));
      expect(lightness(half)).toBeGreaterThan(lightness(shade));
    }
    expect(lightness(day.line)).toBeLessThan(lightness(day.shade));
    expect(lightness(dusk.line)).toBeGreaterThan(lightness(dusk.light));
  }
});

test("the twin has no custom property left", () => {
  for (const draw of drawings.values())
    expect(painted(drawn(draw), tonesOf("#1f4d3f"))).not.toContain("var(");
});
