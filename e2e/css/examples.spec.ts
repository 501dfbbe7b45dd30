import { expect, test } from "../support/browsers/shared-page.ts";
import { axeFaults, darkFaults } from "../support/faults/axe-faults.ts";
import { examples, inEveryExample, openAll, openSamplePage, show } from "./support/sample-page.ts";

/** What concerns whole pages, not samples. */
const pageRules = ["region", "landmark-one-main", "page-has-heading-one", "bypass"];

/** The parts of the framework in portions that one test can take. */
const slugs = [...new Set(examples.map(({ slug }) => slug))];
const portions = 6;

for (let portion = 0; portion < portions; portion++)
  test(`every example is free of axe faults in light and dark, portion ${portion + 1} of ${portions}`, async ({
    page,
  }) => {
    const own = new Set(slugs.filter((_, index) => index % portions === portion));
    await openSamplePage(page);
    const found: string[] = [];
    const look = async (name: string) => {
      // With motion reduced nothing is caught half-way through a transition.
      await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
      const faults = await axeFaults(page, { without: pageRules });
      faults.push(...(await darkFaults(page)));
      found.push(...faults.map((line) => `${name}: ${line}`));
    };
    for (const each of examples.filter(({ slug }) => own.has(slug))) {
      await show(page, each);
      await look(each.file);
      if (await openAll(page)) await look(`${each.file}, opened`);
    }
    expect(found).toEqual([]);
  });

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
    const wide = await inEveryExample(page, () => {
      const by = document.documentElement.scrollWidth - innerWidth;
      return by > 0 ? [`${by} px too wide`] : [];
    });
    expect(wide).toEqual([]);
  });

for (const width of [390, 1280])
  test(`all text doubles at 200 %, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openSamplePage(page);
    const held = await inEveryExample(page, () => {
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
    expect(held).toEqual([]);
  });
