/**
 * How soon the first press on a page is answered by a new frame, at a quarter of the processor's speed,
 * before and after the code for it has come (interaction to next paint). After a build:
 *
 *     npm run do -- bench-presses [rounds]
 */
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { createPreviewServer } from "@daylit/hosting/preview-server/server.ts";
import { chromium, type Page } from "@playwright/test";
import { findBrowser } from "../scripts/browsers.mjs";

const rounds = Number(process.argv[2] ?? 5);
const goal = 100;

/** Control → where it stands, and the width at which it is shown. */
const controls: Record<string, { path: string; selector: string; width: number }> = {
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

const server = createPreviewServer(join(import.meta.dirname, "../../build")).listen(0);
const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
const browser = await chromium.launch({
  executablePath: findBrowser("chromium"),
  args: ["--no-sandbox", "--disable-gpu"],
});

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

async function measure(control: keyof typeof controls, started: boolean): Promise<number> {
  const { path, selector, width } = controls[control] as (typeof controls)[string];
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

const middle = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

for (const control of Object.keys(controls))
  for (const started of [false, true]) {
    const times = [];
    for (let round = 0; round < rounds; round++) times.push(await measure(control, started));
    const median = middle(times);
    const over = median > goal ? "  over the goal" : "";
    console.log(
      `${control.padEnd(8)} ${started ? "with the code " : "before the code"}  ${median} ms, at most ${Math.max(...times)}${over}`,
    );
  }
await browser.close();
server.close();
server.closeAllConnections();
