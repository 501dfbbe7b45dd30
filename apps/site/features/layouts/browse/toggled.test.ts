import { expect, test } from "vitest";
import { toggled } from "./toggled.ts";

test("a favourite is added at the end, and taken out again", () => {
  const two = ["food-0001", "arch-0002"];
  expect(toggled([], "food-0001")).toEqual(["food-0001"]);
  expect(toggled(two, "bars-0003")).toEqual([...two, "bars-0003"]);
  expect(toggled(two, "food-0001")).toEqual(["arch-0002"]);
  expect(two).toHaveLength(2);
});
