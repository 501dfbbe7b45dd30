import { distFiles } from "daylit/internal/tools/dist.ts";
import { describedParts } from "daylit/internal/tools/reference/reference.ts";
import {
  emptyScreenDocument,
  readScreen,
  screenDocument,
  screenNames,
} from "daylit/internal/tools/reference/screens.ts";
import { expect, test } from "vitest";
import { readDocument } from "./html-document.ts";
import { pageFaults } from "./page-faults.ts";

const classes = describedParts().flatMap(({ classes }) =>
  classes.map(({ name }) => name.replace(/^\./, "")),
);

const css = ["daylit.min.css", "kit.min.css", "icons.min.css"]
  .map((name) => distFiles().get(name))
  .join("\n");

const faults = (html: string) =>
  pageFaults(
    { document: readDocument(html), css, hasAllCss: true, examples: new Set() },
    { blocks: [], classes, renamed: {} },
  );

test.each(screenNames())("the screen %s, as a page, has no finding of our own check", (name) => {
  const html = screenDocument(readScreen(name));
  expect(faults(html)).toEqual([]);
  // Links lead to pages of the application; a fragment leads to a part that is there.
  expect(html).not.toMatch(/(href|action)="#"/);
});

test("in the frame of an application the skip link comes first and leads to the work", () => {
  const html = emptyScreenDocument();
  expect(faults(html)).toEqual([]);
  const [first] = html.match(/<(?:a|button|input)\b[^>]*>/) ?? [];
  expect(first).toBe('<a class="visually-hidden" href="#work">');
  expect(html).toContain('<main class="shell-main" id="work">');
});
