import { expect, type Page, test } from "@playwright/test";
import { axeFaults, darkFaults } from "../support/axe-faults.ts";
import { examples, openAll, openSamplePage, show } from "./support/sample-page.ts";

/** One page for many samples: on a busy machine that takes its time. */
test.describe.configure({ timeout: 300_000 });

/** What concerns whole pages, not samples. */
const pageRules = ["region", "landmark-one-main", "page-has-heading-one", "bypass"];
for (const colorScheme of ["light", "dark"] as const)
  test(`every example is free of axe faults, ${colorScheme}`, async ({ page }) => {
    test.setTimeout(600_000);
    // With motion reduced nothing is caught half-way through a transition.
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await openSamplePage(page);
    const look = () =>
      colorScheme === "dark" ? darkFaults(page) : axeFaults(page, { without: pageRules });
    const faults = async (name: string) => (await look()).map((line) => `${name}: ${line}`);
    const found: string[] = [];
    for (const each of examples) {
      await show(page, each);
      found.push(...(await faults(each.file)));
      if (await openAll(page)) found.push(...(await faults(`${each.file}, opened`)));
    }
    expect(found).toEqual([]);
  });

/** How far the page can be scrolled sideways. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

for (const [width, text] of [
  [320, "100%"],
  [768, "100%"],
  [1280, "100%"],
  [390, "200%"],
] as const)
  test(`no example scrolls sideways at ${width} px with ${text} text`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openSamplePage(page);
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, text);
    const wide: string[] = [];
    for (const each of examples) {
      await show(page, each);
      const by = await overflow(page);
      if (by > 0) wide.push(`${each.file} by ${by} px`);
    }
    expect(wide).toEqual([]);
  });

for (const width of [390, 1280])
  test(`all text doubles at 200 %, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openSamplePage(page);
    const held: string[] = [];
    for (const each of examples) {
      await show(page, each);
      const lazy = await page.evaluate(() => {
        const all = [...document.body.querySelectorAll("*")];
        const sizes = (percent: string) => {
          document.documentElement.style.fontSize = percent;
          return all.map((element) => Number.parseFloat(getComputedStyle(element).fontSize));
        };
        const [once, twice] = [sizes("100%"), sizes("200%")];
        return all
          .filter((_, i) => Math.abs((twice[i] ?? 0) - 2 * (once[i] ?? 0)) > 0.5)
          .map((element) => element.outerHTML.slice(0, 80));
      });
      held.push(...lazy.map((html) => `${each.file}: ${html}`));
    }
    expect(held).toEqual([]);
  });
