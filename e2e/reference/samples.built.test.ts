import { exampleSlugs, readExamples } from "daylit/internal/tools/reference/examples.ts";
import { blockNames } from "daylit-blocks/internal/tools/styles/stylesheets.ts";
import { parse } from "parse5";
import { expect, test } from "vitest";
import { documentation } from "../../apps/site/content/documentation/index.ts";
import { stylesheetItems, stylesheetKinds } from "../../apps/site/content/stylesheet.ts";
import heights from "../../apps/site/features/reference/generated/heights.json" with {
  type: "json",
};
import { readKind } from "../../apps/site/features/reference/sources/part.server.ts";
import { blockSampleName } from "../../apps/site/model/blocks.ts";
import { pathOf } from "../../apps/site/model/menu.ts";
import { absolute } from "../../apps/site/model/site.ts";
import {
  attributeOf,
  type Element,
  elementsOf,
  readDocument,
  serialize,
  textOf,
} from "../support/built/built-document.ts";
import { documentAt, textAt } from "../support/built/built-hosts.ts";

/** Each page of the reference with the parts that it shows. */
const reference = [
  ...stylesheetItems.map(({ slug }) => ({ path: `/stylesheet/${slug}`, slugs: [slug] })),
  ...stylesheetKinds
    .map(pathOf)
    .map((path) => ({ path, slugs: readKind(path).parts.map(({ slug }) => slug) })),
];
const paths = [...reference.map(({ path }) => path), ...documentation.map(({ path }) => path)];

const built = (path: string): readonly Element[] =>
  documentAt(new URL(absolute(path)))?.elements ?? [];
const hasClass = (element: Element, name: string) =>
  (attributeOf(element, "class") ?? "").split(" ").includes(name);
const exampleOf = (of: string) => {
  const [slug = "", name] = of.split("/");
  return readExamples(slug).find((found) => found.case === name)?.html ?? "";
};

/** The samples that a page frames, and the code that it shows with each. */
const samplesAt = (path: string) =>
  built(path)
    .filter((element) => hasClass(element, "example"))
    .flatMap((example) => {
      const inside = elementsOf(example);
      const frame = inside.find(({ tagName }) => tagName === "iframe");
      const code = inside.find(({ tagName }) => tagName === "code");
      const of = (frame && attributeOf(frame, "src"))?.replace(/^\/samples\/|\.html$/g, "");
      return of ? [{ of, shown: code && textOf(code) }] : [];
    });

test("every example is a sample on its page, and its code is shown as it is", () => {
  for (const { path, slugs } of reference)
    expect(
      samplesAt(path).map(({ of }) => of),
      path,
    ).toEqual(
      slugs.flatMap((slug) => readExamples(slug).map((example) => `${slug}/${example.case}`)),
    );
  for (const { of, shown } of paths.flatMap(samplesAt))
    if (shown !== undefined) expect(shown, of).toBe(exampleOf(of));
});

const body = (html: string) =>
  elementsOf(parse(html))
    .filter(({ tagName }) => tagName === "body")
    .map((element) => serialize(element).trim())
    .join("");

test("what a sample renders is its example, and it names no file but the stylesheet", () => {
  const own = /^(#|data:|\/samples\/|\/assets\/(daylit|kit)-[\w-]{8}\.css$)/;
  for (const of of new Set(paths.flatMap(samplesAt).map((sample) => sample.of))) {
    const html = textAt(new URL(absolute(`/samples/${of}.html`)));
    expect(body(html), of).toBe(body(exampleOf(of)));
    const { elements } = readDocument(html);
    const loads = elements
      .filter(({ tagName }) => !["a", "area", "form"].includes(tagName))
      .flatMap((element) => ["src", "href"].map((name) => attributeOf(element, name)))
      .filter((address) => address !== undefined && !own.test(address));
    expect(loads, of).toEqual([]);
  }
});

test("every sample has a height, and every height a sample", () => {
  const all = exampleSlugs().flatMap((slug) =>
    readExamples(slug).map((found) => `${slug}/${found.case}`),
  );
  const blocks = blockNames.map(blockSampleName);
  expect(Object.keys(heights).sort(), "run npm run refresh").toEqual([...all, ...blocks].sort());
});
