import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { unzipSync } from "fflate";
import { zipFiles } from "../../apps/site/features/layouts/download/zip-files.ts";
import { writeWorker } from "../../apps/site/features/offline/build-worker.ts";
import { sizeOf } from "../../apps/site/features/offline/model/bytes.ts";
import { cacheNames } from "../../apps/site/features/offline/model/names.ts";
import type { OfflineManifest } from "../../apps/site/features/offline/model/offline-manifest.ts";
import { workerPath } from "../../apps/site/features/offline/model/worker-path.ts";
import { covered } from "../accessibility/probes/covered.ts";
import { withWindows } from "../support/browsers/chromium.ts";
import { type BrowserContext, expect, type Page, test } from "../support/browsers/under-policy.ts";
import { pagesOfLayout } from "../support/built/addresses.ts";
import { downloaded } from "../support/composer/composer.ts";
import { built, copyOfSite, ownSite } from "../support/composer/own-site.ts";
import { axeFaults, darkFaults } from "../support/faults/axe-faults.ts";
import { hydrate } from "../support/network/hydration.ts";
import { quietNetwork } from "../support/network/quiet-network.ts";
import { asSecondPages } from "../support/second-page.ts";
import { pageCached, slow } from "./support/page-cached.ts";

test.use({ serviceWorkers: "allow" });

let site: Awaited<ReturnType<typeof ownSite>>;
test.beforeEach(async ({ context }) => {
  await asSecondPages(context);
  site = await ownSite();
});
test.afterEach(() => site.stop());

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const notKept = "This page is not kept on your device.";

/** Visits a page and waits until the worker has kept it. */
async function visit(page: Page, path: string) {
  await page.goto(site.origin + path);
  await hydrate(page);
  await pageCached(page, path);
}

/** What only shows in a state that no walk through the pages reaches is looked at here. */
async function expectNoFault(page: Page) {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  expect(await axeFaults(page)).toEqual([]);
  expect(await darkFaults(page)).toEqual([]);
}

const fresh = async (context: BrowserContext, page: Page) => {
  await page.close();
  return context.newPage();
};

test("visited pages open with the server stopped, others lead to the offline page", async ({
  context,
  page: first,
}) => {
  await visit(first, "/documentation");
  // One page is reached from within the site: its document has never been asked for.
  await first.getByRole("navigation", { name: "Sections" }).getByText("Packages").click();
  await expect(heading(first)).toHaveText("Light Interactive");
  await pageCached(first, "/packages");
  await visit(first, "/stylesheet/card");
  await site.stop();

  const page = await fresh(context, first);
  for (const [path, title] of [
    ["/packages", "Light Interactive"],
    ["/stylesheet/card", "card"],
    ["/documentation?from=mail", "Introduction"],
  ]) {
    await page.goto(site.origin + path);
    await expect(heading(page), path).toHaveText(title ?? "");
  }
  await hydrate(page);
  const sections = page.getByRole("navigation", { name: "Sections" });
  await sections.getByText("Packages").click();
  await expect(heading(page)).toHaveText("Light Interactive");

  // From within the site, and by its address: the address stays, so that a reload tries it again.
  await sections.getByText("Projects").click();
  await expect(page.getByText(notKept)).toBeVisible();
  await expect(page).toHaveURL(`${site.origin}/projects`);
  await page.goto(`${site.origin}/layouts/food`);
  await hydrate(page);
  await expect(page.getByText(notKept)).toBeVisible();
  await expect(page).toHaveURL(`${site.origin}/layouts/food`);
  await expect(page.getByRole("main")).toContainText("/layouts/food");
  const list = page.locator(".offline-kept");
  await expect(list.getByRole("link")).toHaveText(["Introduction", "Light Interactive", "card"]);
  await list.getByRole("link", { name: "card" }).click();
  await expect(heading(page)).toHaveText("card");

  await site.serve();
  await page.goto(`${site.origin}/projects`);
  await expect(heading(page)).toHaveText("Projects");
});

