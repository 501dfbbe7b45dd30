import { expect, type Page, test } from "@playwright/test";
import { holdRequests } from "../support/network/held-requests.ts";
import { hydrate } from "../support/network/hydration.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const at = (page: Page) => page.evaluate(() => Math.round(scrollY));
const focused = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute("href") ?? document.activeElement?.tagName,
  );

/** Without waiting for a load, which Back within the site has none of. */
const back = (page: Page) => page.evaluate(() => history.back());
const forward = (page: Page) => page.evaluate(() => history.forward());

async function scrollDown(page: Page, top: number) {
  await page.evaluate((to) => scrollTo({ top: to, behavior: "instant" }), top);
  await expect.poll(() => at(page)).toBe(top);
}

/** From the introduction, 600 px down, to "Getting started", 900 px down. */
async function twoPages(page: Page) {
  await page.goto("/documentation");
  await hydrate(page);
  await scrollDown(page, 600);
  await page.locator(".page-nav-next").focus();
  await scrollDown(page, 600);
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText("Getting started");
  await hydrate(page);
  await scrollDown(page, 900);
}

test("link: the new page begins at its top, with the focus on its heading", async ({ page }) => {
  await page.goto("/documentation");
  await hydrate(page);
  await scrollDown(page, 600);
  await page.locator(".page-nav-next").click();
  await expect(heading(page)).toBeFocused();
  expect(await at(page)).toBe(0);
});

test("Back: the place that was left, with the focus on the link that was followed", async ({
  page,
}) => {
  await twoPages(page);
  await back(page);
  await expect(heading(page)).toHaveText("Introduction");
  await expect.poll(() => at(page)).toBe(600);
  expect(await focused(page)).toBe("/documentation/getting-started");
  await expect(page.locator(".page-nav-next")).toBeFocused();
});

test("Forward: the place that was left, also twice", async ({ page }) => {
  await twoPages(page);
  for (const _ of ["once", "twice"]) {
    await back(page);
    await expect(heading(page)).toHaveText("Introduction");
    await expect.poll(() => at(page)).toBe(600);
    await forward(page);
    await expect(heading(page)).toHaveText("Getting started");
    await expect.poll(() => at(page)).toBe(900);
  }
});

test("reload: the place stays, and Back and Forward show their pages before any input", async ({
  page,
}) => {
  await twoPages(page);
  // A pointer that rests over the page would start the code.
  await holdRequests(page, "**/assets/*.js");
  await page.reload();
  await expect.poll(() => at(page)).toBe(900);
  await back(page);
  await expect(page).toHaveURL("/documentation");
  await expect(heading(page)).toHaveText("Introduction");
  await forward(page);
  await expect(heading(page)).toHaveText("Getting started");
});

test("reload, then code: Back and Forward restore their places", async ({ page }) => {
  await twoPages(page);
  await page.reload();
  await hydrate(page);
  await expect.poll(() => at(page)).toBe(900);
  await back(page);
  await expect(heading(page)).toHaveText("Introduction");
  await expect.poll(() => at(page)).toBe(600);
  await forward(page);
  await expect(heading(page)).toHaveText("Getting started");
  await expect.poll(() => at(page)).toBe(900);
});

test("hash: Back and Forward move within the page and fetch nothing", async ({ page }) => {
  await page.goto("/documentation/theming");
  await hydrate(page);
  // Code and styles of tools that come near may still arrive.
  const requests: string[] = [];
  page.on("request", (request) => {
    if (!request.url().includes("/assets/")) requests.push(request.url());
  });
  const link = page.locator(".contents a[href^='#']").last();
  await link.click();
  await expect.poll(() => at(page)).toBeGreaterThan(300);
  const below = await at(page);
  await back(page);
  await expect.poll(() => at(page)).toBe(0);
  await forward(page);
  await expect.poll(() => at(page)).toBe(below);
  expect(requests).toEqual([]);
});

