import { expect, test } from "../support/browsers/under-policy.ts";

test("/search?q=bakery searches: the trade that is meant comes first", async ({ page }) => {
  await page.goto("/search?q=bakery");
  const best = page.locator(".everything-best a");
  await expect(best.first()).toHaveAttribute("href", "/layouts/food-and-restaurant");
  // A kind without a match has no heading either.
  await expect(page.getByRole("heading", { name: "Custom properties" })).toBeHidden();
  await page.getByRole("main").getByRole("searchbox", { name: "Words" }).fill("theme");
  await page.keyboard.press("Enter");
  await expect(best.first()).toHaveAttribute("href", "/documentation/theming");
});

test("/search counts its best matches, too, and names the page that makes a website", async ({
  page,
}) => {
  const status = page.locator("#everything-found");
  const best = page.locator(".everything-best a");
  await page.goto("/search?q=how much");
  await expect(best.first()).toHaveAttribute("href", "/packages");
  await expect(status).toHaveText(/^\d+ results?$/);
  expect(Number.parseInt((await status.textContent()) ?? "", 10)).toBeGreaterThanOrEqual(
    await best.count(),
  );

  // Typed, not sent: the count and the matches still belong together.
  const field = page.getByRole("main").getByRole("searchbox", { name: "Words" });
  await field.fill("website builder");
  await expect(best.first()).toHaveAttribute("href", "/compose");
  await expect(status).toHaveText(/^\d+ results?$/);
  await field.fill("xqzzv");
  await expect(status).toHaveText("Nothing found for “xqzzv”.");
  await expect(best).toHaveCount(0);
});
