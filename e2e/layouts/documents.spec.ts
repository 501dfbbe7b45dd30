import { smallestContrast } from "@daylit/layouts/theme/lowest-contrast.ts";
import { categories, layoutCards, pageId } from "@daylit/layouts/trades/trades.ts";
import { expect, type Page, test } from "@playwright/test";
import { enlargedPictures } from "../accessibility/probes/enlarged-pictures.ts";
import { ambiguousLinks } from "../accessibility/probes/link-names.ts";
import { lookedAt } from "../accessibility/probes/looks.ts";
import { cutForReaders } from "../accessibility/probes/spacing.ts";
import { widePictures } from "../accessibility/probes/wide-pictures.ts";
import { axeFaults, darkFaults } from "../support/axe-faults.ts";

/** Listens to one page for as long as a test uses it. */
function listen(page: Page, origin: string) {
  const heard: string[] = [];
  page.on("console", (message) => heard.push(`console: ${message.text()}`));
  page.on("pageerror", (error) => heard.push(`error: ${error.message}`));
  page.on("requestfailed", (request) => {
    // A picture still under way is called off when the window changes or the next page comes; one
    // that is missing or cut short is heard as an answer of 404 or as another failure.
    const why = request.failure()?.errorText;
    if (why !== "net::ERR_ABORTED") heard.push(`failed: ${request.url()}, ${why}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) heard.push(`${response.status()}: ${response.url()}`);
  });
  page.on("request", (request) => {
    if (!request.url().startsWith(origin)) heard.push(`outside: ${request.url()}`);
    if (request.resourceType() === "script") heard.push(`script: ${request.url()}`);
  });
  return heard;
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const brands = ["#ffd400", "#7a00ff"];

for (const category of categories)
  test(`the documents for ${category.slug}`, async ({ page, baseURL }) => {
    test.setTimeout(180_000);
    const heard = listen(page, baseURL ?? "");
    const session = await page.context().newCDPSession(page);
    for (const id of layoutCards(category).map(pageId)) {
      await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
      await page.setViewportSize({ width: 1440, height: 900 });
      const response = await page.goto(`/view/${id}`);
      expect(response?.status(), id).toBe(200);
      expect(await page.evaluate(enlargedPictures), `${id} at 1440`).toEqual([]);
      expect(await axeFaults(page), `${id}, light`).toEqual([]);
      expect(await darkFaults(page), id).toEqual([]);
      // Here the navigation is in view; on a phone it waits in its menu.
      expect(await page.evaluate(ambiguousLinks), id).toEqual([]);

      for (const width of [1280, 768, 320]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await overflow(page), `${id} at ${width}`).toBeLessThanOrEqual(0);
      }
      for (const brand of [undefined, ...brands])
        for (const colorScheme of ["dark", "light"] as const) {
          await page.emulateMedia({ colorScheme });
          await page.evaluate(
            (value) => document.documentElement.style.setProperty("--brand", value ?? ""),
            brand,
          );
          const { ratio, text } = await page.evaluate(smallestContrast);
          expect(ratio, `${id}, ${brand}, ${colorScheme}: ${text}`).toBeGreaterThanOrEqual(4.5);
        }
      expect(await lookedAt(page), id).toEqual([]);
      expect(await page.evaluate(enlargedPictures), `${id} at 390`).toEqual([]);
      expect(await page.evaluate(widePictures), id).toEqual([]);
      expect(await cutForReaders(page, session), id).toEqual([]);
    }
    expect(heard).toEqual([]);
  });
