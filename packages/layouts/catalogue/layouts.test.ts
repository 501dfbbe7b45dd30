import { htmlChecker } from "daylit/internal/tools/html-faults.ts";
import { readParts } from "daylit/internal/tools/reference/reference.ts";
import { describe, expect, test } from "vitest";
import { blocks } from "../blocks/index.ts";
import { renderLayout, renderSite } from "../render/render-layout.ts";
import { tradeContents } from "../trades/index.ts";
import { allSections, cataloguePages, sectionsOf } from "./catalogue.ts";

const classesIn = (css: string) =>
  [...css.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name]) => name);
const framework = new Set(readParts().flatMap(({ css }) => classesIn(css)));
const faultsIn = htmlChecker(
  {
    "void-style": ["error", { style: "omit" }],
    "no-inline-style": "off",
    "doctype-style": ["error", { style: "lowercase" }],
    "long-title": "off",
  },
  ["html-validate:recommended"],
);

describe.each([...tradeContents.keys()])("%s", (slug) => {
  const pages = cataloguePages.filter(({ trade }) => trade.slug === slug);

  const documents = pages.flatMap((page) => {
    const { second, contact, css } = renderSite(page);
    const { id, pages: own } = page;
    return [
      [id, renderLayout(page)],
      [`${id}, ${own.second.label}`, { html: second, css }],
      [`${id}, ${own.contact.label}`, { html: contact, css }],
    ] as const;
  });

  test.each(documents)("%s is a sound document", (_, { html, css }) => {
    expect(faultsIn(html)).toEqual([]);
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(html).not.toMatch(/<script|\son\w+=|javascript:/i);

    // Only an empty one that is asked for can be shown as dates are written in Britain (pieces.css).
    const dates = html.match(/<input[^>]* type="(?:date|time)"[^>]*>/g) ?? [];
    expect(dates.filter((field) => !field.includes(" required"))).toEqual([]);

    const known = new Set<string | undefined>([
      ...Object.keys(blocks),
      ...framework,
      ...classesIn(css),
    ]);
    const used = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(
      ([, names]) => names?.split(" ") ?? [],
    );
    expect([...new Set(used.filter((name) => !known.has(name)))], "classes are known").toEqual([]);
  });

  test("the five differ in structure", () => {
    expect(pages).toHaveLength(5);
    const sequences = pages.map(({ layout }) => allSections(layout).map(({ block }) => block));
    expect(new Set(sequences.map(String)).size).toBe(5);
    expect(
      new Set(pages.map(({ layout }) => layout.sections[0].block)).size,
    ).toBeGreaterThanOrEqual(3);
    for (const { layout } of pages) expect(sectionsOf(layout).length).toBeLessThanOrEqual(5);
    expect(new Set(pages.map(({ layout }) => layout.caption)).size).toBe(5);
  });
});
