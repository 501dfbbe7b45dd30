import fc from "fast-check";
import { expect, test } from "vitest";
import type { ArticlePart } from "../components/text/article.tsx";
import { articleParts, articleText } from "./article-text.ts";
import { textOf, trimmed } from "./marks.ts";

const words = fc.oneof(
  fc.constantFrom(
    "**",
    "[a](b)",
    "\\",
    "- x",
    "## y",
    "1. z",
    "2) q",
    "• r",
    "a*b",
    "]",
    "(",
    "#1",
  ),
  fc
    .string({ unit: "grapheme-composite", maxLength: 10 })
    .map((text) => text.replaceAll(/[\p{Cc}\s]/gu, "")),
);
const run = fc.record(
  {
    text: words,
    strong: fc.constant(true as const),
    href: fc.constantFrom("/", "https://a.example/b?c=d", "mailto:a@b.example"),
  },
  { requiredKeys: ["text"] },
);
const part: fc.Arbitrary<ArticlePart> = fc
  .record(
    {
      as: fc.constantFrom("subhead", "item", "number"),
      text: fc.array(run, { maxLength: 4 }).map((runs) => trimmed(textOf(runs))),
    },
    { requiredKeys: ["text"] },
  )
  .filter(({ text }) => text !== "") as never;

test("a long text comes back from its plain form", () => {
  fc.assert(
    fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
      expect(articleParts(articleText(parts))).toEqual(parts);
    }),
    { numRuns: 500 },
  );
});

test("as people write it", () => {
  expect(
    articleParts(
      "First **bold** and [a link](https://a.example).\n\n# Head\n- one\n* two\n2. three\n",
    ),
  ).toEqual([
    {
      text: textOf([
        { text: "First " },
        { text: "bold", strong: true },
        { text: " and " },
        { text: "a link", href: "https://a.example" },
        { text: "." },
      ]),
    },
    { as: "subhead", text: "Head" },
    { as: "item", text: "one" },
    { as: "item", text: "two" },
    { as: "number", text: "three" },
  ]);
  expect(articleParts("[x](javascript:alert) 2 ** 3 [y]")).toEqual([
    { text: "[x](javascript:alert) 2 ** 3 [y]" },
  ]);
});

test("a paragraph of any length stays whole, in pieces that fit", () => {
  const long = "A sentence that goes on for a while. ".repeat(500).trim();
  const parts = articleParts(long);
  expect(parts.every(({ text }) => text.length <= 5000)).toBe(true);
  expect(parts.map(({ text }) => text).join(" ")).toBe(long);
});
