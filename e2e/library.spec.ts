import { categories } from "@daylit/layouts/categories.ts";
import { catalogue } from "@daylit/pictures/catalogue.ts";
import { expect, test } from "@playwright/test";
import { hydrate } from "./hydration.ts";

test("the library shows every picture by trade, with a download that answers", async ({
  page,
  request,
}) => {
  await page.goto("/pictures");
  const links = page.locator("a[data-picture]");
  await expect(links).toHaveCount(catalogue.length);
  for (const { slug } of categories)
    expect(await page.locator(`#${slug} a[data-picture]`).count(), slug).toBeGreaterThanOrEqual(3);
  const files = await page
    .locator("a[download]")
    .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href));
  for (const file of files) {
    const response = await request.head(file);
    expect(response.status(), file).toBe(200);
    expect(response.headers()["cache-control"], file).toContain("immutable");
  }
});

test("a picture opens large, goes on with the arrows and gives focus back", async ({ page }) => {
  await page.goto("/pictures");
  await hydrate(page);
  const first = page.locator("a[data-picture]").first();
  await first.click();
  const dialog = page.getByRole("dialog", { name: catalogue[0]?.subject });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(page.locator("dialog.picture-dialog figcaption")).toHaveText(
    catalogue[1]?.alt ?? "",
  );
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog.picture-dialog")).toBeHidden();
  await expect(first).toBeFocused();
});
