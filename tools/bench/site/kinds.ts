/**
 * One page of each kind: bytes before load, bytes after a first movement beside its tools, and how soon
 * and how still it is painted, beside a bare page of the same words. Bytes as they travel, without headers
 * and without what frames ask for.
 *
 *     npm run do -- bench kinds [rounds]
 */
import type { Browser, Page } from "@playwright/test";
import { oneOfEachKind } from "../../../e2e/support/built/addresses.ts";
import { sentBytesAt } from "../../../e2e/support/built/built-code.ts";
import { quietNetwork } from "../../../e2e/support/network/quiet-network.ts";
import { interleaved, median, withBuiltSite } from "./built-site.ts";

type Paint = { lcp: number; cls: number };

/** Runs in the page, from its start on. */
function watchPaint() {
  const paint: Paint = { lcp: 0, cls: 0 };
  Object.assign(window, { paint });
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) paint.lcp = startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries() as Shift[])
      if (!hadRecentInput) paint.cls += value;
  }).observe({ type: "layout-shift", buffered: true });
}

/** The page's words without its styles and script. */
const bare = (html: string) =>
  html.replaceAll(/<(script|style)\b.*?<\/\1>|<link\b[^>]*>|<iframe\b.*?<\/iframe>/gs, "");

/** A visit of its own, at a quarter of the processor's speed. */
async function opened(browser: Browser, origin: string, path: string, isBare = false) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  const asked = new Set<string>();
  page.on("request", (request) => {
    const { origin: from, pathname } = new URL(request.url());
    if (from === origin && request.frame() === page.mainFrame()) asked.add(pathname);
  });
  await page.addInitScript(watchPaint);
  if (isBare)
    await page.route(origin + path, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: bare(await answer.text()) });
    });
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.goto(origin + path, { waitUntil: "load" });
  return { page, asked };
}

const sum = (names: Iterable<string>) =>
  [...names].reduce((all, name) => all + sentBytesAt(name), 0);
const isPicture = (name: string) => /\.(avif|webp|jpe?g|png|svg|ico|gif)$/.test(name);
const paintOf = (page: Page) => page.evaluate(() => (window as unknown as { paint: Paint }).paint);

async function measure(browser: Browser, origin: string, path: string) {
  const plain = await opened(browser, origin, path, true);
  await quietNetwork(plain.page);
  const { lcp: bareLcp } = await paintOf(plain.page);
  await plain.page.context().close();

  const { page, asked } = await opened(browser, origin, path);
  const first = await page.evaluate(() => {
    const [document] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    return (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(({ startTime }) => startTime <= (document?.loadEventStart ?? 0))
      .filter(({ initiatorType }) => initiatorType !== "iframe")
      .map(({ name }) => new URL(name).pathname);
  });
  await quietNetwork(page);
  const paint = await paintOf(page);
  const before = new Set(asked);
  // In the margin and over the heading, where neither a link nor a tool is.
  await page.mouse.move(4, 400);
  await page.mouse.move(640, 130);
  await page.waitForFunction(() => document.documentElement.dataset.started === "true");
  await quietNetwork(page);
  await page.context().close();
  const text = [path, ...first].filter((name) => !isPicture(name));
  return {
    first: sum(new Set(text)),
    pictures: sum(new Set(first.filter(isPicture))),
    movement: sum(asked.difference(before)),
    ratio: paint.lcp / bareLcp,
    ...paint,
  };
}

await withBuiltSite(
  async (origin, browser) => {
    const paths = oneOfEachKind.map(({ path }) => path);
    for (const [path, runs] of await interleaved(paths, (path) => measure(browser, origin, path))) {
      const of = (name: keyof (typeof runs)[number]) => median(runs.map((run) => run[name]));
      const kB = (name: "first" | "pictures" | "movement") =>
        `${(of(name) / 1000).toFixed(1)} kB`.padStart(9);
      console.log(
        `${path.padEnd(44)} before load ${kB("first")}, pictures ${kB("pictures")}, movement ${kB("movement")}, LCP ${of("lcp").toFixed(0)} ms (${of("ratio").toFixed(2)} × bare), CLS ${of("cls").toFixed(3)}`,
      );
    }
  },
  { compressed: false },
);
