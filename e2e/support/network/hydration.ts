import type { Page } from "@playwright/test";

/**
 * Resolves once the script runs and every island of the page is hydrated. A sign of intent starts the
 * code; an island hydrates when it is pointed at or nears the viewport, so each is scrolled to once.
 */
export async function hydrate(page: Page) {
  await page.waitForFunction(() => {
    dispatchEvent(new Event("focusin"));
    return document.documentElement.dataset.started === "true";
  });
  await page.evaluate(async () => {
    const waiting = () => document.querySelectorAll("[data-island]:not([data-hydrated])");
    const began = { left: scrollX, top: scrollY };
    const frame = () => new Promise(requestAnimationFrame);
    const isHydrated = (island: Element) => island.hasAttribute("data-hydrated");
    const failed = () => document.querySelector("#stale:not([hidden])");
    while (waiting().length > 0 && !failed())
      for (const island of waiting()) {
        // scrollIntoView() would also move the place from which Tab goes on.
        const { top, height } = (island.firstElementChild ?? island).getBoundingClientRect();
        // Most wait until somebody points at them.
        (island.firstElementChild ?? island).dispatchEvent(
          new Event("pointerover", { bubbles: true }),
        );
        const middle = scrollY + top + Math.min(height, innerHeight) / 2;
        scrollTo({ top: middle - innerHeight / 2, behavior: "instant" });
        // A slow machine needs some frames to see it: one after the other, or none stays in view long enough.
        for (let frames = 0; frames < 30 && !isHydrated(island) && !failed(); frames++)
          await frame();
      }
    scrollTo({ ...began, behavior: "instant" });
  });
}
