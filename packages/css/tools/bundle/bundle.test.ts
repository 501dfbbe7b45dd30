import { originalPositionFor, TraceMap } from "@jridgewell/trace-mapping";
import { transform } from "lightningcss";
import { expect, test } from "vitest";
import { readParts } from "../reference/reference.ts";
import { wholeFile } from "./bundle.ts";
import { keepLightDark } from "./light-dark.ts";
import { minify } from "./minify.ts";

const { css, min } = wholeFile();

/** What Vite 8 and Next 16 aim at when nobody tells them anything else. */
const version = (major: number, minor = 0) => (major << 16) | (minor << 8);
const targets = { chrome: version(111), firefox: version(111), safari: version(16, 4) };

test("no bundler takes the colour roles apart", () => {
  const lowered = transform({ filename: "a.css", code: Buffer.from(css), targets });
  const roles = (text: string) => text.match(/--[\w-]+:\s*light-dark\(/g)?.length;
  expect(roles(css)).toBeGreaterThan(10);
  expect(roles(lowered.code.toString())).toBe(roles(css));
});

test.each([
  ["a { --b: light-dark(red, blue) }", "a { --b: light-dark(red var(--_,,) blue) }"],
  [
    "a { --b: light-dark(rgb(from c r g b / min(1, 2)),\n  d) }",
    "a { --b: light-dark(rgb(from c r g b / min(1, 2)) var(--_,,)\n  d) }",
  ],
  ["a { color: light-dark(red, blue) }", "a { color: light-dark(red, blue) }"],
])("%s becomes %s", (from, to) => expect(keepLightDark(from)).toBe(to));

test("the minified file’s map leads every rule back to its line in its part", () => {
  const map = new TraceMap(min.map);
  const css = new Map(readParts().map((part) => [`../src/${part.file}`, part.css.split("\n")]));
  const rules = [...min.code.matchAll(/(?<=[{}])\.[\w-]+(?=[{,:>])/g)];
  expect(rules.length).toBeGreaterThan(100);
  const lost = rules.filter(({ 0: name, index }) => {
    const { source, line } = originalPositionFor(map, { line: 1, column: index });
    return !css.get(source ?? "")?.[(line ?? 0) - 1]?.includes(name);
  });
  expect(lost.map(([name]) => name)).toEqual([]);
});

test.each([
  ["a{font-size:1px;display:block;color:red}", "a{color:red;display:block;font-size:1px}"],
  ["a{display:flex;border-width:0;border-block-end-width:1px}", undefined],
  ["a{all:unset;align-items:end}", "a{all:unset;align-items:end}"],
  ["a{--b:1;--a:2;&:hover{color:red;top:0}}", "a{--a:2;--b:1;&:hover{top:0;color:red}}"],
])("the minified declarations of %s are in order", (css, sorted) => {
  const { code } = minify(css);
  if (sorted) expect(code).toBe(sorted);
  else expect(code.indexOf("border-width")).toBeLessThan(code.indexOf("border-block-end-width"));
});

test("what has the focus has a ring of 3 px, and no class takes it away", () => {
  const ring = /:focus-visible \{([^}]*)\}/.exec(css)?.[1];
  expect(ring).toMatch(/outline: 3px solid var\(--_ring, var\(--focus, var\(--primary-text\)\)\)/);
  expect(ring).toContain("outline-offset: 3px");
  expect(css).not.toMatch(/outline(-style|-width)?:\s*(none|0)/);
});
