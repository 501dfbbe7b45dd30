import { expect, test } from "vitest";
import { nearest } from "./nearest.ts";
import { paths } from "./paths.ts";

test("nothing alike gives no suggestion, and a huge address is no burden", () => {
  expect(nearest("/zzzzzzzzzzzzzz", paths)).toEqual([]);
  expect(nearest(`/${"x".repeat(100_000)}`, paths)).toEqual([]);
});
