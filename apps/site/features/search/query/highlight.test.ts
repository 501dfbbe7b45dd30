import { expect, test } from "vitest";
import { excerpt, highlight, unseenWords } from "./highlight.ts";

const marked = (text: string, marks: [string, number][]) =>
  highlight(text, new Map(marks))
    .map((stretch) => (stretch.marked ? `[${stretch.text}]` : stretch.text))
    .join("");

test("what was typed is marked, in whole words or in their beginnings", () => {
  expect(marked("A card, two cards", [["card", 4]])).toBe("A [card], two [cards]");
  expect(marked("Accordion", [["accordion", 3]])).toBe("[Acc]ordion");
  expect(marked("--card-gap", [["gap", 3]])).toBe("--card-[gap]");
  expect(marked("--card-gap", [["--card-gap", 10]])).toBe("[--card-gap]");
});

test("marks that overlap are one", () => {
  expect(
    marked(".card-gap", [
      ["card-gap", 8],
      ["card", 4],
      [".card-gap", 9],
    ]),
  ).toBe("[.card-gap]");
});

test("an excerpt shows the first place, whole words and where it was cut", () => {
  const text = `${"word ".repeat(60)}needle ${"more ".repeat(60)}end`;
  const piece = excerpt(text, new Map([["needle", 6]]));
  expect(piece).toMatch(/^… (word )+needle (more )+…$/);
  expect(piece.length).toBeLessThan(150);
  expect(excerpt("short needle", new Map([["needle", 6]]))).toBe("short needle");
});

test("words that are not to be seen are named, if they were looked for", () => {
  const marks = new Map([["bakery", 6]]);
  expect(unseenWords("café, bakery, bread", "FOOD 0001", marks)).toEqual(["bakery"]);
  expect(unseenWords("café, bakery", "A bakery", marks)).toEqual([]);
  expect(unseenWords(undefined, "", marks)).toEqual([]);
});
