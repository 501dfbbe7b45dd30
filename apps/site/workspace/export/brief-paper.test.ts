import { expect, test } from "vitest";
import { type Block, markdown, webPage } from "./brief-paper.ts";

const blocks: Block[] = [
  { heading: "Plan for <b>Fern</b>", level: 1 },
  {
    list: [
      { text: "Brief: here", done: true },
      { text: "Logo: none", done: false },
    ],
  },
  { label: "What do you do?", text: "Bread\n# not a heading" },
  { list: [{ text: "Opening" }], ordered: true },
  { list: [{ file: "logo/a.svg", text: "(Logo)", below: ["Weight: heavy"] }] },
  { text: "40 words", quiet: true },
];

test("as Markdown, with typed words left words", () => {
  expect(markdown(blocks)).toBe(
    [
      "# Plan for \\<b\\>Fern\\</b\\>",
      "- [x] Brief: here\n- [ ] Logo: none",
      "**What do you do?** Bread\n\\# not a heading",
      "1. Opening",
      "- `logo/a.svg` (Logo)\n  - Weight: heavy",
      "_40 words_\n",
    ].join("\n\n"),
  );
});

test("as a page that a person can open, with nothing that runs", () => {
  const page = webPage("Plan for <b>Fern</b>", blocks);
  expect(page).toContain("<h1>Plan for &lt;b&gt;Fern&lt;/b&gt;</h1>");
  expect(page).toContain("<li>☑ Brief: here</li>");
  expect(page).toContain("<strong>What do you do?</strong> Bread<br># not a heading");
  expect(page).toContain("<li><code>logo/a.svg</code> (Logo)<ul><li>Weight: heavy</li></ul></li>");
  expect(page).not.toContain("<b>");
  expect(page).not.toContain("<script");
});
