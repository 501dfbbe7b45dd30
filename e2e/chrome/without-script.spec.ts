import { expect, test } from "@playwright/test";
import { landingMenu, menu, pathOf } from "../../apps/site/model/menu.ts";
import { pages } from "../../apps/site/model/pages.ts";

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

test("every section can be read and reached", async ({ page }) => {
  await page.goto("/documentation");
  for (const item of menu) {
    await page.getByRole("button", { name: "Menu" }).click();
    await page.locator(".sidebar").getByRole("link", { name: item.name, exact: true }).click();
    await expect(page).toHaveURL(pathOf(item));
    const record = pages.find(({ path }) => path === pathOf(item));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(record?.heading ?? "");
    expect((await page.getByRole("main").allInnerTexts()).join("").length).toBeGreaterThan(200);
  }
  // A sentence that stays one: whatever shares out its children would break it at the link.
  await page.goto("/compose");
  const needs = page.getByText("The composer needs JavaScript.");
  await expect(needs).toBeVisible();
  expect(await needs.evaluate((it) => getComputedStyle(it).display)).toBe("block");
});

test("the landing page's dropdown opens and leads on", async ({ page }) => {
  for (const item of landingMenu) {
    await page.goto("/");
    await page.getByRole("button", { name: "Menu" }).click();
    await page
      .getByRole("navigation", { name: "Menu" })
      .getByRole("link", { name: item.name })
      .click();
    await expect(page).toHaveURL(pathOf(item));
  }
});

test("notice and theme switch work", async ({ page }) => {
  // A menu that is still moving can be missed by a press.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/packages");
  await page.getByRole("button", { name: "Close notice" }).click();
  await expect(page.getByRole("dialog", { name: "Notice" })).toBeHidden();
  await page.getByRole("button", { name: "Theme" }).click();
  const background = () =>
    page.locator("html").screenshot({ clip: { x: 2, y: 300, width: 4, height: 4 } } as object);
  const light = await background();
  await page.getByRole("radio", { name: "Dark" }).check();
  expect((await background()).equals(light)).toBe(false);
});
