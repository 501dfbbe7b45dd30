// How long the first results take once the search is open, and what is loaded for them.
// npm run build && npm run do -- bench-search [rounds]   (never part of the tests: it measures time)
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { createPreviewServer } from "@daylit/hosting/preview-server/server.ts";
import { type Browser, chromium } from "@playwright/test";
import { hydrate } from "../../e2e/support/hydration.ts";
import { findBrowser } from "../scripts/browsers.mjs";

const rounds = Number(process.argv[2] ?? 5);
const limit = { milliseconds: 150, bytes: 60_000 };
const queries = [".card", "--card-gap", "grid-1-3", "bakery", "contrast", "buton", "acordion"];

/** Runs in the page: types the query at once and waits until its first result has been painted. */
const type = `async (query) => {
  const field = document.querySelector("[role=combobox]");
  const first = () => document.querySelector("[role=option] mark");
  const start = performance.now();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set.call(field, query);
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  while (!first()) await new Promise((done) => requestAnimationFrame(done));
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  return performance.now() - start;
}`;

type Run = { milliseconds: number; opening: number; all: number };

/** A new visitor each time: nothing is cached and no code is warm. */
async function measure(browser: Browser, origin: string, query: string): Promise<Run> {
  // The worker fetches in its own time; it is not part of a search.
  const context = await browser.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  await page.goto(`${origin}/documentation`);
  await hydrate(page);
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => performance.clearResourceTimings());
  const bytes = () =>
    page.evaluate(() =>
      (performance.getEntriesByType("resource") as PerformanceResourceTiming[]).reduce(
        (sum, { encodedBodySize }) => sum + encodedBodySize,
        0,
      ),
    );
  await page.keyboard.press("/");
  await page.locator("[role=option]").first().waitFor();
  const opening = await bytes();
  const milliseconds = (await page.evaluate(`(${type})(${JSON.stringify(query)})`)) as number;
  await page.waitForLoadState("networkidle");
  const all = await bytes();
  await context.close();
  return { milliseconds, opening, all };
}

const folder = fileURLToPath(new URL("../../build", import.meta.url));
const server = createPreviewServer(folder);
await new Promise<void>((done) => server.listen(0, () => done()));
const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
const browser = await chromium.launch({
  executablePath: findBrowser("chromium"),
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  console.log("query        median ms  slowest ms  opening B  with the query B");
  for (const query of queries) {
    const runs: Run[] = [];
    for (let round = 0; round < rounds; round++) runs.push(await measure(browser, origin, query));
    const times = runs.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
    const median = times[Math.floor(times.length / 2)] ?? 0;
    const slowest = times.at(-1) ?? 0;
    const opening = Math.max(...runs.map((run) => run.opening));
    const all = Math.max(...runs.map((run) => run.all));
    const over = median > limit.milliseconds || all > limit.bytes ? "  over the limit" : "";
    console.log(
      `${query.padEnd(12)} ${median.toFixed(0).padStart(9)} ${slowest.toFixed(0).padStart(11)} ${`${opening}`.padStart(10)} ${`${all}`.padStart(17)}${over}`,
    );
    if (over) process.exitCode = 1;
  }
} finally {
  await browser.close();
  server.close();
}
