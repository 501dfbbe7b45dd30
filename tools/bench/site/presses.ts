/**
 * How soon the first press on a page is answered by a new frame, at a quarter of the processor's speed,
 * before and after the code for it has come (interaction to next paint). After a build:
 *
 *     npm run do -- bench presses [rounds]
 */
import type { Browser, Page } from "@playwright/test";
import { interleaved, median, withBuiltSite } from "./built-site.ts";

const goal = 100;

type Control = { path: string; selector: string; width: number };

/** Control → where it stands, and the width at which it is shown. */
const controls: Record<string, Control> = {
  theme: { path: "/documentation/theming", selector: ".theme-button", width: 1280 },
  menu: {
    path: "/documentation/theming",
    selector: ".top-bar > [popovertarget]:not(.theme-button)",
    width: 390,
  },
  search: { path: "/documentation/theming", selector: "[data-search]", width: 1280 },
  banner: { path: "/documentation/theming", selector: ".banner button", width: 1280 },
  copy: { path: "/documentation/theming", selector: "[data-copy]", width: 1280 },
};

/** Keeps the longest time from a press to the frame that answers it. */
const watch = () => {
  Object.assign(window, { longest: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[])
      if (entry.interactionId)
        Object.assign(window, {
          longest: Math.max((window as unknown as { longest: number }).longest, entry.duration),
        });
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
};

async function press(page: Page, selector: string): Promise<number> {
  const target = page.locator(selector).locator("visible=true").first();
  await target.scrollIntoViewIfNeeded();
  await target.click();
  await page.waitForTimeout(700);
  return page.evaluate(() => (window as unknown as { longest: number }).longest);
}

type Case = Control & { name: string; started: boolean };

async function measure(
  browser: Browser,
  origin: string,
  { path, selector, width, started }: Case,
): Promise<number> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    serviceWorkers: "block",
    permissions: ["clipboard-write"],
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.addInitScript(watch);
  await page.goto(origin + path, { waitUntil: "load" });
  if (started)
    await page.waitForFunction(() => {
      dispatchEvent(new Event("focusin"));
      return document.documentElement.dataset.started;
    });
  const time = await press(page, selector);
  await context.close();
  return time;
}

const cases = Object.entries(controls).flatMap(([name, control]) =>
  [false, true].map((started): Case => ({ name, started, ...control })),
);
await withBuiltSite(async (origin, browser) => {
  for (const [{ name, started }, times] of await interleaved(cases, (each) =>
    measure(browser, origin, each),
  )) {
    const time = median(times);
    const over = time > goal ? "  over the goal" : "";
    console.log(
      `${name.padEnd(8)} ${started ? "with the code " : "before the code"}  ${time} ms, at most ${Math.max(...times)}${over}`,
    );
  }
});
