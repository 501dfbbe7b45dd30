import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { points, wcagResult, wcagTable } from "./wcag.ts";

test("all 55 points of levels A and AA are there, in their order, with tests that exist", () => {
  const numbers = Object.keys(points);
  expect(numbers).toHaveLength(55);
  expect(numbers.toSorted((a, b) => a.localeCompare(b, "en", { numeric: true }))).toEqual(numbers);
  const files = Object.values(points).flatMap(([, tried]) => ("tests" in tried ? tried.tests : []));
  const root = join(import.meta.dirname, "../../../..");
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  expect(wcagTable().match(/^\| \d/gm)).toHaveLength(55);
  expect(wcagResult()).toMatch(/^WCAG 2.2 has 55 points/);
});
