import { expect, type Page, test } from "@playwright/test";
import { menu } from "../../apps/site/model/menu.ts";

const open = (page: Page) => page.getByRole("button", { name: "Menu" }).click();

for (const [path, name] of [
  ["/", "Menu"],
  ["/layouts", "Sections"],
] as const)
  test(`the menu of ${path} follows its content and keeps below 80 % of the window`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await open(page);
    const nav = page.getByRole("navigation", { name });
    const sizes = () =>
      nav.evaluate((element: HTMLElement) => ({
        shown: element.getBoundingClientRect().height,
        content: element.scrollHeight + element.offsetHeight - element.clientHeight,
      }));
    // Resized while open: the limit is that of the window as it is now.
    for (const height of [844, 400, 300, 1200]) {
      await page.setViewportSize({ width: 390, height });
      await expect
        .poll(
          async () => {
            const { shown, content } = await sizes();
            return Math.abs(shown - Math.min(content, height * 0.8)) < 1;
          },
          { message: `window of ${height}` },
        )
        .toBe(true);
    }
  });

test("Esc and a click outside close the menu, and focus goes back to its button", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/documentation");
  const nav = page.getByRole("navigation", { name: "Sections" });
  const button = page.getByRole("button", { name: "Menu" });
  await button.press("Enter");
  await expect(nav).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(nav.getByRole("link").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(nav).toBeHidden();
  await expect(button).toBeFocused();

  await button.click();
  await expect(nav).toBeVisible();
  await page.mouse.click(380, 830);
  await expect(nav).toBeHidden();
});

test("a link in the open menu leads on and closes it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/documentation");
  const nav = page.getByRole("navigation", { name: "Sections" });
  for (const { name } of menu.slice(1, 3)) {
    await open(page);
    await nav.getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/${name.toLowerCase()}$`));
    await expect(nav).toBeHidden();
  }
});
