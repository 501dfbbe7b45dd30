/**
 * How soon a page that is reached from within the site is on screen, counted in frames from the
 * moment its data has arrived. After a build:
 *
 *     npm run do -- bench-navigation [rounds]
 *
 * Every page is opened from the page before it, with and without view transitions. Data that
 * was fetched on hovering has arrived before the click: then the click itself counts.
 */
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { createPreviewServer } from "@daylit/hosting/preview-server/server.ts";
import { chromium, type Page } from "@playwright/test";
import { findBrowser } from "../scripts/browsers.mjs";

const rounds = Number(process.argv[2] ?? 5);

const ways: readonly (readonly [from: string, to: string, heading: string])[] = [
  ["/documentation", "/documentation/theming", "Theming"],
  ["/documentation", "/stylesheet", "Stylesheet"],
  ["/stylesheet", "/stylesheet/card", "card"],
  ["/documentation", "/layouts", "Layouts"],
  ["/layouts", "/layouts/wedding", "Wedding"],
  ["/documentation", "/projects", "Projects"],
  ["/documentation", "/packages", "Light Interactive"],
  ["/documentation", "/guides", "Preparing Assets For Your Project"],
];

const server = createPreviewServer(join(import.meta.dirname, "../../build")).listen(0);
const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
const browser = await chromium.launch({
  executablePath: findBrowser("chromium"),
  args: ["--no-sandbox", "--disable-gpu"],
});

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

async function measure(from: string, to: string, heading: string, still: boolean) {
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

const middle = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

for (const still of [true, false]) {
  console.log(still ? "\nreduced motion, no transition" : "\nwith view transitions");
  for (const [from, to, heading] of ways) {
    const visits = [];
    for (let round = 0; round < rounds; round++)
      visits.push(await measure(from, to, heading, still));
    const frames = visits.map((visit) => visit.frames);
    const times = visits.map((visit) => visit.milliseconds);
    console.log(
      `${middle(frames)} frames, at most ${Math.max(...frames)}; ${middle(times).toFixed(0).padStart(4)} ms  ${to}`,
    );
  }
}
await browser.close();
server.close();
server.closeAllConnections();
