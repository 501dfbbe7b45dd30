import { readFileSync } from "node:fs";
import { clients } from "@daylit/clients/clients.ts";
import { softPictures } from "@daylit/pictures/soft-pictures.ts";
import { expect, test } from "@playwright/test";
import { pages } from "../../apps/site/model/pages.ts";
import { enlargedPictures } from "../accessibility/probes/enlarged-pictures.ts";

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
      const found = softPictures(html, pixels);
      seen += found.seen;
      return found.soft.map((line) => `${path}: ${line}`);
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

test("no picture of a client's site is shown larger than its file", async ({ page, baseURL }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const found: string[] = [];
  for (const { slug, pages: own } of clients)
    for (const { path } of own) {
      const address = `${baseURL?.replace("//localhost", `//${slug}.localhost`)}${path}`;
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(address);
      found.push(...(await page.evaluate(enlargedPictures)).map((line) => `${slug}: ${line}`));
      await page.setViewportSize({ width: 390, height: 844 });
      found.push(...(await page.evaluate(enlargedPictures)).map((line) => `${slug}: ${line}`));
    }
  expect(found).toEqual([]);
});
