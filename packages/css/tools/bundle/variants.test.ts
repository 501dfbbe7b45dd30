import { type AtRule, type Container, type Document, parse } from "postcss";
import { expect, test } from "vitest";
import { readParts } from "../reference/reference.ts";
import { bundle } from "./bundle.ts";
import { brotliSize, minify } from "./minify.ts";
import { readSelectors } from "./selectors.ts";
import { aliases, prefixed, scoped } from "./variants.ts";

const parts = readParts();
const whole = bundle(parts);
const withPrefix = prefixed(whole, parts);
const inPart = scoped(parts);
const bare = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, "");
const isFrames = ({ name }: AtRule) => name === "keyframes";
const named = (css: string, pattern: RegExp) => [...new Set(bare(css).match(pattern))];

test("in the prefixed file every name has its prefix", () => {
  const classes = [...readSelectors(withPrefix).classes];
  expect(classes.length).toBe(readSelectors(whole).classes.size);
  expect(classes.filter((name) => !name.startsWith("dl-"))).toEqual([]);
  const properties = named(withPrefix, /(?<![\w-])--[\w-]+/g);
  expect(properties.length).toBe(named(whole, /(?<![\w-])--[\w-]+/g).length);
  expect(properties.filter((name) => !name.startsWith("--dl-"))).toEqual([]);
  const attributes = named(withPrefix, /data-[\w-]+/g);
  expect(attributes.sort()).toEqual(["data-dl-brand", "data-dl-theme"]);
});

test.each([
  ["prefixed", withPrefix],
  ["scoped", inPart],
])("keyframes and containers of the %s file are its own", (_, css) => {
  const frames = named(css, /@keyframes [\w-]+/g);
  expect(frames.length).toBe(named(whole, /@keyframes [\w-]+/g).length);
  expect(frames.filter((rule) => !rule.includes(" dl-"))).toEqual([]);
  for (const frame of frames)
    expect(named(css, new RegExp(`animation[^;]*${frame.split(" ")[1]}`, "g"))).not.toEqual([]);
  expect(named(css, /@container [\w-]+/g)).toEqual(["@container dl-navbar"]);
  expect(css).toContain("container: dl-navbar /");
});

test("the prefixed file is as small as the other, within 5 %", () => {
  const [own, other] = [withPrefix, whole].map((css) => brotliSize(minify(css).code));
  expect(Math.abs((own ?? 0) / (other ?? 1) - 1)).toBeLessThan(0.05);
});

test("the scoped file styles nothing outside its part", () => {
  const outside: string[] = [];
  const within = (node: Container | Document | undefined): boolean =>
    node?.type === "atrule" && ((node as AtRule).name === "scope" || isFrames(node as AtRule))
      ? true
      : node?.parent !== undefined && within(node.parent);
  parse(inPart).walkRules((rule) => {
    if (!within(rule.parent)) outside.push(rule.selector);
  });
  expect(outside).toEqual([]);
  expect(bare(inPart)).not.toMatch(/:root|:host|html|(?<![\w-])body(?![\w-])|@view-transition/);
});

test("the aliases have every old name and no other class; old tokens can be read and set", () => {
  const css = aliases(parts);
  const renames = parts.flatMap((part) => part.renames);
  expect(renames.length).toBeGreaterThan(20);
  for (const { from, to } of renames)
    if (from.startsWith("--")) expect(css).toContain(`${to}: var(${from});`);
    else {
      expect(css).toContain(`${from} {`);
      expect(css).not.toContain(`${to} {`);
    }
});
