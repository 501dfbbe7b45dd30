import type { Page } from "@playwright/test";

/**
 * Resolves when half a second brings nothing new: neither a request nor an answer to one. Playwright's
 * own "networkidle" comes once for each document: who waits for it after a press may get the silence
 * from before the press.
 */
export async function quietNetwork(page: Page): Promise<void> {
  for (let before: string | undefined; ; ) {
    const asked = (await page.requests()).map((request) => request.url());
    const answered = await page.evaluate(() => performance.getEntriesByType("resource").length);
    const now = `${answered}\n${asked.join("\n")}`;
    if (now === before) return;
    before = now;
    await page.evaluate(() => new Promise((later) => setTimeout(later, 500)));
  }
}
