import { expect, test } from "vitest";
import { leastWidth, upscaledPictures } from "./upscaled-pictures.ts";

const soft = (sizes: string, widths: readonly number[], media = "") =>
  upscaledPictures(
    `<source media="${media}" srcset="${widths.map((w) => `a-${w}.avif ${w}w`).join(", ")}" sizes="${sizes}">`,
  ).upscaled;

test("a file is as wide as it is shown, and fit for a screen of twice as many pixels", () => {
  expect(soft("30rem", [400, 760])).toEqual(["a-760.avif: 760 px wide, and 768 are wanted"]);
  expect(soft("30rem", [400, 768])).toEqual([]);
});

test("for screens of one pixel to each of the window's as wide as it is shown is enough", () => {
  const html = '<img srcset="a-480.avif 480w" sizes="30rem">';
  expect(upscaledPictures(html, 1).upscaled).toEqual([]);
  expect(upscaledPictures(html).upscaled).toHaveLength(1);
});

test("1,440 px are enough in a place, 1,920 from edge to edge", () => {
  expect(leastWidth(1100)).toBe(1440);
  expect(leastWidth(1440)).toBe(1920);
  expect(leastWidth(2000)).toBe(2000);
});

test("what is for phones is looked at in the widest window that takes it", () => {
  expect(soft("100vw", [480, 800], "(width &lt; 52.5em)")).toEqual([
    "a-800.avif: 800 px wide, and 839 are wanted",
  ]);
  expect(soft("100vw", [480, 840], "(width &lt; 52.5em)")).toEqual([]);
  expect(soft("150vw", [480, 840], "(width &lt; 20em)")).toEqual([
    "a-840.avif: 840 px wide, and 936 are wanted",
  ]);
});
