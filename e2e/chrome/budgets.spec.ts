import { expect, type Page, test } from "@playwright/test";
import { withWindows } from "../support/chromium.ts";

test.use({ launchOptions: withWindows });

/** Bytes as they travel, without fonts and pictures, and how many files, until a page has loaded. */
type Budget = { bytes: number; requests: number };

/** Document, two or three stylesheets, two faces, and the pictures of the first view. */
const budgets: Record<string, Budget> = {
  "/": { bytes: 32_000, requests: 14 },
  "/documentation/theming": { bytes: 24_000, requests: 9 },
  "/stylesheet/card": { bytes: 26_000, requests: 14 },
  "/layouts": { bytes: 26_000, requests: 30 },
  "/layouts/education": { bytes: 24_000, requests: 14 },
  "/layouts/arch/arch-0001": { bytes: 26_000, requests: 12 },
  "/projects": { bytes: 26_000, requests: 16 },
  "/packages": { bytes: 30_000, requests: 12 },
  "/guides/brand-color-structure": { bytes: 28_000, requests: 9 },
};

/** Two faces, cut (npm run do -- fonts); an exhibit of the package has a third. */
const fontBytes = (path: string) => (path === "/packages" ? 31_000 : 22_000);

const asked = (page: Page) =>
  page.evaluate(() => {
    const [document] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    return [document, ...files]
      .filter((entry) => entry && entry.startTime <= (document?.loadEventStart ?? 0))
      .map((entry) => ({
        name: new URL(entry?.name ?? "").pathname,
        bytes: entry?.encodedBodySize ?? 0,
      }));
  });

const isFont = ({ name }: { name: string }) => name.endsWith(".woff2");
const isText = ({ name }: { name: string }) => /\.(css|js|json)$|\/[^.]*$/.test(name);
const sum = (files: readonly { bytes: number }[]) =>
  files.reduce((all, { bytes }) => all + bytes, 0);

for (const [path, budget] of Object.entries(budgets))
  test(`${path} loads little, and no code before somebody wants something`, async ({ page }) => {
    await page.goto(path, { waitUntil: "load" });
    const files = await asked(page);
    const names = files.map(({ name }) => name);
    expect(sum(files.filter(isText)), "bytes").toBeLessThanOrEqual(budget.bytes);
    expect(sum(files.filter(isFont)), "bytes of fonts").toBeLessThanOrEqual(fontBytes(path));
    expect(names.length, names.join("\n")).toBeLessThanOrEqual(budget.requests);
    expect(names.filter((name) => name.endsWith(".js"))).toEqual([]);
    // The gallery of projects has something to do by itself; no other page has.
    if (path === "/projects") return;
    await page.waitForLoadState("networkidle");
    expect(
      await page.evaluate(() =>
        performance
          .getEntriesByType("resource")
          .map(({ name }) => name)
          .filter((name) => name.endsWith(".js")),
      ),
    ).toEqual([]);
  });
