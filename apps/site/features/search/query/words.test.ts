import { expect, test } from "vitest";
import { queryWords, stem, tokens } from "./words.ts";

const terms = (text: string) => tokens(text).map(({ term }) => term);

test("a name is found whole, with what it begins with, and by its parts", () => {
  expect(terms("--card-gap")).toEqual(["card-gap", "--card-gap", "card", "gap"]);
  expect(terms(".card")).toEqual(["card", ".card"]);
  expect(terms("grid-1-3")).toEqual(["grid-1-3", "grid", "1", "3"]);
});

test("a full stop inside or after a word is not the dot of a class", () => {
  expect(terms("Edit site.css. Done.")).toEqual(["edit", "site", "css", "done"]);
});

test("each token stands where its letters stand", () => {
  const text = "The Café’s --card-gap";
  expect(tokens(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    "The",
    "Café",
    "s",
    "card-gap",
    "--card-gap",
    "card",
    "gap",
  ]);
  expect(terms("Café")).toEqual(["cafe"]);
});

test("one form for singular and plural, and for both spellings of colour", () => {
  for (const [word, one] of [
    ["buttons", "button"],
    ["galleries", "gallery"],
    ["classes", "class"],
    ["boxes", "box"],
    ["class", "class"],
    ["status", "status"],
    ["colours", "color"],
    ["css", "css"],
  ] as const)
    expect(stem(word), word).toBe(one);
});

test("a query forgets common words, unless it has no others", () => {
  expect(queryWords("how to install the app").map(({ term }) => term)).toEqual(["install", "app"]);
  expect(queryWords("the").map(({ term }) => term)).toEqual(["the"]);
  expect(queryWords(".card-gap")).toEqual([{ term: ".card-gap", parts: ["card", "gap"] }]);
  expect(queryWords(" -- . ")).toEqual([]);
});
