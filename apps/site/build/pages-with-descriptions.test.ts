import { expect, test } from "vitest";
import { pages } from "../model/pages.ts";
import { described } from "./pages-with-descriptions.ts";

const all = pages.filter(({ path, canonical }) => path === canonical).map(described);

test("no two pages have the same description or title", () => {
  expect(new Set(all.map(({ description }) => description)).size).toBe(all.length);
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
});

test("layouts differ in more than their codes", () => {
  const words = all
    .filter(({ kind }) => kind === "layout")
    .map(({ heading, description }) => description.replace(heading, ""));
  expect(new Set(words).size).toBe(words.length);
});

test("a description is a sentence that search engines show whole", () => {
  const wrong = all.filter(
    ({ description }) => description.length < 50 || description.length > 160,
  );
  expect(wrong.map(({ path, description }) => `${path}: ${description}`)).toEqual([]);
});
