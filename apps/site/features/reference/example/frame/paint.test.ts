import { exampleSlugs, readExamples } from "daylit/internal/tools/reference/examples.ts";
import { expect, test } from "vitest";
import { highlight } from "../../../../build/mdx/highlight.ts";
import { paint } from "./paint.ts";

/** The kind of every character; blanks have no colour. */
const kinds = (markup: string) =>
  [...markup.matchAll(/<span class="(\w)">(.*?)<\/span>|([^<]+)/gs)].flatMap(
    ([, kind = "-", inside, outside]) =>
      [...(inside ?? outside ?? "").replaceAll(/\s/g, "")].map((letter) => kind + letter),
  );

test.each(exampleSlugs())("the editor paints %s as the build does", (slug) => {
  for (const { html } of readExamples(slug))
    expect(kinds(paint(html))).toEqual(kinds(highlight(html, "html")));
});

const unfinished = [
  "<",
  "<a",
  '<a href="',
  "<!-- never closed",
  "a < b & c",
  "</",
  '<p class=x">"',
];

test.each(unfinished)("%s keeps every character", (html) => {
  const text = paint(html)
    .replaceAll(/<[^>]+>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
  expect(text).toBe(html);
});
