import { expect, test } from "@playwright/test";

test("the chrome can be walked with the keyboard alone, in reading order", async ({ page }) => {
  await page.goto("/documentation");
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return {
        name: element.getAttribute("aria-label") ?? element.textContent?.trim(),
        ring: outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2,
      };
    });
  for (const name of [
    "Skip to content",
    "Close notice",
    "Daylit",
    "Documentation",
    "Layouts",
    "Make your site",
    "Search",
    "Theme",
    "Documentation",
    "Guides",
  ]) {
    await page.keyboard.press("Tab");
    expect(await focused()).toEqual({ name, ring: true });
  }
});

test("the skip link leads past the chrome", async ({ page }) => {
  await page.goto("/documentation");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#content$/);
  await page.keyboard.press("Tab");
  const inside = await page.evaluate(() => {
    const main = document.querySelector("main");
    const position = main?.compareDocumentPosition(document.activeElement ?? document.body) ?? 0;
    return (
      Boolean(position & Node.DOCUMENT_POSITION_CONTAINED_BY) ||
      Boolean(position & Node.DOCUMENT_POSITION_FOLLOWING)
    );
  });
  expect(inside).toBe(true);
});
