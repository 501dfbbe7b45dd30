import { expect, test } from "vitest";
import { isShown, shownWidth } from "./stage-width.ts";

test("a wide window shows the page at 1,280 pixels, scaled to the room", () => {
  expect(shownWidth(undefined, 848, true)).toBe(1280);
  expect(shownWidth(undefined, 0, true)).toBe(1280);
});

test("more room than that is used, and too little is not scaled until nothing can be read", () => {
  expect(shownWidth(undefined, 1900, true)).toBeUndefined();
  expect(shownWidth(undefined, 432, true)).toBeUndefined();
  expect(shownWidth(undefined, 390, false)).toBeUndefined();
});

test("a choice holds in every window", () => {
  expect(shownWidth(390, 1900, true)).toBe(390);
  expect(shownWidth("full", 848, true)).toBeUndefined();
  expect(isShown(1280, undefined, true)).toBe(true);
  expect(isShown(1280, undefined, false)).toBe(false);
  expect(isShown(1280, "full", true)).toBe(false);
  expect(isShown(390, 390, true)).toBe(true);
});
