import { readFileSync } from "node:fs";
import { layoutCards, pageId, trades } from "@daylit/layouts/trades/trades.ts";
import { expect, test } from "@playwright/test";

/** The first layout with each kind of navigation. */
const kinds = Map.groupBy(
  trades.flatMap((trade) => layoutCards(trade).map(pageId)),
  (id) =>
    /class="navbar (nav-\w+)/.exec(readFileSync(`build/site/view/${id}.html`, "utf8"))?.[1] ?? id,
);

for (const [kind, [id]] of kinds)
  test(`the menu of a phone leaves its button free, and what has the focus: ${kind}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/view/${id}`);
    const button = page.locator(".navbar-toggle");
    const menu = page.locator(".navbar-menu");
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(menu).toBeVisible();
    const below = (await menu.boundingBox())?.y ?? 0;
    const bar = await button.boundingBox();
    expect(below).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
    for (const link of await menu.locator("a").all()) {
      await page.keyboard.press("Tab");
      await expect(link).toBeFocused();
    }
    await page.keyboard.press("Tab");
    await expect(menu).toBeHidden();
    await page.keyboard.press("Shift+Tab");
    await button.press("Escape");
    await expect(button).toBeFocused();
    await expect(menu).toBeHidden();
  });
