/**
 * How late the first answer is when every script is: a word in the filter of /layouts, a colour on the
 * landing page. `said`: when the page says that something is on its way. After a build:
 *
 *     npm run do -- bench late [rounds]
 */
import type { Browser, Page } from "@playwright/test";
import { interleaved, median, withBuiltSite } from "./built-site.ts";

type Case = {
  path: string;
  /** ms by which each script is late. */
  late: number;
  act: (page: Page) => Promise<unknown>;
  /** Runs in the page. */
  answered: () => boolean;
};

const filter = {
  path: "/layouts",
  act: async (page: Page) => {
    await page.locator("#layout-words").click();
    await page.keyboard.type("bakery");
  },
  // Its trades have given way to single layouts.
  answered: () => document.querySelectorAll(".layout-trades > li").length !== 20,
};
const colour = {
  path: "/",
  act: (page: Page) => page.locator(".try-swatches label").nth(2).click(),
  answered: () => /--brand: #(?!f)/.test(document.querySelector(".try-line")?.textContent ?? ""),
};
const cases: readonly Case[] = [3000, 300].flatMap((late) =>
  [filter, colour].map((each) => ({ ...each, late })),
);

const isBusy = () => document.querySelector("[aria-busy=true]") !== null;

async function measure(browser: Browser, origin: string, { path, late, act, answered }: Case) {
  const context = await browser.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  await page.route("**/assets/*.js", (route) => setTimeout(() => route.continue(), late));
  await page.goto(origin + path, { waitUntil: "load" });
  const start = Date.now();
  const busy = page.waitForFunction(isBusy, undefined, { polling: 20, timeout: 60_000 }).then(
    () => Date.now() - start,
    () => undefined,
  );
  await act(page);
  await page.waitForFunction(answered, undefined, { polling: 20, timeout: 60_000 });
  const time = Date.now() - start;
  const said = await Promise.race([busy, undefined]);
  await context.close();
  return { time, said };
}

async function measureAll(origin: string, browser: Browser) {
  for (const [{ path, late }, runs] of await interleaved(cases, (each) =>
    measure(browser, origin, each),
  )) {
    const said = runs.flatMap((run) => run.said ?? []);
    const words = said.length > 0 ? `${median(said)} ms` : "–";
    const time = median(runs.map((run) => run.time));
    console.log(
      `${path.padEnd(9)} scripts ${late} ms late: answered after ${time} ms, said after ${words}`,
    );
  }
}

await withBuiltSite(measureAll, { compressed: false });
