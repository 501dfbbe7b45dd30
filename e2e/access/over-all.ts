import { expect, type Page, test } from "@playwright/test";
import { portions } from "./addresses.ts";

type Way = {
  size?: { width: number; height: number };
  /** Before the pages are visited: media, styles to come. */
  prepare?: (page: Page) => Promise<unknown>;
  /** What is wrong on the page that is open, a line each. */
  look: (page: Page) => Promise<string[]>;
};

/** One test for each portion of the addresses; it reports everything that it finds, not the first. */
export function overAll(what: string, { size, prepare, look }: Way) {
  for (const [name, paths] of portions)
    test(`${what}: ${name}`, async ({ page }) => {
      if (size) await page.setViewportSize(size);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await prepare?.(page);
      const wrong: string[] = [];
      for (const path of paths) {
        await page.goto(path, { waitUntil: "load" });
        for (const line of await look(page)) wrong.push(`${path}: ${line}`);
      }
      expect(wrong).toEqual([]);
    });
}
