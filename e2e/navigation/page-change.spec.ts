import { expect, type Page, test } from "@playwright/test";
import { textFaceKey } from "../../apps/site/runtime/text-face.ts";
import { hydrate } from "../support/network/hydration.ts";
import { quietNetwork } from "../support/network/quiet-network.ts";

/** Where from and where to: with the same styles and with others. */
const ways = [
  ["/stylesheet", "/stylesheet/card"],
  ["/documentation", "/"],
] as const;

const linkTo = (page: Page, path: string) => page.locator(`a[href="${path}"]:visible`).first();
const content = (page: Page) => page.locator("main");

for (const [from, to] of ways)
  test(`a pointer near the link brings all that ${to} needs, from ${from}`, async ({
    page,
    context,
  }) => {
    await page.goto(to);
    // Once the browser has the face of the text, every page is laid out in it from the start.
    await page.waitForFunction((key) => localStorage.getItem(key), textFaceKey);
    await page.reload();
    const words = await content(page).getByRole("heading").allTextContents();
    const styles = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>("h1, main p, main a")]
          .slice(0, 20)
          .map((element) => getComputedStyle(element).font),
      );
    const fonts = await styles();
    await page.goto(from);
    await hydrate(page);
    const arrived = page.waitForResponse((response) => new URL(response.url()).pathname === to);
    await linkTo(page, to).hover();
    await (await arrived).finished();
    await quietNetwork(page);
    // What has not come by now never comes; the browser's own cache has the styles.
    await context.setOffline(true);
    await linkTo(page, to).click();
    await expect(content(page).getByRole("heading")).toHaveText(words);
    expect(await styles()).toEqual(fonts);
  });

test("after a navigation the head speaks of the new page alone", async ({ page }) => {
  const data = page.locator('script[type="application/ld+json"]');
  await page.goto("/documentation/theming");
  await hydrate(page);
  await expect(data).toHaveCount(1);
  await linkTo(page, "/documentation").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Introduction");
  await expect(data).toHaveCount(0);
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/documentation$/);
  await expect(page.locator('meta[name="description"]')).toHaveCount(1);
});

test("after a navigation the sidebar marks the new page and keeps its place", async ({ page }) => {
  await page.goto("/stylesheet/card");
  await hydrate(page);
  const sidebar = page.locator(".sidebar");
  await sidebar.evaluate((element) => element.setAttribute("data-same", ""));
  await sidebar.getByRole("link", { name: "form", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("form");
  await expect(sidebar).toHaveAttribute("data-same", "");
  await expect(sidebar.locator("[aria-current=page]")).toHaveText("form");
});

test("after a navigation each sample comes alive when the pointer comes to it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/stylesheet");
  await hydrate(page);
  await linkTo(page, "/stylesheet/form").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("form");
  const samples = page.locator(".sample");
  await samples.first().hover();
  await expect(samples.first().getByRole("toolbar")).toBeVisible();
  await expect(samples.last().getByRole("toolbar")).toHaveCount(0);
  await samples.last().hover();
  await expect(samples.last().getByRole("toolbar")).toBeVisible();
  await expect(samples.last().frameLocator("iframe").locator("body")).toBeVisible();
});