/** Waits until the worker has kept these as well, each named by a part of its address. */
const keptToo = (page: Page, parts: readonly string[]) =>
  expect
    .poll(
      () =>
        page.evaluate(async (wanted) => {
          const lists = await Promise.all(
            (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
          );
          const urls = lists.flat().map(({ url }) => url);
          return wanted.filter((part) => !urls.some((url) => url.includes(part)));
        }, parts),
      slow,
    )
    .toEqual([]);

test("samples, tools and zips of visited pages work with the server stopped", async ({
  context,
  page: first,
}) => {
  // Nothing is scrolled to or pressed while there is a connection.
  await first.goto(`${site.origin}/stylesheet/card`);
  await first.mouse.move(5, 5);
  await keptToo(first, ["/samples/card/row.html", "/assets/daylit-", "/SampleTools-", "/Editor-"]);
  await first.goto(`${site.origin}/layouts/arch/arch-0001`);
  await first.mouse.move(6, 6);
  await keptToo(first, ["/LayoutPage.island-", "/zip-layout-", "/view/LICENSE.txt"]);
  const pages = pagesOfLayout.get("arch-0001") ?? [];
  const style = pages.at(-1)?.style ?? "";
  const text = (address: string) => readFileSync(join(built, address), "utf8");
  const html = pages.map(({ address }) => text(address)).join("");
  const css = text(style);
  await keptToo(first, [...pages.map(({ address }) => address), style, ...zipFiles(html, css)]);
  await site.stop();

  const page = await fresh(context, first);
  const said: string[] = [];
  page.on("console", (message) => {
    // Pictures of other layouts, at the end of the page, which nobody has come to see.
    const { url } = message.location();
    if (!/\/view\/[a-z]{4}-\d{4}(-\d)?\.avif$/.test(url)) said.push(`${message.text()} ${url}`);
  });
  await page.goto(`${site.origin}/stylesheet/card`);
  await hydrate(page);
  const example = page.locator(".example").first();
  const inside = example.locator("iframe").contentFrame();
  const card = inside.locator(".card").first();
  await expect(card).toBeVisible();
  await expect(card).not.toHaveCSS("padding", "0px");
  await expect(inside.locator("html")).toHaveCSS("padding", "16px");
  await example.getByRole("button", { name: "Dark" }).click();
  await expect(inside.locator("html")).toHaveAttribute("data-theme", "dark");
  await example.getByRole("button", { name: "Edit" }).click();
  const field = example.getByRole("textbox", { name: /^Edit the code/ });
  await field.fill(
    '<p class="headline" style="margin-top: 7px">Edited</p><script>alert(1)</script>',
  );
  await expect(inside.locator(".headline")).toHaveCSS("margin-top", "7px");
  await expect
    .poll(() => example.locator("iframe").evaluate((frame) => frame.clientHeight))
    .toBeLessThan(160);

  await page.goto(`${site.origin}/layouts/arch/arch-0001`);
  await hydrate(page);
  await expect(page.locator("iframe.layout-frame").contentFrame().locator("h1")).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download as a zip" }).click();
  const files = Object.keys(unzipSync(readFileSync(await (await download).path())));
  expect(files).toEqual(
    expect.arrayContaining(zipFiles(html, css).map((name) => `arch-0001/${name}`)),
  );
  expect(said).toEqual([]);
});

/** The zip of the site in the composer. */
async function takenAway(page: Page) {
  await page.locator("[data-tab=take]").click();
  return readFileSync(await (await downloaded(page)).path());
}

/** The heading of the page that is being composed, once it can be written on. */
const composed = (page: Page) =>
  page.frameLocator(".compose-window iframe[data-ready]").locator("h1");

test("a site that was begun is opened, written on and packed with the server stopped", async ({
  context,
  page: first,
}) => {
  await first.goto(`${site.origin}/compose?begin=food-0001-1`);
  await expect(composed(first)).toBeVisible(slow);
  await keptToo(first, ["/site-worker-", "/picture-worker-", "/compose/page.html"]);
  await pageCached(first, "/compose");
  await takenAway(first);
  await site.stop();

  const page = await fresh(context, first);
  await page.goto(`${site.origin}/compose`);
  await page.getByRole("button", { name: /^Continue with/ }).click();
  await composed(page).click();
  await page.keyboard.type("Written on a train");
  await page.keyboard.press("Enter");
  const files = Object.entries(unzipSync(await takenAway(page)));
  const [, html] = files.find(([name]) => /^[^/]+\/index\.html$/.test(name)) ?? [];
  expect(new TextDecoder().decode(html)).toContain("Written on a train");
});

test("all documentation is saved with its size said before, and read with the server stopped", async ({
  context,
  page,
}) => {
  const set: OfflineManifest = JSON.parse(readFileSync(join(built, "offline.json"), "utf8"));
  await visit(page, "/offline");
  const box = page.locator(".offline-save");
  await expect(box).toContainText(`${set.pages} pages`);
  await expect(box.locator("dd").first()).toHaveText(sizeOf(set.sent));
  const progress = page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const seen: number[] = [];
        new MutationObserver(() => {
          const bar = document.querySelector("progress");
          if (bar) seen.push(bar.value / bar.max);
          if (document.querySelector(".offline-save")?.textContent?.includes("Saved."))
            resolve(seen);
        }).observe(document.body, { subtree: true, childList: true, attributes: true });
      }),
  );
  await box.getByRole("button", { name: "Save for offline" }).click();
  await expect(box.getByText("Saved. Everything in it opens")).toBeVisible(slow);
  await expectNoFault(page);
  const shares = await progress;
  expect(shares.length).toBeGreaterThan(10);
  expect([...shares].sort((a, b) => a - b)).toEqual(shares);

  await site.stop();
  const reader = await fresh(context, page);
  const failed: string[] = [];
  // Frames ask by themselves, in vain; what a page asked for when it was left does not count.
  reader.on("requestfailed", (request) => {
    if (!request.isNavigationRequest() && request.failure()?.errorText !== "net::ERR_ABORTED")
      failed.push(request.url());
  });
  await reader.goto(`${site.origin}/stylesheet/card`);
  await hydrate(reader);
  await expect(reader.frameLocator("iframe").first().locator(".card").first()).toBeVisible();
  await reader.getByRole("navigation", { name: "Sections" }).getByText("Guides").click();
  await expect(heading(reader)).toHaveText("Preparing Assets For Your Project");
  await reader.goto(`${site.origin}/documentation/theming`);
  await expect(heading(reader)).toHaveText("Theming");
  expect(failed).toEqual([]);

  await reader.goto(`${site.origin}/offline`);
  // The first guide has two addresses and is listed once.
  const kept = reader.locator(".offline-kept").getByRole("link");
  await expect(kept).toHaveCount(set.pages - 1);
  const names = await kept.allTextContents();
  expect(new Set(names).size).toBe(names.length);
  await reader.getByRole("button", { name: "Remove it from this device" }).click();
  await expect(reader.getByText("Nothing yet.")).toBeVisible();
  await reader.goto(`${site.origin}/documentation/theming`);
  await expect(reader.getByText(notKept)).toBeVisible();
});

