import { expect, test } from "vitest";
import { changes, readChanges } from "./changelog.ts";

test("lines are read with their day, long ones in one piece", () => {
  const text =
    "# Changelog\n\n## Unreleased\n\n### 2026-12-01\n\n- One\n  and more\n- Two\n\n### 2026-11-15\n\n- Three\n";
  expect(readChanges(text)).toEqual([
    { date: "2026-12-01", lines: ["One and more", "Two"] },
    { date: "2026-11-15", lines: ["Three"] },
  ]);
});

test("a line without a day is refused: the feed could not say when", () => {
  expect(() => readChanges("## Unreleased\n\n- One\n")).toThrow("no day above");
});

test("the changelog itself can be read", () => {
  expect(changes().flatMap(({ lines }) => lines).length).toBeGreaterThan(0);
});
