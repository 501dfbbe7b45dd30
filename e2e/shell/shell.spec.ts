import { expect, type Page, test } from "@playwright/test";
import { menu, pathOf } from "../../apps/site/model/menu.ts";
import { site } from "../../apps/site/model/site.ts";
import { sidebarGroups } from "../../apps/site/shell/model/sidebar.ts";
import { hydrate } from "../support/network/hydration.ts";

const banner = (page: Page) => page.getByRole("region", { name: "Notice" });

test("the notice stays closed through navigation and is back after a reload", async ({ page }) => {
  await page.goto("/documentation");
  await expect(banner(page)).toContainText(site.notice);
  await page.getByRole("button", { name: "Close notice" }).click();
  await expect(banner(page)).toBeHidden();

  await hydrate(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page
    .getByRole("navigation", { name: "Sections" })
    .getByRole("link", { name: "Guides" })
    .click();
  await expect(page).toHaveURL(/\/guides$/);
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  await expect(banner(page)).toBeHidden();

  await page.reload();
  await expect(banner(page)).toBeVisible();
});

test("the highlight marks the exact page and nothing else", async ({ page }) => {
  const current = page.locator('.sidebar [aria-current="page"]');
  for (const [path, name] of [
    ["/documentation", "Documentation"],
    ["/layouts", "Layouts"],
    ["/layouts/wedding", "Wedding"],
    ["/stylesheet/subHead", "subHead"],
    ["/guides/brand-color-structure", "Brand Color Structure"],
  ] as const) {
    await page.goto(path);
    await expect(current).toHaveText([name]);
    await hydrate(page);
    await expect(current).toHaveText([name]);
  }
  await page.goto("/layouts/arch/arch-0001");
  await expect(current).toHaveCount(0);
});

test("the sidebar shows the section's own groups, also after a navigation", async ({ page }) => {
  await page.goto("/documentation");
  await hydrate(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const sidebar = page.getByRole("navigation", { name: "Sections" });
  for (const item of [...menu].reverse()) {
    await sidebar.getByRole("link", { name: item.name, exact: true }).first().click();
    await expect(page).toHaveURL(pathOf(item));
    const titles = sidebarGroups(pathOf(item)).map(({ title }) => title);
    await expect(sidebar.getByRole("heading", { level: 2 })).toHaveText(titles);
  }
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
});

test("the footer has five named icons of 25 to 32 px that are no links, and the years", async ({
  page,
}) => {
  await page.goto("/");
  const icons = page.locator("footer svg[role=img]");
  await expect(icons).toHaveCount(5);
  for (const icon of await icons.all()) {
    await expect(icon).toHaveAccessibleName(/\w+/);
    const box = await icon.boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(25);
    expect(box?.width).toBeLessThanOrEqual(32);
  }
  await expect(page.locator("footer a:has(svg)")).toHaveCount(0);
  await expect(page.locator("footer")).toContainText("2020 - 2024");
});

test("the chosen theme is there before the first paint, and after a reload", async ({ page }) => {
  await page.goto("/packages");
  await page.getByRole("button", { name: "Theme" }).click();
  // By key: a menu that is still on its way closes on a press beside it.
  await page.getByRole("radio", { name: "Dark" }).press("Space");
  const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  expect(await scheme()).toBe("dark");
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      Object.assign(window, { first: document.documentElement.dataset.theme });
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  expect(await page.evaluate(() => (window as { first?: string }).first)).toBe("dark");
  expect(await scheme()).toBe("dark");
  await expect(page.locator('[name=theme][value="dark"]')).toBeChecked();
  await hydrate(page);
  await expect(page.locator('[name=theme][value="dark"]')).toBeChecked();
});

test("storage that is denied costs the memory, not the switch", async ({ page }) => {
  await page.addInitScript(() => {
    const denied = {
      configurable: true,
      get: () => {
        throw new DOMException("denied", "SecurityError");
      },
    };
    Object.defineProperty(window, "localStorage", denied);
    Object.defineProperty(window, "sessionStorage", denied);
  });
  const messages: string[] = [];
  page.on("pageerror", ({ message }) => messages.push(message));
  await page.goto("/packages");
  await page.getByRole("button", { name: "Theme" }).click();
  // By key: a menu that is still on its way closes on a press beside it.
  await page.getByRole("radio", { name: "Dark" }).press("Space");
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(
    "dark",
  );
  expect(messages).toEqual([]);
});

test("the sidebar's current entry stands where the list is clear", async ({ page }) => {
  const clear = () =>
    page.evaluate(() => {
      const list = document.querySelector(".sidebar");
      const here = document.querySelector(".sidebar [aria-current=page]")?.getBoundingClientRect();
      if (!list || !here) return false;
      const { top, bottom } = list.getBoundingClientRect();
      // It fades out over 96 px where it goes on, and only there.
      const above = list.scrollTop > 0 ? 96 : 0;
      const below = list.scrollTop + list.clientHeight < list.scrollHeight - 1 ? 96 : 0;
      return here.top >= top + above && here.bottom <= bottom - below;
    });
  await page.goto("/layouts/wedding");
  await hydrate(page);
  await expect.poll(clear).toBe(true);
});
