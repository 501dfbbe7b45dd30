import { clients } from "@daylit/clients/clients.ts";
import { upscaledInPage } from "@daylit/pictures/upscaled/upscaled-in-page.ts";
import { expect, type Page, test } from "@playwright/test";
import { probeAll } from "../accessibility/probes/all-probes.ts";
import { ambiguousLinks } from "../accessibility/probes/link-names.ts";
import { cutForReaders } from "../accessibility/probes/spacing.ts";
import { withWindows } from "../support/browsers/chromium.ts";
import { clientOrigin, clientPages } from "../support/built/addresses.ts";
import { axeFaults, darkFaults } from "../support/faults/axe-faults.ts";
import { brokenInPage } from "../support/faults/broken-words.ts";
import { hydrate } from "../support/network/hydration.ts";

test.use({ serviceWorkers: "allow" });

/** In light by every rule, in the dark by those that look at colours. */
async function expectNoFaults(page: Page, where: string) {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  expect(await axeFaults(page), where).toEqual([]);
  expect(await darkFaults(page), where).toEqual([]);
}

for (const { slug, path } of clientPages)
  test(`${slug}${path} reads well at every width, in light and dark`, async ({ page, baseURL }) => {
    const session = await page.context().newCDPSession(page);
    const wrong: string[] = [];
    const note = (where: string, lines: readonly string[]) =>
      wrong.push(...lines.map((line) => `${where}: ${line}`));
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(clientOrigin(slug, baseURL) + path);
    note("at 1440 px", await page.evaluate(upscaledInPage));
    const broken = await page.evaluate(() =>
      [...document.images]
        .filter(({ naturalWidth }) => naturalWidth === 0)
        .map(({ currentSrc }) => currentSrc),
    );
    note("pictures that are missing", broken);
    note("at 1440 px", await page.evaluate(ambiguousLinks));
    note("light", await axeFaults(page));
    note("dark", await darkFaults(page));
    for (const width of [1280, 768, 320]) {
      await page.setViewportSize({ width, height: 800 });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over, `at ${width} px`).toBe(0);
      note(`at ${width} px, broken`, await page.evaluate(brokenInPage));
    }
    note("at 390 px", await probeAll(page));
    note("at 390 px", await page.evaluate(upscaledInPage));
    note("for readers", await cutForReaders(page, session, undefined, false));
    expect(wrong).toEqual([]);
  });

/** One code makes their workers, manifests and frames. */
const tried = clients.slice(0, 1);

for (const client of tried)
  test(`${client.slug}: clean, complete and readable offline`, async ({ page, baseURL }) => {
    const host = clientOrigin(client.slug, baseURL);
    const messages: string[] = [];
    const origins = new Set<string>();
    page.on("console", (message) => messages.push(message.text()));
    page.on("pageerror", (error) => messages.push(error.message));
    page.on("request", (request) => origins.add(new URL(request.url()).origin));
    await page.goto(host);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    for (const { path } of client.pages) await page.goto(host + path);
    expect(messages).toEqual([]);
    expect([...origins]).toEqual([host]);

    await page.context().setOffline(true);
    for (const { path, title } of client.pages) {
      await page.goto(host + path);
      await expect(page).toHaveTitle(title);
    }
    await page.context().setOffline(false);
  });

test("Chromium would install each of them", async ({ playwright, baseURL }) => {
  // A profile of its own: in a private one Chromium does not look at the manifest at all.
  const context = await playwright.chromium.launchPersistentContext("", withWindows);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  for (const { slug } of tried) {
    await page.goto(clientOrigin(slug, baseURL));
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
    expect(installabilityErrors, slug).toEqual([]);
    const { errors } = await session.send("Page.getAppManifest");
    expect(errors, slug).toEqual([]);
  }
  await context.close();
});

test("the gallery reads all seven", async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 1440, height: 1400 });
  // The one absolute address names the port that the sites are built for, not the tests' own.
  await page.route("http://kilnlog.localhost:4173/**", (route) => {
    const { pathname } = new URL(route.request().url());
    return route.continue({ url: clientOrigin("kilnlog", baseURL) + pathname });
  });
  const messages: string[] = [];
  page.on("console", (message) => messages.push(message.text()));
  await page.goto("/projects");
  await hydrate(page);
  const cards = page.locator(".project-card");
  for (const [index, { slug, pages, head }] of clients.entries()) {
    const card = cards.nth(index);
    const picture = card.locator("img");
    const [{ title, description }] = pages;
    await expect(card.locator("bdi"), slug).toHaveText(title);
    await expect(card.locator(".project-description"), slug).toHaveText(description);
    const address = {
      absolute: "http://kilnlog.localhost:4173/preview.jpg",
      root: `${clientOrigin(slug, baseURL)}/preview.jpg`,
      path: `${clientOrigin(slug, baseURL)}/pictures/preview.jpg`,
    }[head.picture];
    await expect(picture, slug).toHaveAttribute("src", address);
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth), slug)
      .toBeGreaterThan(0);
  }
  expect(messages).toEqual([]);
  await expectNoFaults(page, "/projects");
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("a project's page shows a photograph of its site in the page's theme", async ({ page }) => {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto("/projects/tidemark");
      const shown = page.locator(".project-window img:visible");
      await expect(shown).toHaveCount(1);
      await expect(shown).toHaveAttribute("src", new RegExp(`tidemark-wide-${colorScheme}`));
      const box = await shown.boundingBox();
      expect(box?.y ?? 900).toBeLessThan(600);
    }
  });
});

test("a project's page shows its site live", async ({ page, baseURL }) => {
  const messages: string[] = [];
  page.on("console", (message) => messages.push(message.text()));
  for (const { slug, pages } of tried) {
    await page.goto(`/projects/${slug}`);
    await hydrate(page);
    const frame = page.frameLocator(".project-frame iframe");
    await expect(frame.locator("h1"), slug).toHaveText(pages[0].sections[0].heading);
    await expect(page.locator(".project-window[data-live] > picture:visible"), slug).toHaveCount(0);
    await expect(page.locator(".project-bar a"), slug).toHaveAttribute(
      "href",
      `${clientOrigin(slug, baseURL)}/`,
    );
  }
  expect(await axeFaults(page)).toEqual([]);
  expect(messages).toEqual([]);
});
