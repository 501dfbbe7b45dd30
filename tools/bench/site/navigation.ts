/**
 * How soon a page that is reached from within the site is on screen, counted in frames from the
 * moment its data has arrived. After a build:
 *
 *     npm run do -- bench navigation [rounds]
 *
 * Every page is opened from the page before it, with and without view transitions. Data that
 * was fetched on hovering has arrived before the click: then the click itself counts.
 */
import type { Browser, Page } from "@playwright/test";
import { interleaved, median, withBuiltSite } from "./built-site.ts";

type Way = readonly [from: string, to: string, heading: string];

const ways: readonly Way[] = [
  ["/documentation", "/documentation/theming", "Theming"],
  ["/documentation", "/stylesheet", "Stylesheet"],
  ["/stylesheet", "/stylesheet/card", "card"],
  ["/documentation", "/layouts", "Layouts"],
  ["/layouts", "/layouts/wedding", "Wedding"],
  ["/documentation", "/projects", "Projects"],
  ["/documentation", "/packages", "Light Interactive"],
  ["/documentation", "/guides", "Preparing Assets For Your Project"],
];

/** Notes each frame, and the frame after which the new heading was painted. */
const watch = (page: Page, heading: string) =>
  page.evaluate((expected) => {
    const frames: number[] = [];
    const done = new Promise<{ shown: number; frames: number[] }>((resolve) => {
      const next = (time: number) => {
        frames.push(time);
        if (document.querySelector("h1")?.textContent === expected)
          requestAnimationFrame((shown) => resolve({ shown, frames }));
        else requestAnimationFrame(next);
      };
      requestAnimationFrame(next);
    });
    Object.assign(window, { done });
  }, heading);

async function measure(browser: Browser, origin: string, [from, to, heading]: Way, still: boolean) {
  const context = await browser.newContext({
    serviceWorkers: "block",
    reducedMotion: still ? "reduce" : "no-preference",
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await page.goto(origin + from, { waitUntil: "networkidle" });
  const link = page.locator(`a[href="${to}"]`).first();
  await link.hover();
  await page.waitForLoadState("networkidle");
  await watch(page, heading);
  const clicked = page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        addEventListener("click", () => resolve(performance.now()), { capture: true, once: true }),
      ),
  );
  await link.click();
  const start = await clicked;
  const { shown, frames } = await page.evaluate(
    () => (window as unknown as { done: Promise<{ shown: number; frames: number[] }> }).done,
  );
  // Data that was still on its way at the click arrived later: from then on it is counted.
  const data = await page.evaluate(
    (path) =>
      Math.max(
        0,
        ...(performance.getEntriesByType("resource") as PerformanceResourceTiming[])
          .filter(({ name }) => new URL(name).pathname === `${path}.data`)
          .map(({ responseEnd }) => responseEnd),
      ),
    to,
  );
  await context.close();
  const from0 = Math.max(start, data);
  return {
    frames: frames.filter((time) => time > from0).length,
    milliseconds: shown - from0,
  };
}

await withBuiltSite(async (origin, browser) => {
  for (const still of [true, false]) {
    console.log(still ? "\nreduced motion, no transition" : "\nwith view transitions");
    const measured = await interleaved(ways, (way) => measure(browser, origin, way, still));
    for (const [[, to], visits] of measured) {
      const frames = visits.map((visit) => visit.frames);
      const time = median(visits.map((visit) => visit.milliseconds));
      console.log(
        `${median(frames)} frames, at most ${Math.max(...frames)}; ${time.toFixed(0).padStart(4)} ms  ${to}`,
      );
    }
  }
});
