import { readSelectors } from "daylit/internal/tools/bundle/selectors.ts";
import { readExamples } from "daylit/internal/tools/reference/examples.ts";
import { describedParts } from "daylit/internal/tools/reference/reference.ts";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { stylesheetItems, stylesheetKinds } from "../../../content/stylesheet.ts";
import { pathOf } from "../../../model/menu.ts";
import { shippedStylesheet } from "../samples/stylesheet.ts";
import { specimens } from "../ui/specimens.tsx";
import { readKind, readPart } from "./part.server.ts";
import { placeOf } from "./part-place.server.ts";
import { readEntry } from "./stylesheet-entry.server.ts";

const parts = describedParts();
const partOf = (slug: string) => {
  const found = parts.find(({ name }) => name === slug);
  if (!found) throw new Error(`no stylesheet ${slug}`);
  return found;
};

const pagesOfKinds = stylesheetKinds.map((kind) => ({
  path: pathOf(kind),
  ...readKind(pathOf(kind)),
}));

test("every class has its row and a live sample with it, on one page", () => {
  const shown = new Map<string, { classes: string[]; samples: string[] }>();
  const show = (path: string, { slug, classes, examples }: ReturnType<typeof readPart>) =>
    shown.set(slug, {
      classes: classes.map(({ name }) => `${path}#.${name}`),
      samples: examples.map(({ of }) => of),
    });
  for (const { slug } of stylesheetItems) show(`/stylesheet/${slug}`, readPart(slug));
  for (const { path, parts: found } of pagesOfKinds) for (const part of found) show(path, part);
  for (const part of parts) {
    const own = shown.get(part.name);
    // What has no page has no class: tokens, bare elements, paper.
    expect(
      part.classes.map(({ name }) => placeOf(part, `.${name}`)),
      part.name,
    ).toEqual(own?.classes ?? []);
    const samples = readExamples(part.name).map((example) => `${part.name}/${example.case}`);
    expect(own?.samples ?? [], part.name).toEqual(samples);
  }
});

describe.each(pagesOfKinds)("$path", ({ path, parts: found }) => {
  test("has parts, and no two places with the same address", () => {
    expect(found.length).toBeGreaterThan(1);
    const ids = found.flatMap(({ slug, examples, classes, props }) => [
      slug,
      ...examples.map(({ id }) => id),
      ...classes.map(({ name }) => `.${name}`),
      ...props.flatMap(({ name, repeated }) => (repeated ? [] : name)),
    ]);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    for (const { slug } of found) expect(placeOf(partOf(slug))).toBe(`${path}#${slug}`);
  });
});

describe.each(stylesheetItems.map(({ slug }) => slug))("%s", (slug) => {
  const { summary, classes, props, examples, headings, related } = readPart(slug);
  const { css, file } = partOf(slug);
  const rules = css.replace(/^\/\*\*[\s\S]*?\*\//, "");

  test("says in two sentences what it is for", () => {
    expect(summary.match(/[.!?](?=\s|$)/g)).toHaveLength(2);
  });

  test("every class in its table is in the stylesheet, and every class there is in a table", () => {
    const inTable = classes.map(({ name }) => name);
    const inRules = [...readSelectors(rules).classes];
    const elsewhere = parts
      .filter((part) => part.file !== file)
      .flatMap((part) => part.classes.map(({ name }) => name));
    expect(inTable.filter((name) => !inRules.includes(name))).toEqual([]);
    expect(inRules.filter((name) => ![...inTable, ...elsewhere].includes(name))).toEqual([]);
  });

  test("every property in its table is used, and every property of its name is in the table", () => {
    const inTable = props.map(({ name }) => name);
    const inRules = new Set(rules.match(/--[\w-]+/g));
    expect(inTable.filter((name) => !inRules.has(name))).toEqual([]);
    const own = [...inRules].filter((name) => name.startsWith(`--${slug}-`));
    expect(own.filter((name) => !inTable.includes(name))).toEqual([]);
  });

  test("has a case, and no two headings with the same address", () => {
    expect(examples.length).toBeGreaterThan(0);
    expect(new Set(headings.map(({ id }) => id)).size).toBe(headings.length);
  });

  test("leads to related parts that exist", () => {
    expect(related.every(({ name }) => parts.some((part) => part.name === name))).toBe(true);
  });

  test("has a specimen made of its own classes or elements", () => {
    const html = renderToStaticMarkup(createElement("div", null, specimens[slug]));
    const inSpecimen = new Set(
      [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, all]) => all?.split(" ")),
    );
    expect(
      classes.map(({ name }) => name.replace(/^\./, "")).filter((name) => inSpecimen.has(name)),
    ).not.toEqual([]);
  });
});

test("the entry counts the classes of the stylesheet that it weighs, and no others", () => {
  const { shipped } = shippedStylesheet();
  const named = parts.flatMap(({ classes }) => classes.map(({ name }) => name));
  const there = new Set(named.filter((name) => new RegExp(`\\.${name}(?![\\w-])`).test(shipped)));
  expect(readEntry().classes).toBe(there.size);
});