test("a new version is announced, waits for what is being typed, and is then taken as a whole", async ({
  page,
}) => {
  const next = await copyOfSite(async (root) => {
    const file = join(root, "offline/index.html");
    writeFileSync(file, readFileSync(file, "utf8").replace("Daylit works", "The second works"));
    await writeWorker(root);
  });
  await visit(page, "/guides/brand-color-structure");
  await page.evaluate(async () => {
    await caches.open("daylit-of-an-earlier-layout");
    await caches.open("somebody-else");
    Object.assign(window, { sameDocument: true });
  });
  const field = page.getByLabel("Brand colour", { exact: true });
  await field.fill("#336699");
  await site.serve(next.root);
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
  const notice = page.getByText("A new version of this site is ready.");
  await expect(notice).toBeVisible();
  await expect(page.getByText("You have typed on this page")).toBeVisible();
  await expectNoFault(page);
  // On a phone it covers nothing that has the focus.
  await page.setViewportSize({ width: 390, height: 844 });
  // The page makes room for the card once it has been drawn at this width.
  await page.waitForFunction(() => {
    const card = document.querySelector<HTMLElement>(".update-card");
    return document.body.style.paddingBlockEnd.includes(`${card?.offsetHeight}px`);
  });
  expect(await page.evaluate(covered)).toEqual([]);
  await page.getByRole("button", { name: "Later" }).click();
  await expect(notice).toBeHidden();
  await expect(field).toHaveValue("#336699");
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);

  // It still waits, and the next page says so again.
  await page.goto(`${site.origin}/documentation`);
  await hydrate(page);
  await expect(notice).toBeVisible();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole("button", { name: "Reload now" }).click();
  await page.waitForFunction(() => !("sameDocument" in window));
  const state = () =>
    page.evaluate(async (shell) => {
      const registration = await navigator.serviceWorker.getRegistration();
      const offline = await (await caches.open(shell)).match("/offline", { ignoreSearch: true });
      return {
        waiting: registration?.waiting ?? null,
        text: (await offline?.text())?.includes("The second works"),
        caches: (await caches.keys()).filter((name) => /earlier|somebody/.test(name)),
      };
    }, cacheNames.shell);
  await expect.poll(state).toEqual({ waiting: null, text: true, caches: ["somebody-else"] });
  await expect(notice).toBeHidden();
  next.remove();
});

