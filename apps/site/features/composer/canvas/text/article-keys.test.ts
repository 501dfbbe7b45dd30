import { textOf } from "@daylit/layouts/schema/marks.ts";
import { expect, test } from "vitest";
import { joinPart, splitPart } from "./article-keys.ts";

const bold = (text: string) => textOf([{ text, strong: true }]);

test("Enter splits a paragraph at the caret, and marks stay with their words", () => {
  const text = textOf([{ text: "one " }, { text: "two three", strong: true }]);
  expect(splitPart([{ text }], 0, text, { from: 8, to: 8 })).toEqual({
    parts: [
      { text: textOf([{ text: "one " }, { text: "two", strong: true }]) },
      { text: bold("three") },
    ],
    at: 1,
  });
});

test("Enter behind an item begins another, in an empty item ends the list, behind a subhead begins a paragraph", () => {
  expect(splitPart([{ as: "item", text: "a" }], 0, "a", { from: 1, to: 1 })?.parts[1]).toEqual({
    as: "item",
    text: "\u00a0",
  });
  expect(splitPart([{ as: "item", text: "" }], 0, "\u00a0", { from: 1, to: 1 })).toEqual({
    parts: [{ text: "\u00a0" }],
    at: 0,
  });
  expect(splitPart([{ as: "subhead", text: "a" }], 0, "a", { from: 1, to: 1 })?.parts[1]).toEqual({
    text: "\u00a0",
  });
  expect(splitPart([{ text: "a" }], 0, "a", { from: 0, to: 0 })).toBeUndefined();
});

test("Backspace makes a paragraph of an item, and joins a paragraph to the one before", () => {
  expect(joinPart([{ as: "item", text: "a" }], 0, "a")?.parts).toEqual([{ text: "a" }]);
  expect(joinPart([{ as: "subhead", text: "Head" }, { text: "er" }], 1, "er")).toEqual({
    parts: [{ as: "subhead", text: "Header" }],
    at: 0,
    letter: 4,
  });
  expect(joinPart([{ text: "a" }], 0, "a")).toBeUndefined();
});
