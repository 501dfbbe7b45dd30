import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isVector } from "../metadata/subject.ts";
import { subjectList } from "./subject-list.ts";

const folder = join(import.meta.dirname, "../drawings");
const files = readdirSync(folder);
const textOf = (name: string) => readFileSync(join(folder, name), "utf8");

test("every vector picture has its file, and nothing else has", () => {
  const vectors = subjectList.filter(isVector).map(({ id }) => id);
  expect(files.map((name) => name.replace(".svg", "")).sort()).toEqual(vectors.sort());
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
