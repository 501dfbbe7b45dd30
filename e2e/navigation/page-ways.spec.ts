import { expect, test } from "@playwright/test";
import { hydrate } from "../support/network/hydration.ts";

test("a page is copied as Markdown by keyboard, and a screen reader hears it", async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/documentation/theming");
  await hydrate(page);
  const copy = page.getByRole("button", { name: "Copy as Markdown" });
  const menu = page.locator(".page-ways > summary");
  await expect(copy).toBeHidden();
  await menu.focus();
  await page.keyboard.press("Enter");
  await copy.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".page-ways [role=status]")).toHaveText("Copied");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await (await request.get("/documentation/theming.md")).text());

  // After a navigation it is the other page's; where there is nothing to copy, it says so.
  await page.getByRole("link", { name: "Typography", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Typography");
  await menu.click();
  const link = page.getByRole("link", { name: "Open as Markdown" });
  await expect(link).toHaveAttribute("href", "/documentation/typography.md");
  await page.route("**/*.md", (route) => route.fulfill({ status: 503 }));
  await copy.click();
  await expect(page.locator(".page-ways [role=status]")).toHaveText("Copying is blocked");
});

test("the menu prints, and leads to offline reading", async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => Object.assign(window, { printed: true });
  });
  await page.goto("/guides/after-the-launch");
  await hydrate(page);
  await page.locator(".page-ways > summary").click();
  await page.getByRole("button", { name: "Print, or save as PDF" }).click();
  expect(await page.evaluate(() => "printed" in window)).toBe(true);
  await expect(page.getByRole("link", { name: "Save for reading offline" })).toBeVisible();
});