test("hash on another page: Back and Forward keep both places", async ({ page }) => {
  await page.goto("/documentation");
  await hydrate(page);
  await scrollDown(page, 600);
  await page.evaluate(() => {
    const link = document.createElement("a");
    link.href = "/packages#plan-your-pages";
    document.querySelector("main")?.append(link);
    link.click();
  });
  await expect(heading(page)).toHaveText("Light Interactive");
  await expect.poll(() => at(page)).toBeGreaterThan(300);
  const below = await at(page);
  await back(page);
  await expect(heading(page)).toHaveText("Introduction");
  await expect.poll(() => at(page)).toBe(600);
  await forward(page);
  await expect(page).toHaveURL("/packages#plan-your-pages");
  await expect.poll(async () => Math.abs((await at(page)) - below)).toBeLessThan(200);
});

for (const [name, fails] of [
  [
    "an error",
    (page: Page) =>
      page.route("**/documentation", (route) => route.fulfill({ status: 500, body: "broken" })),
  ],
  ["no connection", (page: Page) => page.route("**/documentation", (route) => route.abort())],
] as const)
  test(`failed Back, ${name}: it says so, and Forward is still there`, async ({ page }) => {
    await twoPages(page);
    await page.reload();
    await hydrate(page);
    const entries = await page.evaluate(() => history.length);
    await fails(page);
    await back(page);
    await expect(heading(page)).toHaveText("Unexpected Application Error");
    await expect(page).toHaveURL("/documentation");
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await forward(page);
    await expect(heading(page)).toHaveText("Getting started");
    await expect(page).toHaveURL("/documentation/getting-started");
    await expect.poll(() => at(page)).toBe(900);
    await page.unrouteAll();
    await back(page);
    await expect(heading(page)).toHaveText("Introduction");
  });

test("failed link: Back returns to the page with the link", async ({ page }) => {
  await page.goto("/documentation");
  await hydrate(page);
  await page.route("**/packages", (route) => route.abort());
  await page.locator('.sidebar a[href="/packages"]').click();
  await expect(heading(page)).toHaveText("Unexpected Application Error");
  await back(page);
  await expect(heading(page)).toHaveText("Introduction");
  await expect(page.locator('.sidebar a[href="/packages"]')).toBeFocused();
});

test("restored page: back from another document, then on within the site", async ({ page }) => {
  await twoPages(page);
  await page.goto("/robots.txt");
  await page.goBack();
  await expect(heading(page)).toHaveText("Getting started");
  await expect.poll(() => at(page)).toBe(900);
  await hydrate(page);
  await back(page);
  await expect(heading(page)).toHaveText("Introduction");
  await expect.poll(() => at(page)).toBe(600);
});

test("a link during a slow Back: the page that was shown keeps its entry", async ({ page }) => {
  await twoPages(page);
  await page.reload();
  await hydrate(page);
  await page.route("**/documentation", () => {});
  await back(page);
  await expect(page).toHaveURL("/documentation");
  await page.locator('.sidebar a[href="/projects"]').click();
  await expect(heading(page)).toHaveText("Projects");
  await back(page);
  await expect(heading(page)).toHaveText("Getting started");
  await expect(page).toHaveURL("/documentation/getting-started");
});

test("without the Navigation API, Back still finds the page and the place", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, "navigation", { value: undefined }));
  await twoPages(page);
  await back(page);
  await expect(heading(page)).toHaveText("Introduction");
  await expect.poll(() => at(page)).toBe(600);
  await expect(page.locator(".page-nav-next")).toBeFocused();
  await forward(page);
  await expect(heading(page)).toHaveText("Getting started");
});

test("the address that a filter changes is no other page: Back leaves it at once", async ({
  page,
}) => {
  await page.goto("/documentation");
  await hydrate(page);
  await page.locator('.sidebar a[href="/layouts"]').click();
  await expect(heading(page)).toHaveText("Layouts");
  await hydrate(page);
  await page.getByRole("searchbox").first().fill("cafe");
  await expect(page).toHaveURL(/\?.*cafe/);
  await back(page);
  await expect(heading(page)).toHaveText("Introduction");
  await forward(page);
  await expect(heading(page)).toHaveText("Layouts");
  await expect(page).toHaveURL(/\?.*cafe/);
});

test("a line that the address names opens without a movement", async ({ page }) => {
  await page.goto("/documentation/getting-started#react");
  await expect(page.locator("#react")).toHaveAttribute("open", "");
});
