import { expect, test } from "@playwright/test";
import { stylesheetItems } from "../../apps/site/content/stylesheet.ts";
import { hydrate } from "../support/network/hydration.ts";

test("the filter finds classes and properties and leads to their rows", async ({ page }) => {
  await page.goto("/stylesheet");
  await hydrate(page);
  const cards = page.locator(".part-card");
  await expect(cards).toHaveCount(stylesheetItems.length);
  const field = page.getByRole("searchbox", { name: "Find a class or a property" });
  await field.fill(".card-m");
  await expect(cards).toHaveCount(1);
  await expect(page.getByRole("status").filter({ hasText: "1 name" })).toHaveCount(1);
  await field.fill("--card-gap");
  await cards.getByRole("link", { name: "--card-gap" }).click();
  await expect(page).toHaveURL("/stylesheet/card#--card-gap");
  await expect(page.locator("tr:target")).toHaveText(/--card-gap/);
  await page.goBack();
  await hydrate(page);
  await field.fill("no such thing");
  await expect(page.getByText("No class or property has that name.")).toBeVisible();
  await field.fill("");
  await expect(cards).toHaveCount(stylesheetItems.length);
});
