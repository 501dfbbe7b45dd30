import type { Browser } from "@playwright/test";

type FirstBytes = { words: number; fonts: number; pictures: number; files: string[] };

/**
 * What a phone has received when it has shown the first view of a page: document, styles and script,
 * typefaces, and the pictures that are in view or were not told to wait. Runs in a window of its own.
 */
export async function firstViewBytes(browser: Browser, address: string): Promise<FirstBytes> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  await page.goto(address, { waitUntil: "load" });
  await page.evaluate(() => document.fonts.ready);
  const found = await page.evaluate(() => {
    const waiting = new Set(
      [...document.images]
        .filter((image) => {
          const { top, bottom } = image.getBoundingClientRect();
          return image.loading === "lazy" && (top >= innerHeight || bottom <= 0);
        })
        .map((image) => image.currentSrc),
    );
    const entries = [
      ...performance.getEntriesByType("navigation"),
      ...performance.getEntriesByType("resource"),
    ] as PerformanceResourceTiming[];
    return entries
      .filter(({ name }) => !waiting.has(name))
      .map(({ name, encodedBodySize }) => ({ name, size: encodedBodySize }));
  });
  await context.close();
  const sum = (kind: RegExp) =>
    found.reduce((all, { name, size }) => all + (kind.test(name) ? size : 0), 0);
  const fonts = sum(/\.woff2$/);
  const pictures = sum(/\.(avif|webp|jpe?g|png|svg)$/);
  return {
    fonts,
    pictures,
    words: sum(/^/) - fonts - pictures,
    files: found.map(({ name, size }) => `${name.replace(/^.*\//, "")} ${size}`),
  };
}
