import { basename } from "node:path";
import { describe, expect, test } from "vitest";
import { stripHeader } from "../bundle/minify.ts";
import { readSelectors } from "../bundle/selectors.ts";
import { exampleSlugs, readExamples, tutorial } from "./examples.ts";
import { parseHeader } from "./header.ts";
import { describedParts, layerStatement, selection } from "./reference.ts";
import { referencePages } from "./reference-pages.ts";

const parts = describedParts();
const names = parts.map((part) => part.name);
const described = new Set(parts.flatMap((part) => part.classes.map(({ name }) => name)));
const documented = new Set(parts.flatMap((part) => part.props.map(({ name }) => name)));
const classesIn = (html: string) =>
  [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, value = ""]) => value.split(/\s+/));
const propertiesIn = (css: string) => new Set(css.match(/(?<![\w-])--[a-z][\w-]*/g));

test.each(Object.entries(referencePages))("the pages of %s are all there", (group, expected) => {
  const found = parts.filter((part) => part.group === group).map((part) => part.name);
  expect(found.sort()).toEqual(expected.toSorted());
});

describe.each(parts)("$file", (part) => {
  const css = stripHeader(part.css);
  const own = readExamples(part.name);

  test("is named after its file and says what it is for", () => {
    expect(basename(part.file, ".css")).toBe(part.name);
    expect(part.summary).toMatch(/\.$/);
  });

  test("describes its classes and has only described ones", () => {
    const { classes } = readSelectors(css);
    for (const { name } of part.classes) expect(classes).toContain(name);
    for (const name of classes) expect(described).toContain(name);
  });

  test("shows each of its classes in an example of its own", () => {
    const shown = new Set(own.flatMap((example) => classesIn(example.html)));
    for (const { name } of part.classes) expect(shown).toContain(name);
  });

  test("documents every custom property, and no other", () => {
    const used = propertiesIn(css);
    for (const { name } of part.props) expect(used).toContain(name);
    for (const name of used) expect(documented).toContain(name);
  });

  test("says its keys where it opens, scrolls, switches or chooses", () => {
    const answers = /popover|<details|<select|tabindex|role="switch"|type="radio"|has-tooltip/;
    if (answers.test(part.markup ?? "")) expect(part.keys).not.toEqual([]);
  });

  test("names parts that exist", () => {
    for (const name of [...part.related, ...part.needs]) expect(names).toContain(name);
  });

  test("stands in layers of the one order", () => {
    const layers = [...css.matchAll(/^@layer ([\w.]+) \{/gm)].map(([, name = ""]) => name);
    expect(layers.length).toBeGreaterThan(0);
    for (const layer of layers)
      expect(layerStatement()).toContain(layer.replace(/^daylit\.layout\.kit$/, "daylit.layout"));
    // A bundler may load the kit first, and then the framework’s later rules of one layer would win.
    if (part.file.startsWith("kit/")) expect(layers).not.toContain("daylit.components");
    expect(
      css
        .replace(/^@layer [\w.]+ \{[\s\S]*?^\}/gm, "")
        .replace(/\/\*.*?\*\//gs, "")
        .trim(),
    ).toBe("");
  });
});

describe.each(exampleSlugs())("examples of %s", (slug) => {
  test("belong to a part, start with basic, and use classes that exist", () => {
    const examples = readExamples(slug);
    if (slug !== tutorial) {
      expect(names).toContain(slug);
      expect(examples[0]?.case).toBe("basic");
    }
    for (const example of examples)
      for (const name of classesIn(example.html)) expect(described).toContain(name);
  });
});

describe("a header", () => {
  const header = (line: string) =>
    `/**\n * @name a\n * @group Typo\n * @summary Some.\n * ${line}\n */\n.a {}\n`;

  test("is read into lists", () => {
    const read = parseHeader(header("@prop --a-b (1rem) — space"), "a.css");
    expect(read.props).toEqual([{ name: "--a-b", value: "1rem", note: "space" }]);
  });

  test.each(["@colour red", "no tag", "@class a — no dot", "@prop --a — no value", "@group Typo"])(
    "with “%s” is refused",
    (line) => expect(() => parseHeader(header(line), "a.css")).toThrow("a.css"),
  );
});

describe("the smaller files", () => {
  test.each(["content", "app"] as const)("%s holds what its parts need", (name) => {
    const chosen = selection(parts, name);
    expect(chosen.length).toBeLessThan(parts.length - 5);
    const own = new Set(chosen.map((part) => part.name));
    for (const part of chosen) for (const needed of part.needs) expect(own).toContain(needed);
  });

  test("together they are everything", () => {
    const both = new Set([...selection(parts, "content"), ...selection(parts, "app")]);
    expect(both.size).toBe(parts.length);
  });

  test("the five applications need nothing that app leaves out", () => {
    const left = parts.filter((part) => !selection(parts, "app").includes(part));
    const missing = new Set(left.flatMap((part) => part.classes.map(({ name }) => name)));
    const used = readExamples("shell").flatMap((example) => classesIn(example.html));
    expect(used.length).toBeGreaterThan(100);
    expect(used.filter((name) => missing.has(name))).toEqual([]);
  });
});
