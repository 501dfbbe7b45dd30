import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "@playwright/test";
import { probeAll } from "../accessibility/probes/all-probes.ts";
import { layoutsWithEveryBlock } from "../support/built/addresses.ts";
import { zipBrand as brand, layoutZip } from "../support/built/layout-zip.ts";
import { axeFaults } from "../support/faults/axe-faults.ts";

/** What a page opened from disk has got: pictures, the theme, typefaces. */
const arrived = () => {
  for (const image of document.images) image.loading = "eager";
  return Promise.all([
    ...[...document.images].map((image) => image.decode()),
    ...[...document.fonts].map((face) => face.load()),
  ]).then(() => ({
    pictures: [...document.images].every(({ naturalWidth }) => naturalWidth > 0),
    framework: getComputedStyle(document.documentElement).getPropertyValue("--primary") !== "",
    brand: getComputedStyle(document.documentElement).getPropertyValue("--brand"),
  }));
};

/** Which files a zip holds is known from zip.built.test.ts: a few show that a browser reads them. */
for (const id of layoutsWithEveryBlock.slice(0, 3))
  test(`the zip of ${id} opens from disk`, async ({ page, baseURL }, info) => {
    const missing: string[] = [];
    page.on("requestfailed", (request) => missing.push(request.url()));
    page.on("request", (request) => {
      if (!request.url().startsWith("file:")) missing.push(`not from disk: ${request.url()}`);
    });
    const folder = info.outputPath(id);
    for (const [name, content] of Object.entries(await layoutZip(id, baseURL))) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), content);
    }
    await page.goto(pathToFileURL(join(folder, id, "index.html")).href);
    expect(await page.evaluate(arrived)).toEqual({ pictures: true, framework: true, brand });
    // From here on it would be axe that asks for stylesheets, which no page may on a disk.
    expect(missing).toEqual([]);
    expect([...(await axeFaults(page)), ...(await probeAll(page))]).toEqual([]);
  });
