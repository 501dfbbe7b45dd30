import { expect, test } from "vitest";
import { acceptSearches, remember } from "./recent.ts";

test("the newest comes first, each once, six at most", () => {
  const six = ["a", "b", "c", "d", "e", "f"].reduce<readonly string[]>(remember, []);
  expect(six).toEqual(["f", "e", "d", "c", "b", "a"]);
  expect(remember(six, " C ")).toEqual(["C", "f", "e", "d", "b", "a"]);
  expect(remember(six, "g")).toEqual(["g", "f", "e", "d", "c", "b"]);
  expect(remember(six, "  ")).toBe(six);
});

test("only texts are read back, whatever stands in storage", () => {
  expect(acceptSearches(["card", 3, "", null, "grid"])).toEqual(["card", "grid"]);
  expect(acceptSearches({ card: 1 })).toBeUndefined();
});
