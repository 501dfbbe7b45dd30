import { readFileSync } from "node:fs";
import { clients } from "@daylit/clients/clients.ts";
import { softPictures } from "@daylit/pictures/soft-pictures.ts";
import { expect, test } from "@playwright/test";
import { pages } from "../site/app/model/pages.ts";
import { enlargedPictures } from "./access/enlarged-pictures.ts";

test("no picture of a page of the site is shown larger than its file", () => {
  let seen = 0;
  const blurred = pages.flatMap(({ path }) => {
    const html = readFileSync(`build/site${path === "/" ? "" : path}/index.html`, "utf8");
    const found = softPictures(html, 1);
    seen += found.seen;
    return found.soft.map((line) => `${path}: ${line}`);
  });
  expect(seen).toBeGreaterThan(50);
  expect(blurred).toEqual([]);
});

test("nor is one of a client's site, in a browser", async ({ page, baseURL }) => {
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
