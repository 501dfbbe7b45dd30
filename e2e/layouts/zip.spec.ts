import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { categories, layoutCards, pageId } from "@daylit/layouts/trades/trades.ts";
import { expect, test } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { zipLayout } from "../../apps/site/features/layouts/download/zip-layout.ts";
import { lookedAt } from "../accessibility/probes/looks.ts";
import { everywhere } from "../accessibility/probes/places.ts";
import { axeFaults } from "../support/axe-faults.ts";

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

for (const category of categories)
  test(`zips for ${category.slug} open from disk`, async ({ page, baseURL }, info) => {
    test.setTimeout(120_000);
    const missing: string[] = [];
    page.on("requestfailed", (request) => missing.push(request.url()));
    page.on("request", (request) => {
      if (!request.url().startsWith("file:")) missing.push(`not from disk: ${request.url()}`);
    });
    for (const card of layoutCards(category)) {
      const id = pageId(card);
      const zip = await zipLayout(
        { id, name: card.name, caption: "", sections: [] },
        "#7a00ff",
        baseURL,
      );
      const files = unzipSync(new Uint8Array(await zip.arrayBuffer()));
      const folder = info.outputPath(id);
      for (const [name, content] of Object.entries(files)) {
        mkdirSync(dirname(join(folder, name)), { recursive: true });
        writeFileSync(join(folder, name), content);
      }
      expect(Object.keys(files)).toEqual(
        expect.arrayContaining([`${id}/index.html`, `${id}/README.txt`, `${id}/LICENSE.txt`]),
      );
      const words = strFromU8(files[`${id}/README.txt`] ?? new Uint8Array());
      expect(words).toContain(`${card.name}: `);
      expect(words).toContain("Open index.html");
      await page.goto(pathToFileURL(join(folder, id, "index.html")).href);
      expect(await page.evaluate(arrived), id).toEqual({
        pictures: true,
        framework: true,
        brand: "#7a00ff",
      });
      if (everywhere)
        expect([...(await axeFaults(page)), ...(await lookedAt(page))], id).toEqual([]);
    }
    expect(missing).toEqual([]);
  });
