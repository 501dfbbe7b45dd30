import { readdirSync, readFileSync } from "node:fs";
import { createProcessor } from "@mdx-js/mdx";
import { expect, test } from "vitest";
import { releaseNotice } from "./release.ts";
import { remarkPlugins } from "./remark.ts";

const rendered = (text: string, published: boolean) =>
  String(
    createProcessor({
      remarkPlugins: [...remarkPlugins.slice(0, -1), [releaseNotice, { published }]],
    }).processSync(text),
  );
const count = (text: string, words: RegExp) => text.match(words)?.length ?? 0;
const notices = (text: string) => count(text, /id: "not-on-npm-yet"/g);
const reminders = (text: string) => count(text, /href: "#not-on-npm-yet"/g);

test.each([
  ["```sh\nnpm install daylit\n```\n\nAgain `npm install daylit`.", 1],
  ["```sh\nnpm install sass daylit\n```", 1],
  ["Or `npm install daylit`.", 1],
  ["Link `https://cdn.jsdelivr.net/npm/daylit@1.0.0/dist/daylit.min.css`.", 1],
  ['```css\n@import "daylit/content.css";\n```', 1],
  ['```scss\n@use "pkg:daylit";\n```', 1],
  ['```json\n["./node_modules/daylit/dist/vscode-html.json"]\n```', 1],
  ["Nothing of the kind: `daylit.min.css`, and Daylit.", 0],
])("a text that needs npm says once that the package is not there: %s", (text, expected) => {
  expect(notices(rendered(text, false))).toBe(expected);
  expect(notices(rendered(text, true))).toBe(0);
});

const chapters = new URL("../../content/documentation/", import.meta.url);

test("whoever comes into the middle of Getting started is told as well", () => {
  const text = readFileSync(new URL("getting-started.mdx", chapters), "utf8");
  const page = rendered(text, false);
  expect(notices(page)).toBe(1);
  // Every section with a command or file that needs the package; “Plain HTML” has none.
  const needing = text
    .split(/^## /m)
    .filter((part) => /```[\s\S]*["':/ ]daylit["'/@\n]/.test(part));
  expect(needing.length).toBeGreaterThan(12);
  expect(reminders(page)).toBe(needing.length);
});

test("no chapter takes something from the package without saying that it is not there yet", () => {
  for (const name of readdirSync(chapters).filter((file) => file.endsWith(".mdx"))) {
    const text = readFileSync(new URL(name, chapters), "utf8");
    const takes =
      /(@?import|@use|from) ["'](pkg:|npm:)?daylit["'/]|npm install [^\n`]*\bdaylit\b/.test(text);
    if (takes) expect(notices(rendered(text, false)), name).toBe(1);
  }
});
