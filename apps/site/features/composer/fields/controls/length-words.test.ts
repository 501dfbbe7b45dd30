import { expect, test } from "vitest";
import { lengthState, lengthWords } from "./length-words.ts";

const written = (text: string) => ({
  text,
  length: { soft: 4, hard: 8, why: "two lines on a phone" },
});

test("a text that fits is counted, a longer one says why that matters", () => {
  expect(lengthWords(written("four"))).toBe("4 of 4 characters.");
  expect(lengthWords(written("fives"))).toBe("Shorten it by 1 character: two lines on a phone.");
  expect(["four", "fives", "ninenines"].map((text) => lengthState(written(text)))).toEqual([
    "fits",
    "long",
    "over",
  ]);
  expect(lengthWords(undefined)).toBe("");
});
