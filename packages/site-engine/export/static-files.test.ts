import { expect, test } from "vitest";
import { shortName } from "./static-files.ts";

test.each([
  ["Loaf", "Loaf"],
  ["Mill & Sons Joinery", "Mill & Sons"],
  ["Mill Road Yoga Studio", "Mill Road Yoga"],
  ["The Old Mill at the Bridge", "The Old Mill"],
  ["Mill and the River", "Mill and the River"],
  ["Millbrook Community Bakery", "Millbrook Community Bakery"],
])("below an icon %s is called %s", (name, short) => {
  expect(shortName(name)).toBe(short);
});
