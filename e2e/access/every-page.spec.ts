import { expect, type Page, test } from "@playwright/test";
import { pages } from "../../site/app/model/pages.ts";
import { axeFaults, darkFaults } from "../axe-faults.ts";
import { hearConsole } from "../console-words.ts";
import { hydrate } from "../hydration.ts";
import { inPortions, isLookedAtLong } from "./addresses.ts";
import { lookedAt } from "./looks.ts";

/** Whatever scrolls can be focused: known as soon as the page has been measured after hydration. */
const measured = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>(".code pre, .table-scroll")].every(
      (box) => box.tabIndex === 0 || !box.checkVisibility() || box.scrollWidth <= box.clientWidth,
    ),
  );

/** By axe, with every tool of the page awake. */
async function longLook(page: Page): Promise<string[]> {
  await hydrate(page);
  await measured(page);
  return [...(await axeFaults(page)), ...(await darkFaults(page))];
}

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

const paths = (long: boolean) =>
  pages.filter((page) => isLookedAtLong(page) === long).map(({ path }) => path);

visits("axe and more find nothing", paths(true), true, 8);
visits("names, regions and targets are right", paths(false), false, 40);
test("nor is anything wrong where there is no page", async ({ page }) => {
  await page.goto("/nowhere-404");
  expect([...(await longLook(page)), ...(await lookedAt(page))]).toEqual([]);
});
