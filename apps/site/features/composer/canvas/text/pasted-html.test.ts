import { runsOf, textOf, wordsOf } from "@daylit/layouts/schema/marks.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { between } from "./paste.ts";
import { pastedHtml } from "./pasted-html.ts";

const runs = (html: string) => pastedHtml(html).map(({ as, text }) => [as, runsOf(text)]);

test("paragraphs, lists, headings, bold words and links stay; everything else goes", () => {
  const html = `<html><head><style>p{}</style><title>x</title></head><body><!--StartFragment-->
    <h2 style="color:red"><b>Bread</b> &amp; rolls</h2>
    <p class="a">We bake <em>every</em> <strong>day</strong>.<br>Come <a href="https://a.example/?a=1&amp;b=2" onclick="x()">by</a>!</p>
    <ul><li>Rye</li><li><p>Wheat</p></li></ul><ol><li>First</li></ol>
    <script>alert("<p>no</p>")</script><img src=x onerror=alert(1)><table><tr><td>One</td><td>Two</td></tr></table>
    <!--EndFragment--></body></html>`;
  expect(runs(html)).toEqual([
    ["subhead", [{ text: "Bread & rolls" }]],
    [
      "paragraph",
      [
        { text: "We bake every " },
        { text: "day", strong: true },
        { text: ". Come " },
        { text: "by", href: "https://a.example/?a=1&b=2" },
        { text: "!" },
      ],
    ],
    ["item", [{ text: "Rye" }]],
    ["item", [{ text: "Wheat" }]],
    ["number", [{ text: "First" }]],
    ["item", [{ text: "One – Two" }]],
  ]);
});

test("a text in a <b> that is not bold, as some programs write it", () => {
  const html = `<b style="font-weight:normal;" id="docs"><p><span style="font-weight:400">One </span><span style="font-weight:700">two</span></p></b>`;
  expect(runs(html)).toEqual([["paragraph", [{ text: "One " }, { text: "two", strong: true }]]]);
});

test("links that may not stand in a text lose their address", () => {
  for (const bad of [
    "javascript:alert(1)",
    "&#106;avascript:alert(1)",
    "#top",
    "data:text/html,x",
    "/only/there",
  ])
    expect(runs(`<p><a href="${bad}">word</a></p>`)).toEqual([["paragraph", [{ text: "word" }]]]);
});

test("whatever is pasted becomes words without tags or control characters, and quickly", () => {
  const piece = fc.oneof(
    fc.string({ maxLength: 12 }),
    fc.constantFrom(
      "<p>",
      "</p>",
      "<b>",
      "</b>",
      "<li>",
      "</ul>",
      "<ul>",
      "<",
      ">",
      "&",
      "&#0;",
      "&#x110000;",
      "<!--",
      "-->",
      "<a href='https://a.example'>",
      '<a href="',
      "</a>",
      "<script>",
      "\u0001",
      "\u0002*\u0003",
    ),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      for (const { text } of pastedHtml(pieces.join("")))
        for (const run of runsOf(text)) expect(run.text).not.toMatch(/\p{Cc}/u);
    }),
    { numRuns: 500 },
  );
});

test("pasted paragraphs stand between the words before and after the caret", () => {
  const text = textOf([{ text: "one " }, { text: "two", strong: true }]);
  expect(between(text, { from: 4, to: 4 }, ["A", "B", "C "])).toEqual([
    "one A",
    "B",
    textOf([{ text: "C " }, { text: "two", strong: true }]),
  ]);
  expect(between("one two", { from: 4, to: 7 }, ["A"])).toEqual(["one A"]);
});

test("a row of a table is one item", () => {
  const html =
    "<table><tr><th>Tuning</th><td><p>£85</p></td><td></td></tr><tr><td>Repair</td><td><b>£120</b></td></tr></table><p>After it.</p>";
  expect(pastedHtml(html).map(({ as, text }) => [as, wordsOf(text)])).toEqual([
    ["item", "Tuning – £85"],
    ["item", "Repair – £120"],
    ["paragraph", "After it."],
  ]);
});
