import { expect, test } from "@playwright/test";
import { guides } from "../../apps/site/content/guides/index.ts";
import { pathOf } from "../../apps/site/model/menu.ts";

test("no guide scrolls sideways and each prints without controls", async ({ page }) => {
  for (const path of [...guides.map(pathOf), "/packages"]) {
    await page.goto(path);
    for (const width of [320, 820]) {
      await page.setViewportSize({ width, height: 800 });
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(beyond, `${path} at ${width}`).toBeLessThanOrEqual(0);
    }
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("main button:visible"), path).toHaveCount(0);
    await expect(page.locator(".sidebar"), path).toBeHidden();
    await page.emulateMedia({ media: null });
  }
});
