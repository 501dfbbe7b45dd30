// How long the first results take once the search is open, and what is loaded for them.
// npm run build && npm run do -- bench search [rounds]   (never part of the tests: it measures time)
import type { Browser } from "@playwright/test";
import { hydrate } from "../../../e2e/support/network/hydration.ts";
import { interleaved, median, withBuiltSite } from "./built-site.ts";

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

await withBuiltSite(async (origin, browser) => {
  const measured = await interleaved(queries, (query) => measure(browser, origin, query));
  console.log("query        median ms  slowest ms  opening B  with the query B");
  for (const [query, runs] of measured) {
    const times = runs.map(({ milliseconds }) => milliseconds);
    const opening = Math.max(...runs.map((run) => run.opening));
    const all = Math.max(...runs.map((run) => run.all));
    const over = median(times) > limit.milliseconds || all > limit.bytes ? "  over the limit" : "";
    console.log(
      `${query.padEnd(12)} ${median(times).toFixed(0).padStart(9)} ${Math.max(...times)
        .toFixed(0)
        .padStart(11)} ${`${opening}`.padStart(10)} ${`${all}`.padStart(17)}${over}`,
    );
    if (over) process.exitCode = 1;
  }
});
