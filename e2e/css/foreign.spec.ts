import { expect, test } from "@playwright/test";
import { foreignPages } from "./support/foreign-pages.ts";
import { openSamplePage } from "./support/sample-page.ts";

for (const width of [390, 1440])
  test(`pages of others keep off the window’s edge, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openSamplePage(page);
    for (const [name, html] of Object.entries(foreignPages)) {
      const least = await page.evaluate((inside) => {
        document.body.innerHTML = inside;
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const rooms: number[] = [];
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          if (!node.textContent?.trim()) continue;
          const range = document.createRange();
          range.selectNodeContents(node);
          const { left, right } = range.getBoundingClientRect();
          rooms.push(left, innerWidth - right);
        }
        for (const field of document.querySelectorAll("input, button")) {
          const { left, right } = field.getBoundingClientRect();
          rooms.push(left, innerWidth - right);
        }
        return Math.min(...rooms);
      }, html);
      expect(least, name).toBeGreaterThanOrEqual(20);
    }
  });
