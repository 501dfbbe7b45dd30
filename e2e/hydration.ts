import type { Page } from "@playwright/test";

/** Resolves once React answers on this page; a sign of intent starts it where it is still to come. */
export async function hydrate(page: Page) {
  await page.waitForFunction(() => {
    dispatchEvent(new Event("focusin"));
    const root = document.querySelector("h1");
    return root !== null && Object.keys(root).some((key) => key.startsWith("__reactFiber"));
  });
}
