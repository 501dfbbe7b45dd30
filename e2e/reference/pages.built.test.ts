import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { stylesheetItems, stylesheetKinds } from "../../apps/site/content/stylesheet.ts";
import { readPart } from "../../apps/site/features/reference/sources/part.server.ts";
import { testingStatement } from "../../apps/site/features/reference/testing-statement.ts";
import { pathOf } from "../../apps/site/model/menu.ts";
import { absolute } from "../../apps/site/model/site.ts";
import { sentBytes } from "../support/built/built-code.ts";
import { attributeOf, type Element, elementsOf, textOf } from "../support/built/built-document.ts";
import { documentAt } from "../support/built/built-hosts.ts";

const slugs = stylesheetItems.map(({ slug }) => slug);
const built = (path: string): readonly Element[] =>
  documentAt(new URL(absolute(path)))?.elements ?? [];
const hasClass = (element: Element, name: string) =>
  (attributeOf(element, "class") ?? "").split(" ").includes(name);

test("the tables are those of the stylesheet, row for row", () => {
  for (const slug of slugs) {
    const { classes, props, bytes, a11y, fallback, keys } = readPart(slug);
    const elements = built(`/stylesheet/${slug}`);
    const rows = elements
      .filter(({ tagName }) => tagName === "tbody")
      .flatMap((body) => elementsOf(body).filter(({ tagName }) => tagName === "th"));
    expect(rows.map(textOf), slug).toEqual([
      ...classes.map(({ name }) => `.${name}`),
      ...props.map(({ name }) => name),
    ]);
    const notes = elements
      .filter((element) => hasClass(element, "notes"))
      .map(textOf)
      .join("");
    const pressed = keys.length > 0 ? keys.map(({ note }) => note) : ["None: nothing in it takes"];
    const weight = `${bytes.toLocaleString("en-GB")} bytes`;
    for (const note of [...pressed, ...a11y, ...testingStatement, ...fallback, weight])
      expect(notes).toContain(note.replaceAll("`", ""));
    expect(notes).toContain("Needs scriptNone.");
  }
});

const order = [...stylesheetItems, ...stylesheetKinds];
const linksCalled = (path: string, name: RegExp) =>
  built(path)
    .filter((element) => element.tagName === "a" && name.test(textOf(element)))
    .map((link) => attributeOf(link, "href"));

test("previous and next lead through all pages", () => {
  const paths = order.map(pathOf);
  for (const [index, path] of paths.entries())
    expect(linksCalled(path, /^Next/), path).toEqual(paths.slice(index + 1, index + 2));
});

test("“Edit this page” is offered only where the repository’s address is set", () => {
  for (const path of order.map(pathOf)) expect(linksCalled(path, /^Edit this page/)).toEqual([]);
});

test("pages of blocks and files of sections stay light", () => {
  for (const [file, most] of [
    ["blocks/index.html", 9_000],
    ["blocks/prices/index.html", 12_000],
    ["blocks/hero/index.html", 36_000],
    ["view/tech-0001-sections.json", 16_000],
  ] as const)
    expect(sentBytes(`build/site/${file}`), file).toBeLessThanOrEqual(most);
});

test("the quick start's hash is that of the file to take away", () => {
  const elements = built("/stylesheet");
  const start = elements.find((element) => hasClass(element, "quick-start"));
  const hash = createHash("sha384").update(readFileSync("build/site/daylit.min.css"));
  expect(start && textOf(start)).toContain(`integrity="sha384-${hash.digest("base64")}"`);
  expect(linksCalled("/stylesheet", /^Download daylit\.min\.css/)).toEqual(["/daylit.min.css"]);
});
