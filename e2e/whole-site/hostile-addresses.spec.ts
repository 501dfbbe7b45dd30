import { expect, type Page, test } from "@playwright/test";
import { hydrate } from "../support/network/hydration.ts";

/** No part of these can be decoded. */
const hostile = ["#100%", "#%E0%A4", "#%%%", "?q=%E0%A4%", "?x=%"];

/** Documents that the window has loaded, and exceptions that nothing has caught. */
function watch(page: Page) {
  const seen = { loads: 0, exceptions: [] as string[] };
  page.on("pageerror", ({ message }) => seen.exceptions.push(message));
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) seen.loads += 1;
  });
  return seen;
}

async function expectTools(page: Page, address: string) {
  await page.mouse.move(300, 300);
  await page.mouse.move(320, 320);
  await expect(page.locator("html"), address).toHaveAttribute("data-started", "true");
  await hydrate(page);
  await expect(page.locator("[data-island]:not([data-hydrated])"), address).toHaveCount(0);
  await expect(page.locator("#stale"), address).toBeHidden();
}

// attacks.spec.ts opens every kind of page with such an address.
test("the landing page starts once, whatever query and fragment follow", async ({ page }) => {
  const seen = watch(page);
  await page.goto("/?q=%E0%A4%#100%");
  await expectTools(page, "/");
  expect(seen).toEqual({ loads: 1, exceptions: [] });
});

test("a link that cannot be decoded opens its page", async ({ page }) => {
  const seen = watch(page);
  await page.goto("/documentation");
  await hydrate(page);
  for (const end of hostile) {
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement("a"), { href, textContent: "hostile" });
      document.querySelector("main")?.prepend(link);
    }, `/stylesheet/card${end}`);
    await page.getByRole("link", { name: "hostile" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("card");
    await expectTools(page, end);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Introduction");
  }
  expect(seen).toEqual({ loads: 1, exceptions: [] });
});
