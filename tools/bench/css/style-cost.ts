/**
 * Style cost of a page of 1,000 cards, and of inserting one, as a ratio to the same page without
 * CSS (never part of the tests: it measures time):
 *
 *     npm run do -- bench style-cost [rounds]
 *
 * Every stylesheet has a page of its own, open all the time. A round visits each of them once, in
 * an order that turns, so that a busy moment of the machine hits all alike. Of each page its
 * fastest round counts: others’ work can only make a round slower, never faster.
 */

import { launchChromium } from "@daylit/browsers/chromium.ts";
import type { Browser, Page } from "@playwright/test";
import { stylesheets } from "./peers.ts";

const rounds = Number(process.argv[2] ?? 20);
const inserted = 40;
const card = (i: number) =>
  `<article class="card"><div class="card-body"><h3 class="card-title">Card ${i}</h3><p class="card-text">Some words about it.</p><a class="button btn" href="#${i}">More</a></div></article>`;
const cards = Array.from({ length: 1000 }, (_, i) => card(i)).join("");
const document = (css: string) =>
  `<!doctype html><html lang="en"><style>${css}</style><body><main class="grid-1-3 row">${cards}</main>`;

/** In the page: all cards again as new elements, and their styles asked for, without layout. */
const styleAll = `{
  const old = document.querySelector("main"), fresh = old.cloneNode(true);
  old.replaceWith(fresh);
  getComputedStyle(fresh.lastElementChild.querySelector("a")).color;
}`;

/** In the page: cards put between others one by one, and each styled at once. */
const insertCards = `{
  const main = document.querySelector("main");
  for (let i = 0; i < ${inserted}; i++) {
    const fresh = main.children[i * 20].cloneNode(true);
    main.insertBefore(fresh, main.children[i * 20 + 3]);
    getComputedStyle(fresh.querySelector("a")).color;
  }
}`;

const removeCards = `{
  const main = document.querySelector("main");
  for (let i = 0; i < ${inserted}; i++) main.lastElementChild.remove();
  getComputedStyle(main.lastElementChild).color;
}`;

type Tab = { page: Page; spent: () => Promise<number>; whole: number[]; insert: number[] };

async function openTab(browser: Browser, css: string): Promise<Tab> {
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  // The thread’s own clock: what other programs do meanwhile does not count.
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  await page.setContent(document(css));
  const spent = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "RecalcStyleDuration")?.value ?? 0;
  };
  return { page, spent, whole: [], insert: [] };
}

async function visit({ page, spent, whole, insert }: Tab) {
  const before = await spent();
  await page.evaluate(styleAll);
  const styled = await spent();
  await page.evaluate(insertCards);
  whole.push(styled - before);
  insert.push((await spent()) - styled);
  await page.evaluate(removeCards);
}

/** How many elements the browser restyles for each inserted card. */
async function countRestyled(browser: Browser, { page }: Tab): Promise<number> {
  await browser.startTracing(page, {
    categories: ["disabled-by-default-devtools.timeline", "devtools.timeline"],
  });
  await page.evaluate(insertCards);
  const trace = JSON.parse((await browser.stopTracing()).toString());
  const events = trace.traceEvents as { name: string; args: { elementCount?: number } }[];
  const counts = events
    .filter(({ name }) => name === "UpdateLayoutTree")
    .map(({ args }) => args.elementCount ?? 0);
  return counts.reduce((sum, count) => sum + count, 0) / inserted;
}

const browser = await launchChromium();
const tabs = new Map<string, Tab>();
for (const [name, css] of Object.entries(stylesheets()))
  tabs.set(name, await openTab(browser, css));
const all = [...tabs.values()];
for (let round = 0; round < rounds; round++) {
  // On a busy machine a round takes seconds: you see that it goes on.
  process.stderr.write(`\rround ${round + 1} of ${rounds}`);
  for (let i = 0; i < all.length; i++) await visit(all[(round + i) % all.length] as Tab);
}
process.stderr.write("\n");

const bare = tabs.get("no CSS") as Tab;
const ratio = (own: number[], none: number[]) => (Math.min(...own) / Math.min(...none)).toFixed(2);
const unit = (values: number[], count: number) => ((1e3 * Math.min(...values)) / count).toFixed(3);
console.log(`1,000 cards, fastest of ${rounds} interleaved rounds; no CSS = 1`);
for (const [name, tab] of tabs) {
  const restyled = await countRestyled(browser, tab);
  console.log(
    `${name.padEnd(10)} style ${ratio(tab.whole, bare.whole)} (${unit(tab.whole, 1)} ms)   inserting one card ${ratio(tab.insert, bare.insert)} (${unit(tab.insert, inserted)} ms), restyles ${restyled.toFixed(0)} elements`,
  );
}
await browser.close();
