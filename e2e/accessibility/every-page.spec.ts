import { expect, test } from "@playwright/test";
import { pages } from "../../apps/site/model/pages.ts";
import { hearConsole } from "../support/console-words.ts";
import { inPortions, isLookedAtLong } from "./probes/addresses.ts";
import { longLook } from "./probes/long-look.ts";
import { lookedAt } from "./probes/looks.ts";

/** Each address is visited once, and everything is looked at there; all that is found is told. */
function visits(what: string, paths: readonly string[], isLong: boolean, size: number) {
  for (const [n, portion] of inPortions(paths, size).entries())
    test(`${what}, portion ${n + 1}`, async ({ page }) => {
      const wrong: string[] = [];
      hearConsole(page, (text) => wrong.push(`${page.url()} says: ${text}`));
      page.on("pageerror", (error) => wrong.push(`${page.url()}: ${error.message}`));
      // The one absolute address names the port that the sites are built for, not the tests' own.
      await page.route("http://kilnlog.localhost:4173/preview.jpg", (route) =>
        route.fulfill({ path: "build/clients/kilnlog/preview.jpg" }),
      );
      for (const path of portion) {
        await page.setViewportSize({ width: 1280, height: 800 });
        await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
        await page.goto(path);
        const found = isLong ? await longLook(page) : [];
        found.push(...(await lookedAt(page)));
        wrong.push(...found.map((line) => `${path}: ${line}`));
      }
      expect(wrong).toEqual([]);
    });
}

/** The library is looked at with windows, by a test of its own. */
const paths = (long: boolean) =>
  pages
    .filter((page) => page.kind !== "pictures" && isLookedAtLong(page) === long)
    .map(({ path }) => path);

visits("axe and more find nothing", paths(true), true, 8);
visits("names, regions and targets are right", paths(false), false, 40);
test("nor is anything wrong where there is no page", async ({ page }) => {
  await page.goto("/nowhere-404");
  expect([...(await longLook(page)), ...(await lookedAt(page))]).toEqual([]);
});
