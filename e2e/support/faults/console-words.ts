import type { Page } from "@playwright/test";

/** Hears everything that a page says in the console, but not the test tool's own note on workers. */
export function onConsole(page: Page, heard: (text: string) => void) {
  page.on("console", (message) => {
    if (!message.text().includes("blocked by Playwright")) heard(message.text());
  });
}
