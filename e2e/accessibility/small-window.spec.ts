import { expect, test } from "@playwright/test";
import { covered } from "./probes/covered.ts";
import { setLetters } from "./probes/spacing.ts";

/** 1280 × 1024 at 400 %. */
const zoomed = { width: 320, height: 256 };

test("the top bar is one row, and gives way where the window is short", async ({ page }) => {
  await page.goto("/documentation", { waitUntil: "load" });
  const bar = page.locator(".top-bar");
  for (const width of [320, 340, 360, 375, 414]) {
    await page.setViewportSize({ width, height: 700 });
    const { height, wide } = await bar.evaluate((it) => ({
      height: it.getBoundingClientRect().height,
      wide: it.scrollWidth - it.clientWidth,
    }));
    expect([width, height, wide]).toEqual([width, 61, 0]);
    // No word of the bar is broken.
    const tallest = await bar
      .locator(":is(.navbar-brand, nav a):visible")
      .evaluateAll((all) => Math.max(...all.map((it) => it.getBoundingClientRect().height)));
    expect([width, tallest]).toEqual([width, 44]);
  }
  await page.evaluate(() => scrollTo({ top: 600, behavior: "instant" }));
  await expect(bar).toBeInViewport();
  await page.setViewportSize(zoomed);
  await page.evaluate(() => scrollTo({ top: 600, behavior: "instant" }));
  await expect(bar).not.toBeInViewport();
  await expect(page.locator(".contents")).not.toBeInViewport();
});

test("with text at 200 % on a phone the top bar is one row, and words have room", async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await setLetters(session, 2);
  await page.goto("/documentation", { waitUntil: "load" });
  const rows = await page
    .locator(".top-bar > :visible")
    .evaluateAll((all) => all.map((it) => it.getBoundingClientRect()))
    .then((boxes) => new Set(boxes.map(({ top, height }) => Math.round(top + height / 2))));
  expect([...rows]).toHaveLength(1);
  // Of the words that break, those of six letters have a hyphen where the browser has a dictionary.
  await expect(page.locator("h1")).toHaveCSS("hyphenate-limit-chars", "6 3 3");

  // In a layout, words stand below a portrait, and those that must break have a hyphen.
  await page.goto("/view/arch-0001");
  const words = page.locator(".team-portraits-list .column").first();
  expect((await words.boundingBox())?.width).toBeGreaterThan(200);
  await expect(words).toHaveCSS("hyphens", "auto");
  await setLetters(session, 1);
});

test("a heading that was jumped to stands right below what stays", async ({ page }) => {
  await page.goto("/documentation", { waitUntil: "load" });
  for (const height of [256, 800]) {
    await page.setViewportSize({ width: 820, height });
    const gap = await page.evaluate(() => {
      document.documentElement.style.scrollBehavior = "auto";
      const link = document.querySelectorAll<HTMLAnchorElement>(".contents a")[2];
      const heading = document.getElementById(link?.hash.slice(1) ?? "");
      heading?.scrollIntoView();
      const staying = [...document.querySelectorAll(".top-bar, .contents")].filter(
        (it) => getComputedStyle(it).position === "sticky",
      );
      const below = Math.max(0, ...staying.map((it) => it.getBoundingClientRect().bottom));
      return Math.round((heading?.getBoundingClientRect().top ?? 0) - below);
    });
    expect(gap).toBeGreaterThanOrEqual(8);
    expect(gap).toBeLessThanOrEqual(32);
  }
});

test("a bar that stays at the lower edge covers nothing that has the focus", async ({ page }) => {
  await page.goto("/layouts/education", { waitUntil: "load" });
  for (const size of [{ width: 1280, height: 800 }, { width: 640, height: 400 }, zoomed]) {
    await page.setViewportSize(size);
    expect([size, await page.evaluate(covered)]).toEqual([size, []]);
  }
});