test("denied or full storage is survived, and said where it matters", async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: "allow" });
  const page = await context.newPage();
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  page.on("pageerror", (error) => said.push(error.message));
  await page.addInitScript(() => {
    const deny = () => Promise.reject(new DOMException("denied", "SecurityError"));
    ServiceWorkerContainer.prototype.register = deny;
    CacheStorage.prototype.keys = deny;
    CacheStorage.prototype.open = deny;
  });
  await page.goto(`${site.origin}/offline`);
  await hydrate(page);
  await expect(page.getByText("This browser does not let the site save anything")).toBeVisible();
  await expect(page.getByRole("button", { name: "Save for offline" })).toHaveCount(0);
  await page.getByRole("navigation", { name: "Sections" }).getByText("Packages").click();
  await expect(heading(page)).toHaveText("Light Interactive");
  await quietNetwork(page);
  expect(said).toEqual([]);
  await context.close();

  const full = await browser.newContext({ serviceWorkers: "allow" });
  await asSecondPages(full);
  const reader = await full.newPage();
  await visit(reader, "/offline");
  const session = await full.newCDPSession(reader);
  await session.send("Storage.overrideQuotaForOrigin", { origin: site.origin, quotaSize: 1000 });
  await reader.getByRole("button", { name: "Save for offline" }).click();
  await expect(reader.getByText("There is no room")).toBeVisible();
  await reader.goto(`${site.origin}/projects`);
  await expect(heading(reader)).toHaveText("Projects");
  await full.close();
});

test("Chromium would install the site, and the guide has the button for it", async ({
  playwright,
}) => {
  // A profile of its own: in a private one Chromium does not look at the manifest at all.
  const context = await playwright.chromium.launchPersistentContext("", {
    ...withWindows,
    serviceWorkers: "allow",
  });
  await asSecondPages(context);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await visit(page, "/");
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  expect(installabilityErrors).toEqual([]);
  const { errors, data } = await session.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  expect(JSON.parse(data ?? "{}")).toMatchObject({ id: "/", start_url: "/", scope: "/" });
  const answer = await context.request.get(site.origin + workerPath);
  expect(answer.headers()["cache-control"]).toBe("no-cache");
  await context.close();
});
