import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { shellOf } from "../../apps/site/features/offline/build-worker.ts";
import {
  cacheNames,
  cachePrefix,
  savedPrefix,
} from "../../apps/site/features/offline/model/names.ts";
import {
  workerDisabledKey,
  workerPath,
} from "../../apps/site/features/offline/model/worker-path.ts";
import { built, copyOfSite, ownSite } from "../support/composer/own-site.ts";
import { hydrate } from "../support/network/hydration.ts";
import { asSecondPages } from "../support/second-page.ts";
import { pageCached, slow } from "./support/page-cached.ts";

test.use({ serviceWorkers: "allow" });

let site: Awaited<ReturnType<typeof ownSite>>;
test.beforeEach(async ({ context }) => {
  await asSecondPages(context);
  site = await ownSite();
});
test.afterEach(() => site.stop());

const page404 = "This page is not kept on your device.";

const toolPage = "/guides/brand-color-structure";

/** Visits a page with a tool, and waits until the worker has kept both. */
async function visit(page: Page) {
  await page.goto(site.origin + toolPage);
  await hydrate(page);
  await pageCached(page, toolPage);
}

/** Exchanges the content of every kept file whose address holds the words; says how many. */
const spoil = (page: Page, words: string) =>
  page.evaluate(async (part) => {
    let count = 0;
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys()) {
        if (!request.url.includes(part)) continue;
        const cache = await caches.open(name);
        const headers = (await cache.match(request))?.headers;
        await cache.put(request, new Response("garbage", { headers }));
        count += 1;
      }
    return count;
  }, words);

const spoiled = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys()) {
        const kept = await (await caches.open(name)).match(request);
        if ((await kept?.text()) === "garbage") found.push(request.url);
      }
    return found;
  });

test("code that is broken in the cache is fetched anew, in the shell and beside it", async ({
  page,
}) => {
  await visit(page);
  for (const part of ["/start-", "/react-", "/ColourTool.island-"])
    expect(await spoil(page, part), part).toBeGreaterThan(0);
  await page.reload();
  await hydrate(page);
  await expect(page.locator("#stale")).toBeHidden();
  await expect(page.getByLabel("Brand colour", { exact: true })).toBeVisible();
  await expect.poll(() => spoiled(page), slow).toEqual([]);
});

test("a page that is broken in the cache is not shown without a connection", async ({ page }) => {
  await visit(page);
  expect(await spoil(page, toolPage)).toBe(1);
  await site.stop();
  await page.reload();
  await expect(page.getByText(page404)).toBeVisible();
});

test("an emptied shell is full again after the next visit", async ({ page }) => {
  await visit(page);
  const files = () =>
    page.evaluate(
      async (name) => (await (await caches.open(name)).keys()).length,
      cacheNames.shell,
    );
  expect(await files()).toBe(shellOf(built).length);
  await page.evaluate((name) => caches.delete(name), cacheNames.shell);
  await page.goto(`${site.origin}/documentation`);
  await expect.poll(files, slow).toBe(shellOf(built).length);
  await site.stop();
  await page.goto(`${site.origin}/projects`);
  await expect(page.getByText(page404)).toBeVisible();
});

/** Serves a version whose worker answers requests for code this way, and visits a page of it. */
async function serveBroken(page: Page, answer: string) {
  const broken = await copyOfSite((root) => {
    const file = join(root, workerPath);
    const bad = `addEventListener("fetch", (event) => {
      if (!event.request.url.includes("/start-")) return;
      event.stopImmediatePropagation();
      event.respondWith(${answer});
    });`;
    writeFileSync(file, bad + readFileSync(file, "utf8"));
  });
  await site.serve(broken.root);
  await visit(page);
  return broken;
}

/** What is left of the worker; the visitor's own copy is one of the caches. */
const left = (page: Page) =>
  page.evaluate(
    async ([prefix, aside]) => ({
      controlled: navigator.serviceWorker.controller !== null,
      caches: (await caches.keys()).filter((name) => name.startsWith(prefix)).sort(),
      aside: localStorage.getItem(aside) !== null,
    }),
    [cachePrefix, workerDisabledKey] as const,
  );

const ownCopy = `${savedPrefix}0123abcd`;
const saveCopy = (page: Page) =>
  page.evaluate(async (name) => {
    await (await caches.open(name)).put("/documentation", new Response("saved"));
  }, ownCopy);

function countVisits(page: Page) {
  const count = { visits: 0 };
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count.visits += 1;
  });
  return count;
}

test("a version whose code fails to arrive three times goes on without its worker; what was saved stays", async ({
  page,
}) => {
  const broken = await serveBroken(page, "Response.error()");
  await saveCopy(page);
  const count = countVisits(page);
  await page.reload();
  await hydrate(page);
  // Three that failed, the last without the worker.
  expect(count.visits).toBe(4);
  await expect(page.locator("#stale")).toBeHidden();
  // The worker may still store a file that arrives while it ends: that one is new.
  expect(await left(page)).toEqual({
    controlled: false,
    caches: expect.arrayContaining([ownCopy]),
    aside: true,
  });
  broken.remove();
});

test("a version whose code throws keeps its worker and all its caches, and loads nothing again", async ({
  page,
}) => {
  const broken = await serveBroken(
    page,
    `new Response("throw new Error('bad version')", { headers: { "Content-Type": "text/javascript" } })`,
  );
  await saveCopy(page);
  const before = await left(page);
  const count = countVisits(page);
  await page.reload();
  await page.mouse.move(100, 100);
  await page.mouse.move(200, 200);
  await expect(page.locator("#stale")).toBeVisible();
  expect(count.visits).toBe(1);
  expect(before.caches).toContain(ownCopy);
  // More may have been kept meanwhile.
  expect(await left(page)).toEqual({
    controlled: true,
    caches: expect.arrayContaining(before.caches),
    aside: false,
  });
  broken.remove();
});

test("an address that cannot be decoded costs a visitor nothing that was kept", async ({
  page,
}) => {
  await visit(page);
  await saveCopy(page);
  const before = await left(page);
  const count = countVisits(page);
  await page.goto(`${site.origin}/documentation#100%`);
  await page.mouse.move(100, 100);
  await page.mouse.move(200, 200);
  await expect(page.locator("html")).toHaveAttribute("data-started", "true");
  expect(count.visits).toBe(1);
  expect((await left(page)).caches).toEqual(expect.arrayContaining(before.caches));
});
