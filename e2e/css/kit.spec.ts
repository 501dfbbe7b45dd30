import type { Page } from "@playwright/test";
import { behaviourCss } from "daylit/internal/tools/behaviour.ts";
import { bundle } from "daylit/internal/tools/bundle/bundle.ts";
import { readKit, readParts } from "daylit/internal/tools/reference/reference.ts";
import { readScreen, screenNames } from "daylit/internal/tools/reference/screens.ts";
import { expect, test } from "../support/browsers/shared-page.ts";
import { axeFaults, darkFaults } from "../support/faults/axe-faults.ts";
import { example, openSamplePage, show } from "./support/sample-page.ts";

test.beforeEach(async ({ page }) => openSamplePage(page));

const showScreen = (page: Page, name: string) =>
  page.evaluate((html) => {
    document.body.innerHTML = html;
    scrollTo(0, 0);
  }, readScreen(name).html);

for (const width of [320, 1440])
  test(`every screen is free of axe faults and scrolls down alone, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const found: string[] = [];
    for (const name of screenNames()) {
      await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
      await showScreen(page, name);
      const faults = await axeFaults(page, { without: ["document-title"] });
      faults.push(...(await darkFaults(page)));
      const by = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (by > 0) faults.push(`${by} px too wide`);
      found.push(...faults.map((line) => `${name}: ${line}`));
    }
    expect(found).toEqual([]);
  });

test("the order in which a bundler loads framework, kit and behaviour changes nothing", async ({
  page,
}) => {
  const [core, kit, behaviour] = [bundle(readParts()), bundle(readKit()), behaviourCss()];
  await page.setViewportSize({ width: 1440, height: 900 });
  const looks = async (sheets: readonly string[], html: string) => {
    const styles = sheets.map((css) => `<style>${css}</style>`).join("");
    await page.setContent(`<!doctype html><html lang="en">${styles}<body>${html}`);
    return page.evaluate(() =>
      [...document.body.querySelectorAll("*")].map((element) => {
        const look = getComputedStyle(element);
        const values = ["display", "padding", "margin", "border", "font", "min-height", "color"];
        return [element.className, ...values.map((name) => look.getPropertyValue(name))].join();
      }),
    );
  };
  for (const name of ["dashboard", "list", "inbox"] as const) {
    const { html } = readScreen(name);
    const reversed = await looks([behaviour, kit, core], html);
    expect(reversed, name).toEqual(await looks([core, kit, behaviour], html));
  }
});

test("the bar of an application is one line on a phone, and its sidebar a sheet", async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await showScreen(page, "list");
  expect((await page.locator(".shell-bar").boundingBox())?.height).toBeLessThan(64);
  await expect(page.locator(".shell-side")).toBeHidden();
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.locator(".shell-side")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator(".shell-side")).toBeHidden();
});

test("dense avatars in a group leave each other’s letters free and stay in their group", async ({
  page,
}) => {
  await showScreen(page, "kanban");
  const hidden = await page.locator(".avatar-group").evaluate((group) => {
    const [first, second, last] = [...group.children].map((one) => one.getBoundingClientRect());
    const end = group.getBoundingClientRect().right;
    return {
      overlap: (first?.right ?? 0) - (second?.left ?? 0),
      out: Math.max(0, (last?.right ?? 0) - end),
    };
  });
  expect(hidden).toEqual({ overlap: 6, out: 0 });
});

test("a folded sidebar keeps its icons, and its entries their names", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await showScreen(page, "list");
  await page.getByLabel("Fold the sidebar").focus();
  await page.keyboard.press("Space");
  await expect.poll(async () => (await page.locator(".shell-side").boundingBox())?.width).toBe(60);
  const orders = page.locator(".shell-side").getByRole("link", { name: "Orders" });
  await expect(orders.locator(".icon")).toBeVisible();
  await expect(page.locator(".shell-side .avatar").first()).toHaveCSS("width", "32px");
});

test("all of a drop zone is its file field", async ({ page }) => {
  await show(page, example("item/basic"));
  const under = await page.locator(".drop-zone").evaluate((zone) => {
    const { left, top, right, bottom } = zone.getBoundingClientRect();
    const places: [number, number][] = [
      [left + 4, top + 4],
      [(left + right) / 2, (top + bottom) / 2],
      [right - 4, bottom - 4],
    ];
    return places.map(([x, y]) => document.elementFromPoint(x, y)?.localName);
  });
  expect(under).toEqual(["input", "input", "input"]);
  await page.locator(".drop-zone input").setInputFiles({
    ...{ name: "prices.csv", mimeType: "text/csv" },
    buffer: Buffer.from("a"),
  });
  await expect(page.getByLabel("Choose files or drop them here")).toHaveValue(/prices\.csv$/);
});

test("a hidden column is gone, and ticking a row changes the tools", async ({ page }) => {
  await show(page, example("data-table/basic"));
  const head = page.getByRole("columnheader", { name: "Collect" });
  await page.getByRole("button", { name: "Columns" }).click();
  await page.getByLabel("Collect", { exact: true }).uncheck();
  await expect(head).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Mark as sent" })).toBeHidden();
  await page.getByLabel("Ada Lindqvist").check();
  await expect(page.getByRole("button", { name: "Mark as sent" })).toBeVisible();
  await expect(page.getByLabel("Search orders")).toBeHidden();
});

test("dense controls are 32 px for a mouse and 44 px for a finger", async ({ page, browser }) => {
  const heightIn = async (where: Page) => {
    await show(where, example("dense/basic"));
    return (await where.getByRole("button", { name: "Find" }).boundingBox())?.height;
  };
  expect(await heightIn(page)).toBe(32);
  const phone = await browser.newPage({ hasTouch: true, isMobile: true });
  await openSamplePage(phone);
  expect(await heightIn(phone)).toBe(44);
  await showScreen(phone, "list");
  const box = await phone.getByLabel("Order 20431").boundingBox();
  expect([box?.width, box?.height]).toEqual([24, 24]);
  await phone.close();
});

test("on a phone a message takes the place of the list until one goes back", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await show(page, example("panes/basic"));
  await expect(page.getByText("We would bring the dough.")).toBeHidden();
  await page.getByRole("link", { name: "Ada Lindqvist" }).click();
  await expect(page.getByText("We would bring the dough.")).toBeVisible();
  await page.getByRole("link", { name: "All messages" }).click();
  await expect(page.getByText("We would bring the dough.")).toBeHidden();
});

test("words in the bar are in its middle, and a menu in a cell keeps to the leading edge", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await showScreen(page, "list");
  await page.evaluate(() => {
    document
      .querySelector(".shell-bar")
      ?.insertAdjacentHTML("beforeend", '<p id="saved">All changes saved</p>');
    const cell = document.querySelector("td.table-actions");
    cell?.insertAdjacentHTML(
      "beforeend",
      '<div class="menu" id="in-cell" popover><p class="menu-heading">Role</p></div>',
    );
    document.getElementById("in-cell")?.showPopover();
  });
  const middle = async (selector: string) => {
    const box = await page.locator(selector).boundingBox();
    return box ? box.y + box.height / 2 : 0;
  };
  expect(Math.abs((await middle("#saved")) - (await middle(".bar-title")))).toBeLessThan(1);
  await expect(page.locator("#in-cell .menu-heading")).toHaveCSS("text-align", "start");
});

test("the skip link lies over the frame of an application, which stays where it is", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await showScreen(page, "settings");
  const before = await page.locator(".shell-bar").boundingBox();
  await page.keyboard.press("Tab");
  const link = page.getByRole("link", { name: "Skip to the content" });
  await expect(link).toBeFocused();
  expect((await link.boundingBox())?.width).toBeGreaterThan(100);
  expect(await page.locator(".shell-bar").boundingBox()).toEqual(before);
});
