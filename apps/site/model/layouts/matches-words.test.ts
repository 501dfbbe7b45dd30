import { expect, test } from "vitest";
import { matchesWords } from "./matches-words.ts";

const words = "food and restaurant bakery cafe price list rsvp form";

test.each(["bakery", "RSVP", "price list", "list price", "bak", "Café", "", "  "])(
  "finds %j",
  (typed) => expect(matchesWords(typed, words)).toBe(true),
);

test.each(["akery", "bakery law", "taurant"])("does not find %j", (typed) =>
  expect(matchesWords(typed, words)).toBe(false),
);
