import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isVector } from "../metadata/subject.ts";
import { drawings } from "../studio/svg-generator/scenes/index.ts";
import { painted, tonesOf } from "../tones.ts";
import { subjectList } from "./subject-list.ts";

const folder = join(import.meta.dirname, "../drawings");
const files = readdirSync(folder);
const textOf = (name: string) => readFileSync(join(folder, name), "utf8");

test("every vector picture has its file and its scene, and nothing else has", () => {
  const vectors = subjectList.filter(isVector).map(({ id }) => id);
  expect(files.map((name) => name.replace(".svg", "")).sort()).toEqual([...vectors].sort());
  expect([...drawings.keys()].sort()).toEqual([...vectors].sort());
});

test("a drawing is under 12 kB and can stand in a document beside any other", () => {
  for (const name of files) {
    const svg = textOf(name);
    expect(svg.length, name).toBeLessThan(12_000);
    // Names would meet their like, styles are what a strict policy forbids, and no colour is fixed.
    expect(svg, name).not.toMatch(
      /\s(id|class|style|href)=|<(style|script|image|use|text)\b|#[0-9a-f]{3}/i,
    );
    expect(svg, name).toMatch(
      /^<svg [^>]+><path [^>]+><g [^>]+>(<(path|circle) [^>]+\/>)+<\/g><\/svg>\n$/,
    );
  }
});

test("each has the ratio that its subject says", () => {
  for (const { id, ratio } of subjectList.filter(isVector)) {
    const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(textOf(`${id}.svg`)) ?? [];
    const [across = 0, down = 1] = ratio.split(":").map(Number);
    expect(Number(width) / Number(height), id).toBeCloseTo(across / down, 5);
  }
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
  for (const name of files) expect(painted(textOf(name), tonesOf("#1f4d3f"))).not.toContain("var(");
});
