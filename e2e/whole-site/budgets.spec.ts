import { expect, type Page, test } from "@playwright/test";
import { withWindows } from "../support/browsers/chromium.ts";
import { sentBytesAt } from "../support/built/built-code.ts";
import { firstLoads } from "../support/built/first-loads.ts";
import { hydrate } from "../support/network/hydration.ts";
import { quietNetwork } from "../support/network/quiet-network.ts";

// Without windows a pointer is over the page from the start, and fetches what it points at.
test.use({ launchOptions: withWindows });

/** The face of headlines, cut (npm run refresh); that of the text comes after the first paint. */
const fontBytes = 10_000;

type File = { name: string; bytes: number };

const weighed = (name: string): File => ({ name, bytes: sentBytesAt(name) });

/** What the page has asked for, and of that what was asked for before it had loaded. */
const asked = (page: Page) =>
  page
    .evaluate(() => {
      const [document] = performance.getEntriesByType(
        "navigation",
      ) as PerformanceNavigationTiming[];
      const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
      const read = (entries: (PerformanceResourceTiming | undefined)[]) =>
        entries.map((entry) => new URL(entry?.name ?? "").pathname);
      const loaded = document?.loadEventStart ?? 0;
      return {
        all: read([document, ...files]),
        first: read([document, ...files.filter(({ startTime }) => startTime <= loaded)]),
      };
    })
    .then(({ all, first }) => ({ all: all.map(weighed), first: first.map(weighed) }));

const isFont = ({ name }: File) => name.endsWith(".woff2");
const isScript = ({ name }: File) => name.endsWith(".js");
const isText = ({ name }: File) => /\.(css|js|json)$|\/[^.]*$/.test(name);
const sum = (files: readonly File[]) => files.reduce((all, { bytes }) => all + bytes, 0);

/** What is in the first view decides what is asked for; the bytes of all are counted above. */
const opened = ["/", "/stylesheet/card", "/layouts", "/projects"];

for (const [path, budget] of Object.entries(firstLoads).filter(([path]) => opened.includes(path)))
  test(`${path} loads little, and no code before it is used`, async ({ page }) => {
    await page.goto(path, { waitUntil: "load" });
    const { first } = await asked(page);
    const names = first.map(({ name }) => name);
    expect(sum(first.filter(isText)), "bytes").toBeLessThanOrEqual(budget.bytes);
    expect(sum(first.filter(isFont)), "bytes of fonts").toBeLessThanOrEqual(fontBytes);
    expect(names.length, names.join("\n")).toBeLessThanOrEqual(budget.requests);
    expect(first.filter(isScript)).toEqual([]);
    // The gallery of projects has something to do by itself; no other page has.
    if (path === "/projects") return;
    await page.waitForLoadState("networkidle");
    expect((await asked(page)).all.filter(isScript)).toEqual([]);
  });

/** Bytes of all code that a page asks for with every tool on it hydrated. */
async function hydratedBytes(page: Page, path: string) {
  await page.goto(path);
  await hydrate(page);
  await quietNetwork(page);
  const { all } = await asked(page);
  return {
    script: sum(all.filter(isScript)),
    stylesheet: sum(all.filter(({ name }) => name.endsWith(".css"))),
    document: all[0]?.bytes ?? 0,
    names: all.filter(isScript).map(({ name }) => name),
  };
}

const documentation = { script: 76_000, stylesheet: 11_500, document: 12_000 };

/** How much more script than the documentation a page may ask for. */
const moreScript: Record<string, number> = {
  // The planner keeps its answers, and merges what another tab has written meanwhile.
  "/packages": 32_000,
  "/stylesheet/card": 10_000,
};

test("the documentation, hydrated, stays light, and other pages ask for little more script", async ({
  page,
}) => {
  const bytes = await hydratedBytes(page, "/documentation");
  for (const kind of ["script", "stylesheet", "document"] as const) {
    expect(bytes[kind], kind).toBeGreaterThan(0);
    expect(bytes[kind], kind).toBeLessThanOrEqual(documentation[kind]);
  }
  expect(bytes.script).toBeGreaterThan(50_000);
  for (const [path, most] of Object.entries(moreScript)) {
    const { script, names } = await hydratedBytes(page, path);
    expect(script - bytes.script, path).toBeLessThanOrEqual(most);
    if (path !== "/packages") continue;
    // A tool's libraries are asked for on its own page only.
    expect(names.some((name) => name.includes("PlannerTool"))).toBe(true);
    expect(names.filter((name) => /ColourStudio|AssetDeskTool|browser-|fflate/.test(name))).toEqual(
      [],
    );
  }
});
