import type { Page } from "@playwright/test";

/**
 * Resolves once the page answers by script and every tool on it is awake. A sign of intent starts the
 * code; a tool wakes when it comes near the window, so each is brought near once.
 */
export async function hydrate(page: Page) {
  await page.waitForFunction(() => {
    dispatchEvent(new Event("focusin"));
    return document.documentElement.dataset.started === "true";
  });
  await page.evaluate(async () => {
    const asleep = () => document.querySelectorAll("[data-island]:not([data-awake])");
    const { scrollX, scrollY } = window;
    const frame = () => new Promise(requestAnimationFrame);
    const failed = () => document.querySelector("#stale:not([hidden])");
    while (asleep().length > 0 && !failed())
      for (const island of asleep()) {
        island.firstElementChild?.scrollIntoView({ behavior: "instant", block: "center" });
        await frame();
        await frame();
      }
    scrollTo({ left: scrollX, top: scrollY, behavior: "instant" });
  });
}
