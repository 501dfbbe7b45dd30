import { test as base, type Page } from "@playwright/test";

/**
 * A `test` whose `page` is opened once for each worker, for tests that leave nothing behind: no storage,
 * no routes, no listeners. Each begins with an empty document in a window of the usual size. After a
 * failure Playwright starts another worker, and so another page.
 */
export const test = base.extend<{ page: Page }, { workerPage: Page }>({
  workerPage: [
    async ({ browser }, use) => {
      const page = await browser.newPage({ serviceWorkers: "block" });
      await use(page);
      await page.close();
    },
    { scope: "worker" },
  ],
  page: async ({ workerPage: page }, use) => {
    await page.goto("about:blank");
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.emulateMedia({
      media: null,
      colorScheme: null,
      reducedMotion: null,
      forcedColors: null,
      contrast: null,
    });
    await page.mouse.move(0, 0);
    await use(page);
  },
});

export { expect } from "@playwright/test";
