import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import {
  behaviourCss,
  behaviourFiles,
  behaviourMin,
  behaviourParts,
  behaviourSources,
  separatePart,
} from "./behaviour.ts";
import { root } from "./reference/reference.ts";

const weight = (code: string) => brotliCompressSync(code).length;

test("the script is less than 6,000 bytes, its stylesheet less than 1,000, and each part alone less than 2,000", async () => {
  const lines: string[] = [];
  for (const name of [...behaviourParts, separatePart]) {
    const bytes = weight(await behaviourMin(name));
    lines.push(`${name} ${bytes}`);
    expect(bytes, name).toBeLessThan(2000);
  }
  const all = weight(await behaviourMin());
  console.log(`daylit/behaviour, brotli: all ${all}, alone ${lines.join(", ")}`);
  expect(all).toBeLessThan(6000);
  expect(weight((await behaviourFiles().get("behaviour.min.css")?.()) ?? "")).toBeLessThan(1000);
});

test("a server can import all of it and each part", async () => {
  expect(globalThis.document).toBeUndefined();
  for (const name of ["index", separatePart, ...behaviourParts])
    expect(Object.keys(await import(`../behaviour/${name}.js`)), name).not.toEqual([]);
});

test("it writes no HTML, no styles and no code as text", () => {
  for (const { name, code } of behaviourSources())
    expect(code, name).not.toMatch(
      /innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\b|new Function|\.style\b|cssText|setAttribute\("style/,
    );
});

test("each part has an example and is exported with all", () => {
  const examples = readdirSync(join(root, "behaviour/examples"));
  expect(examples.sort()).toEqual(behaviourParts.map((name) => `${name}.html`));
  const index = readFileSync(join(root, "behaviour/index.js"), "utf8");
  for (const name of behaviourParts) expect(index).toContain(`./${name}.js`);
});

test("the stylesheet begins with the order of the layers, because it may be loaded first", () => {
  const rules = behaviourCss()
    .replace(/^(\s*\/\*.*?\*\/)+/s, "")
    .trim();
  expect(rules).toMatch(/^@layer daylit\.tokens, daylit\.base,/);
  expect(rules).not.toContain("@layer daylit.components");
});

test("what holds fields, lists or a table is as wide as the card it is in", () => {
  const css = readFileSync(join(root, "behaviour/behaviour.css"), "utf8");
  const wide = css.match(/> :is\(([^)]*)\) \{\n\s+align-self: stretch/)?.[1];
  const small = ["command", "menu", "theme", "toasts"];
  for (const name of behaviourParts.filter((each) => !small.includes(each)))
    expect(wide, name).toMatch(new RegExp(`daylit-${name}\\b`));
  // On a phone a card would cut the table off.
  const table = readFileSync(join(root, "behaviour/examples/table.html"), "utf8");
  expect(table).toContain('<div class="table-scroll"');
});
