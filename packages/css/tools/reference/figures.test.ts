import { expect, test } from "vitest";
import { bundle, wholeFile } from "../bundle/bundle.ts";
import { brotliSize, minify } from "../bundle/minify.ts";
import { readSelectors } from "../bundle/selectors.ts";
import { figures, kitFigures } from "./figures.ts";
import { readParts } from "./reference.ts";

const own = figures();

test("the whole file is at most 8.0 kB on the wire", () => {
  expect(own.everything).toBeLessThanOrEqual(8000);
});

test("the specification’s vocabulary is at most 3.5 kB on the wire", () => {
  expect(own.vocabulary).toBeLessThanOrEqual(3500);
});

test("the kit is at most 5.0 kB on the wire and selects as the framework does", () => {
  const { kit, icons: _, specificity, ...rest } = kitFigures();
  expect(kit).toBeLessThanOrEqual(5000);
  expect(rest).toEqual({ important: false, physical: [], tried: [] });
  const [ids, classes, elements] = specificity;
  expect([ids, classes * 100 + elements <= 200]).toEqual([0, true]);
});

test("nothing is important, so everything can be overridden", () => {
  expect(own.important).toBe(0);
});

test("no selector is stronger than two classes", () => {
  const [ids, classes, elements] = own.specificity;
  expect([ids, classes * 100 + elements <= 200]).toEqual([0, true]);
});

test("a browser tries one selector on every element, and seeks the others by name", () => {
  expect(own.tried).toEqual(["universal"]);
});

test("in Chromium nothing asks the body what it has", () => {
  const { code } = wholeFile().min;
  // Each such rule makes the browser restyle the body for every inserted element (decision 006).
  expect(code.match(/body:[^{>]*:has\(/g)).toEqual(["body:where(:has("]);
  expect(code).toContain("@supports not selector(::search-text){body:where(:has(");
});

test("all directions are logical", () => {
  expect(own.logical).toBeGreaterThan(50);
  expect(own.physical).toBe(0);
});

test("all six wishes of the reader are minded", () => {
  expect(own.features).toHaveLength(6);
});

test.each([
  [".a { .b:hover { color: red } }", [0, 3, 0]],
  [":where(.a) > p::before { color: red }", [0, 0, 2]],
  [".a:not(#b, .c) { color: red }", [1, 1, 0]],
  ["a[href]:is(:hover, p) { color: red }", [0, 2, 1]],
])("specificity of %s", (css, expected) => {
  expect(readSelectors(css).highest).toEqual(expected);
});

test.each([
  [".a > *, p :hover, :where([b])::before, :any-link { color: red }", []],
  [":disabled, :where(.a, .b) { color: red }", ["disabled", "where"]],
  [".a, .b { & > :last-child { color: red } }", ["is child last-child"]],
  [":where(.a, .b) { & > p { color: red } }", ["where"]],
  ["body > :not(.a) { color: red }", ["body child not"]],
  ["[class~=a], [lang] { color: red }", ["class"]],
])("selectors tried on every element in %s", (css, expected) => {
  expect(readSelectors(css).tried).toEqual(expected);
});

test("a part less saves at most 300 bytes, most of them far less", () => {
  const parts = readParts();
  const whole = brotliSize(minify(bundle(parts)).code);
  const saved = parts
    .toSorted((a, b) => b.css.length - a.css.length)
    .slice(0, 10)
    .map((part) => whole - brotliSize(minify(bundle(parts.filter((each) => each !== part))).code));
  expect(Math.max(...saved)).toBeLessThanOrEqual(300);
  expect(Math.max(...saved)).toBeGreaterThan(100);
});
