import { expect, type Page, test } from "@playwright/test";
import { guides } from "../site/app/model/guides.ts";
import { hydrate } from "./hydration.ts";

/** Where from, where to, and the last piece of code that the page there needs besides its route. */
const ways: readonly (readonly [from: string, to: string, code: RegExp])[] = [
  ["/documentation", "/documentation/theming", /\/background-color-[^/]+\.js/],
  ["/documentation/theming", "/documentation", /\/card-[^/]+\.js/],
  ["/stylesheet", "/stylesheet/card", /\/card-[^/]+\.js/],
  ["/stylesheet/card", "/stylesheet/form", /\/form-[^/]+\.js/],
  ["/documentation", "/guides", /\/Guide-[^/]+\.js/],
];

const linkTo = (page: Page, path: string) => page.locator(`a[href="${path}"]:visible`).first();
const content = (page: Page) => page.locator("main");

for (const [from, to, code] of ways)
  test(`a pointer near the link brings all that ${to} needs, from ${from}`, async ({ page }) => {
    await page.goto(to);
    const words = await content(page).getByRole("heading").allTextContents();
    await page.goto(from);
    await hydrate(page);
    const [data, chunk] = await Promise.all([
      page.waitForResponse((response) => new URL(response.url()).pathname === `${to}.data`),
      page.waitForResponse((response) => code.test(response.url())),
      linkTo(page, to).hover(),
    ]);
    await Promise.all([data.finished(), chunk.finished()]);
    // What has not come by now never comes; what the samples load later may wait.
    await page.route("**/*.js", () => {});
    await linkTo(page, to).click();
    await expect(content(page).getByRole("heading")).toHaveText(words);
  });

test("a page whose code cannot be fetched is loaded afresh, as a document", async ({ page }) => {
  await page.goto("/stylesheet");
  await hydrate(page);
  await page.route(/\/card-[^/]+\.js/, (route) => route.abort());
  const document = page.waitForRequest(
    (request) => request.isNavigationRequest() && request.url().endsWith("/stylesheet/card"),
  );
  await linkTo(page, "/stylesheet/card").click();
  await document;
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("card");
  await expect(page.locator("pre code").first()).toContainText("card");
});

test("every guide can be reached from every other", async ({ page }) => {
  await page.goto("/guides");
  await hydrate(page);
  for (const { name, slug } of guides) {
    await linkTo(page, `/guides/${slug}`).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    await expect(page.locator("article.guide h2").first()).toBeVisible();
  }
});

test("after a navigation the head says nothing about the page before", async ({ page }) => {
  const data = page.locator('script[type="application/ld+json"]');
  await page.goto("/documentation/theming");
  await hydrate(page);
  await expect(data).toHaveCount(1);
  await linkTo(page, "/documentation").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Introduction");
  await expect(data).toHaveCount(0);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/documentation$/);
});

test("after a navigation a sample comes when it is near, and only then", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/stylesheet");
  await hydrate(page);
  await linkTo(page, "/stylesheet/form").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("form");
  const samples = page.locator(".sample");
  await expect(samples.first().locator("iframe")).toBeVisible();
  await expect(samples.last().locator("iframe")).toHaveCount(0);
  await samples.last().scrollIntoViewIfNeeded();
  await expect(samples.last().frameLocator("iframe").locator("body")).toBeVisible();
});
