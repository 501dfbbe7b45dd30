import { expect, test } from "vitest";
import { cropAround, inkOn, linesOf } from "./share-picture.ts";

test("a picture is cut around its focus, and never beyond its edges", () => {
  expect(cropAround([0.5, 0.5], { width: 2400, height: 1260 })).toEqual({
    ...{ x: 0, y: 0, width: 2400, height: 1260 },
  });
  const upright = cropAround([0.5, 0.1], { width: 1200, height: 1800 });
  expect(upright).toEqual({ x: 0, y: 0, width: 1200, height: 630 });
  const low = cropAround([0.9, 1], { width: 600, height: 600 });
  expect(low.y + low.height).toBeCloseTo(600);
  expect(low.width / low.height).toBeCloseTo(1200 / 630);
});

test("a name is written so that it can be read, in whole words", () => {
  expect([inkOn("#ffd400"), inkOn("#1b2a49"), inkOn("#ffffff")]).toEqual(["#000", "#fff", "#000"]);
  expect(linesOf("Bäckerei Zum Goldenen Korn", (line) => line.length < 14)).toEqual([
    ...["Bäckerei Zum", "Goldenen Korn"],
  ]);
  expect(linesOf("Donaudampfschifffahrt", () => false)).toEqual(["Donaudampfschifffahrt"]);
});
