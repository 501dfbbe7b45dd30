import { expect, test } from "vitest";
import { isTypedDay } from "./typed-day.ts";

/** What a date field is worth after each digit of 12/24/2026. */
const digits = ["", "", "", "", "0002-12-24", "0020-12-24", "0202-12-24", "2026-12-24"];

test("a day that is typed counts when its year is whole, and not before", () => {
  expect(digits.filter((typed) => isTypedDay(typed, {}))).toEqual(["2026-12-24"]);
  expect(isTypedDay("", { optional: true })).toBe(true);
  expect(isTypedDay("2026-02-30", {})).toBe(false);
});

test("a last day before the first one counts once its field is left", () => {
  expect(isTypedDay("2026-12-24", { from: "2026-12-25" })).toBe(false);
  expect(isTypedDay("2026-12-24", { to: "2026-12-24" })).toBe(true);
});
