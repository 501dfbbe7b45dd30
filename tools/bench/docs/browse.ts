import { launchChromium } from "@daylit/browsers/chromium.ts";
import type { Browser, Page } from "@playwright/test";
import { next, opened, query } from "./corpus.ts";
import type { DocsSite } from "./docs-site.ts";
import type { Served } from "./server.ts";

export const launch = (port: number): Promise<Browser> =>
  launchChromium({
    args: [
      "--ignore-certificate-errors",
      "--disable-background-networking",
      "--disable-component-update",
      "--no-first-run",
      `--remote-debugging-port=${port}`,
    ],
  });

/** Notes when the heading that is waited for has been painted, in this document or the next. */
const watch = () => {
  const look = () => {
    const wanted = sessionStorage.getItem("wanted");
    if (wanted && document.querySelector("h1")?.textContent?.includes(wanted)) {
      sessionStorage.removeItem("wanted");
      return requestAnimationFrame(() =>
        setTimeout(() =>
          sessionStorage.setItem("shown", String(performance.timeOrigin + performance.now())),
        ),
      );
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  addEventListener(
    "click",
    ({ timeStamp }) => {
      sessionStorage.setItem("clicked", String(performance.timeOrigin + timeStamp));
    },
    true,
  );
};

async function visitor(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    ignoreHTTPSErrors: true,
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 40,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await page.addInitScript(watch);
  await page.goto(url, { waitUntil: "networkidle" });
  // A click comes after a pointer move.
  await page.mouse.move(700, 450);
  await page.mouse.move(720, 460);
  await page.waitForLoadState("networkidle");
  return page;
}

/** ms from the click on a link of the sidebar to the new heading. */
export async function navigation(
  browser: Browser,
  { origin }: Served,
  { address }: DocsSite,
  hover: number,
): Promise<number> {
  const page = await visitor(browser, origin + address(opened.slug));
  // A menu for phones may hold the same link out of sight.
  const link = page
    .locator(
      `a[href="${address(next.slug)}"], a[href="${address(next.slug).replace(/\/$|\.html$/, "")}"]`,
    )
    .locator("visible=true")
    .first();
  await link.scrollIntoViewIfNeeded();
  const box = await link.boundingBox();
  if (!box) throw new Error("The sidebar does not show the next page");
  await page.evaluate((title) => sessionStorage.setItem("wanted", title), next.title);
  await page.mouse.move(box.x + 20, box.y + box.height / 2);
  if (hover > 0) await page.waitForTimeout(hover);
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForFunction(() => sessionStorage.getItem("shown"), undefined, { polling: 50 });
  const time = await page.evaluate(
    () => Number(sessionStorage.getItem("shown")) - Number(sessionStorage.getItem("clicked")),
  );
  await page.context().close();
  return time;
}

/** Opening the search and typing a word: bytes, and ms until its first result. */
export async function searching(browser: Browser, served: Served, project: DocsSite) {
  const { search } = project;
  if (!search) return undefined;
  const page = await visitor(browser, served.origin + project.address(opened.slug));
  const before = served.sent();
  const start = performance.now();
  if (search.open) await page.locator(search.open).first().click();
  const field = page.locator(search.field).locator("visible=true").first();
  await field.fill(query);
  await page.locator(search.result).first().waitFor();
  const milliseconds = performance.now() - start;
  await page.waitForLoadState("networkidle");
  const bytes = served.sent() - before;
  await page.context().close();
  return { milliseconds, bytes };
}

/** What is asked for until the page has loaded, as it travels. */
export async function weight(browser: Browser, { origin }: Served, { address }: DocsSite) {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, serviceWorkers: "block" });
  const page = await context.newPage();
  await page.goto(origin + address(opened.slug), { waitUntil: "load" });
  const entries = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType(
      "navigation",
    ) as PerformanceNavigationTiming[];
    const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const end = navigation?.loadEventEnd || performance.now();
    return [navigation, ...resources]
      .filter((entry) => entry && entry.responseEnd <= end)
      .map((entry) => ({ name: entry?.name ?? "", bytes: entry?.encodedBodySize ?? 0 }));
  });
  await context.close();
  const sum = (test: RegExp, wanted: boolean) =>
    entries.reduce((all, { name, bytes }) => all + (test.test(name) === wanted ? bytes : 0), 0);
  return {
    bytes: sum(/\.woff2?$/, false),
    fonts: sum(/\.woff2?$/, true),
    script: sum(/\.m?js$/, true),
    requests: entries.length,
  };
}
