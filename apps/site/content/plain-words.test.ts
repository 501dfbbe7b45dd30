import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { foreignToOwners, foreignWords } from "./checks/plain-words.ts";
import { spokenByTheApp } from "./claims/spoken.ts";

const root = join(import.meta.dirname, "../../..");
const content = join(root, "apps/site/content");

/** What the specification itself says stays as it says it. */
const specified = [
  "This site provides real-time updates in line with the latest requirements.",
  "Unexpected Application Error",
];

/** Running text: without code, which has its own words. */
const prose = (text: string) =>
  specified.reduce(
    (rest, words) => rest.replaceAll(words, ""),
    text
      .replaceAll(/```.*?```/gs, "")
      .replaceAll(/`[^`\n]*`/g, "code")
      .replaceAll(/^import .*$/gm, ""),
  );

const texts = [
  ...readdirSync(content, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".mdx"))
    .map((file) => join("apps/site/content", file)),
  ...["README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md", "packages/css/CHANGELOG.md"],
];

test.each(texts)("%s is written in plain words", (file) => {
  expect(foreignWords(prose(readFileSync(join(root, file), "utf8")))).toEqual([]);
});

/** They explain the words, or the specification names their heading. */
const explained = /guides\/glossary-for-owners/;
const forOwners = texts.filter(
  (file) => /content\/(guides|landing|pages|packages)/.test(file) && !explained.test(file),
);

test.each(forOwners)("%s calls things as the glossary for owners does", (file) => {
  expect(forOwners.length).toBeGreaterThan(12);
  const words = readFileSync(join(root, file), "utf8").replace("## Images", "");
  expect(foreignToOwners(prose(words).replaceAll(/<[^>]*>/g, ""))).toEqual([]);
});

test("so is everything that the interface says", () => {
  expect(foreignWords(prose(spokenByTheApp()))).toEqual([]);
});

const commented = [
  "apps/site",
  "packages/site-engine",
  "packages/hosting",
  "packages/create-daylit",
];
const isCode = (file: string) =>
  /\.(tsx?|mjs|css)$/.test(file) && !/generated|node_modules/.test(file);

/** The comments of a file, each in one line. */
const comments = (code: string) =>
  [...code.matchAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*(?:\n\s*\/\/.*)*/gm)]
    .map(([comment]) => comment.replaceAll(/^\s*(\/\*+|\*|\/\/)/gm, " ").replaceAll(/\s+/g, " "))
    .join("\n");

test.each(commented)("so are the comments in the code of %s", (folder) => {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).filter(
    isCode,
  );
  expect(files.length).toBeGreaterThan(20);
  const found = files.flatMap((file) =>
    foreignWords(prose(comments(readFileSync(join(root, folder, file), "utf8")))).map(
      (words) => `${file}: ${words}`,
    ),
  );
  expect(found).toEqual([]);
});

test("a comment over several lines is read as one", () => {
  expect(
    comments("/**\n * It is\n * no shop.\n */\nconst a = 1; // of ours\n  // by\n  // itself"),
  ).toBe(" It is no shop. /\n by itself");
});

test.each([
  "This is no project.",
  "the text upon it",
  "fetched anew",
  "We mend it for nothing.",
  "Whoever asks gets it",
  "letters of twice the size",
  "it opens sooner, for the code is there",
  "images stand in the line",
  "Send us an e-mail",
  "E-mail",
  "your own web space",
])("the list knows “%s”", (text) => {
  expect(foreignWords(text)).not.toEqual([]);
});

test.each([
  "There is no script.",
  "It is no longer used.",
  "Once upon a time",
  "for the studio",
  "/guides/domain-and-e-mail",
])("and lets “%s” pass", (text) => {
  expect(foreignWords(text)).toEqual([]);
});
