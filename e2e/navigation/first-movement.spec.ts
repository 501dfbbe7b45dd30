import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { builtFile } from "../../apps/site/build/output/asset-graph.ts";
import { withWindows } from "../support/browsers/chromium.ts";
import { oneOfEachKind } from "../support/built/addresses.ts";
import { sentBytesAt } from "../support/built/built-code.ts";
import { ownSite } from "../support/composer/own-site.ts";
import { hydrate } from "../support/network/hydration.ts";
import { quietNetwork } from "../support/network/quiet-network.ts";

// Without windows a pointer is over the page from the start, and its movement would be no first one.
test.use({ serviceWorkers: "allow", launchOptions: withWindows });

const registered = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length > 0);

let site: Awaited<ReturnType<typeof ownSite>>;
test.beforeEach(async () => {
  site = await ownSite();
});
test.afterEach(() => site.stop());

test("the first movement on a chapter costs less than 25 kB, and no worker", async ({ page }) => {
  // By the page's clock alone: a slow machine needs seconds for what is asked below.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  await page.goto(`${site.origin}/documentation/browser-support`);
  const requests: string[] = [];
  page.context().on("request", (request) => requests.push(request.url()));
  await page.mouse.move(700, 400);
  await hydrate(page);
  await page.clock.runFor(9500);
  const bytes = requests.map((url) => sentBytesAt(new URL(url).pathname));
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThan(25_000);
  expect(requests.filter((url) => url.includes("service-worker"))).toEqual([]);
  expect(await registered(page)).toBe(false);
  // Ten seconds of reading are worth it.
  await page.clock.runFor(1000);
  await expect.poll(() => registered(page)).toBe(true);
});

/** Tools are what their pages are for: they start with the first movement. */
const isTool = (path: string) =>
  /data-client="(load|visible)"/.test(readFileSync(builtFile("build/site", path) ?? "", "utf8"));

for (const { kind, path } of oneOfEachKind.filter((page) => !isTool(page.path)))
  test(`the first movement costs less than 25 kB: ${kind}`, async ({ page }) => {
    // In the margin and over the heading: not where a link or a tool is.
    await page.goto(path, { waitUntil: "networkidle" });
    const requests = new Set<string>();
    page.on("request", (request) => {
      // A client's site in its frame is no part of the page.
      if (request.frame() !== page.mainFrame()) return;
      if (/\.(js|css|json)$/.test(request.url())) requests.add(new URL(request.url()).pathname);
    });
    await page.mouse.move(4, 400);
    await page.mouse.move(640, 130);
    await page.waitForFunction(() => document.documentElement.dataset.started === "true");
    await quietNetwork(page);
    const bytes = [...requests].map(sentBytesAt).reduce((sum, each) => sum + each, 0);
    expect(bytes, [...requests].join("\n")).toBeLessThan(25_000);
  });

test("a second page is worth the worker, by a link or by its address", async ({
  page,
  context,
}) => {
  await page.goto(`${site.origin}/documentation`);
  await hydrate(page);
  expect(await registered(page)).toBe(false);
  await page.locator(".page-nav-next").click();
  await expect.poll(() => registered(page)).toBe(true);
  await context.clearCookies();
  const other = await context.newPage();
  await page.evaluate(async () => {
    for (const one of await navigator.serviceWorker.getRegistrations()) await one.unregister();
  });
  await page.close();
  await other.goto(`${site.origin}/documentation`);
  await hydrate(other);
  expect(await registered(other)).toBe(false);
  await other.goto(`${site.origin}/packages`);
  await hydrate(other);
  await expect.poll(() => registered(other)).toBe(true);
});

test("those who save data get no worker, until they save the documentation", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  await page.clock.install();
  await page.goto(`${site.origin}/documentation`);
  await hydrate(page);
  await page.goto(`${site.origin}/offline`);
  await hydrate(page);
  await page.clock.runFor(20_000);
  expect(await registered(page)).toBe(false);
  await page.getByRole("button", { name: /^Save/ }).click();
  await page.clock.runFor(5000);
  await expect.poll(() => registered(page)).toBe(true);
});
