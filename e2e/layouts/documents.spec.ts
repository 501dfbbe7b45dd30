import { readFileSync } from "node:fs";
import { lowestContrast } from "@daylit/layouts/theme/lowest-contrast.ts";
import { upscaledInPage } from "@daylit/pictures/upscaled/upscaled-in-page.ts";
import { expect, type Page, test } from "@playwright/test";
import { probeAll } from "../accessibility/probes/all-probes.ts";
import { ambiguousLinks } from "../accessibility/probes/link-names.ts";
import { cutForReaders } from "../accessibility/probes/spacing.ts";
import { widePictures } from "../accessibility/probes/wide-pictures.ts";
import { layoutsWithEveryBlock, pagesOfLayout } from "../support/built/addresses.ts";
import { axeFaults, darkFaults } from "../support/faults/axe-faults.ts";
import { brokenInPage } from "../support/faults/broken-words.ts";

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

const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

/**
 * The layout's own brand, and two that are hard to read on: one in light, one in the dark. In the dark
 * its own is measured by darkFaults.
 */
const brands = { light: ["", "#ffd400"], dark: ["#7a00ff"] };

/** In the scheme that is set: the smallest contrast of any text, for each brand. */
const lowContrast = (page: Page, colorScheme: keyof typeof brands) =>
  page.evaluate<string[]>(`${JSON.stringify(brands[colorScheme])}.flatMap((brand) => {
    document.documentElement.style.setProperty("--brand", brand);
    const { ratio, text } = (${lowestContrast})();
    return ratio < 4.5 ? ["${colorScheme}, " + (brand || "own brand") + ": " + ratio.toFixed(2) + " for " + text] : [];
  })`);

for (const id of layoutsWithEveryBlock)
  test(`the document of ${id} reads well at every width, in light and dark, with any brand`, async ({
    page,
    baseURL,
  }) => {
    const heard = listen(page, baseURL ?? "");
    const session = await page.context().newCDPSession(page);
    const wrong: string[] = [];
    const note = (where: string, lines: readonly string[]) =>
      wrong.push(...lines.map((line) => `${where}: ${line}`));
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await page.setViewportSize({ width: 1440, height: 900 });
    expect((await page.goto(`/view/${id}`))?.status()).toBe(200);
    note("at 1440 px", await page.evaluate(upscaledInPage));
    note("light", await axeFaults(page));
    // Here the navigation is in view; on a phone it waits in its menu.
    note("at 1440 px", await page.evaluate(ambiguousLinks));
    note("light", await lowContrast(page, "light"));
    note("dark", await darkFaults(page));
    note("dark", await lowContrast(page, "dark"));
    for (const width of [1280, 768, 320]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(overflow), `at ${width} px`).toBeLessThanOrEqual(0);
      note(`at ${width} px, broken`, await page.evaluate(brokenInPage));
    }
    note("at 390 px", await probeAll(page));
    note("at 390 px", await page.evaluate(upscaledInPage));
    note("at 390 px", await page.evaluate(widePictures));
    note("for readers", await cutForReaders(page, session, undefined, false));
    expect([...wrong, ...heard]).toEqual([]);
  });

/** The figures of heroes with a caption, each with a page: an upright picture has another place than a wide one. */
const heroFigures = new Map(
  [...pagesOfLayout.values()].flat().flatMap(({ address }) => {
    const html = readFileSync(`build/site${address}`, "utf8");
    const [figure = ""] = /<figure class="hero-.*?<\/figure>/s.exec(html) ?? [];
    const form = /hero-[\w-]+/.exec(figure) + (figure.includes("photo-upright") ? ", upright" : "");
    return figure.includes("<figcaption") ? [[form, address] as const] : [];
  }),
);

test("in wide windows the caption of a hero has room for its words", async ({ page }) => {
  expect([...heroFigures.keys()]).toEqual(
    expect.arrayContaining(["hero-offset-figure", "hero-offset-figure, upright"]),
  );
  for (const [form, address] of heroFigures) {
    await page.goto(address);
    const caption = page.locator("[class^=hero-] > figcaption");
    // Wider than what a page fills: its margins grow, and the caption must not take them for its own.
    for (const width of [1440, 1680, 1920, 2560]) {
      await page.setViewportSize({ width, height: 1000 });
      const wide = await caption.evaluate((element) => {
        const { width: all, paddingInlineEnd, fontSize } = getComputedStyle(element);
        return (
          (Number.parseFloat(all) - Number.parseFloat(paddingInlineEnd)) /
          Number.parseFloat(fontSize)
        );
      });
      expect(wide, `em for the words of a ${form}: ${address} at ${width} px`).toBeGreaterThan(16);
    }
  }
});
