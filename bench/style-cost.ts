// Style cost of 1,000 cards and of inserting one, as a ratio to a page without CSS.
// node bench/style-cost.ts   (never part of the tests: it measures time)
import { type Browser, chromium } from "@playwright/test";
import { findBrowser } from "../scripts/browsers.mjs";
import { stylesheets } from "./peers.ts";

const rounds = Number(process.argv[2] ?? 9);
const card = (i: number) =>
  `<article class="card"><div class="card-body"><h3 class="card-title">Card ${i}</h3><p class="card-text">Some words about it.</p><a class="button btn" href="#${i}">More</a></div></article>`;
const body = Array.from({ length: 1000 }, (_, i) => card(i)).join("");
const page = (css: string) =>
  `<!doctype html><html lang="en"><style>${css}</style><body><main class="grid-1-3 row">${body}</main>`;

/** Runs in the page: twenty cards, each put between others and styled at once. */
const insertCards = `for (let i = 0; i < 20; i++) {
  const main = document.querySelector("main");
  main.insertBefore(main.children[i * 40].cloneNode(true), main.children[i * 40 + 3]);
  document.body.offsetHeight;
}`;

type Cost = { whole: number; insert: number; restyled: number };

async function measure(browser: Browser, css: string): Promise<Cost> {
  const tab = await browser.newPage();
  const session = await tab.context().newCDPSession(tab);
  // The thread’s own clock: what other programs do meanwhile does not count.
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const spent = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "RecalcStyleDuration")?.value ?? 0;
  };
  await tab.setContent(page(css));
  await tab.evaluate("document.body.offsetHeight");
  const whole = await spent();
  await browser.startTracing(tab, {
    categories: ["disabled-by-default-devtools.timeline", "devtools.timeline"],
  });
  await tab.evaluate(insertCards);
  const insert = (await spent()) - whole;
  const trace = JSON.parse((await browser.stopTracing()).toString());
  const counts = (trace.traceEvents as { name: string; args: { elementCount?: number } }[])
    .filter(({ name }) => name === "UpdateLayoutTree")
    .map(({ args }) => args.elementCount ?? 0);
  await tab.close();
  return { whole, insert, restyled: counts.reduce((sum, count) => sum + count, 0) / 20 };
}

const browser = await chromium.launch({
  executablePath: findBrowser("chromium"),
  args: ["--no-sandbox", "--disable-gpu"],
});
const sheets = Object.entries(stylesheets());
const costs: Record<string, Cost[]> = Object.fromEntries(sheets.map(([name]) => [name, []]));
// Interleaved: every round measures everybody, so that a busy machine is busy for all.
for (let round = 0; round < rounds; round++)
  for (const [name, css] of sheets) costs[name]?.push(await measure(browser, css));
await browser.close();

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
const ratio = (name: string, kind: "whole" | "insert") => {
  const all = costs[name] ?? [];
  return median(all.map((cost, i) => cost[kind] / (costs["no CSS"]?.[i]?.[kind] || 1))).toFixed(2);
};
console.log(`1,000 cards, median of ${rounds} interleaved rounds; no CSS = 1`);
for (const [name] of sheets)
  console.log(
    `${name.padEnd(10)} style ${ratio(name, "whole")}   inserting one card ${ratio(name, "insert")}, restyles ${median((costs[name] ?? []).map((cost) => cost.restyled)).toFixed(0)} elements`,
  );
