import { readFileSync } from "node:fs";
import { upscaledPictures } from "@daylit/pictures/upscaled/upscaled-pictures.ts";
import { expect, test } from "vitest";
import { pages } from "../../apps/site/model/pages.ts";

/**
 * On a fine screen these are drawn more than a quarter larger than their file: one picture of the
 * landing page (half as large again), and the pairs of people in the library (1.3 times).
 */
const known = [
  /^\/: \/pictures\/arch-stairs-800\./,
  /^\/pictures: \/pictures\/person-[\w-]+-640\./,
];

test("no picture of a page of the site is shown larger than its file, nor much larger on fine screens", () => {
  let seen = 0;
  const blurred = (pixels: 1 | 2) =>
    pages.flatMap(({ path }) => {
      const html = readFileSync(`build/site${path === "/" ? "" : path}/index.html`, "utf8");
      const found = upscaledPictures(html, pixels);
      seen += found.seen;
      return found.upscaled.map((line) => `${path}: ${line}`);
    });
  expect(blurred(1)).toEqual([]);
  const onFineScreens = blurred(2);
  expect(onFineScreens.filter((line) => !known.some((each) => each.test(line)))).toEqual([]);
  for (const each of known)
    expect(
      onFineScreens.some((line) => each.test(line)),
      `${each} is mended: take it out`,
    ).toBe(true);
  expect(seen).toBeGreaterThan(100);
});
