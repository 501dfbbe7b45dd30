import { expect, type Page, test } from "@playwright/test";
import { everything } from "../support/browsers/scope.ts";
import { missingPage, oneOfEachKind } from "../support/built/addresses.ts";
import { hydrate } from "../support/network/hydration.ts";

/** No part of these can be decoded. */
const hostile = { fragment: ["#100%", "#%E0%A4", "#%%%"], query: ["?q=%E0%A4%", "?x=%"] };

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

/** Each end by itself, or one address with two of them. */
const endings: Readonly<Record<string, readonly string[]>> = everything
  ? hostile
  : { "query and fragment": ["?q=%E0%A4%#100%"] };

/** attacks.spec.ts opens every kind of page with an address that cannot be decoded. */
const paths = everything
  ? [...oneOfEachKind.map(({ path }) => path), missingPage]
  : ["/", "/documentation", "/layouts", "/stylesheet/card", missingPage];

for (const path of paths)
  for (const [part, ends] of Object.entries(endings))
    test(`${path} starts once, whatever ${part} follows`, async ({ page }) => {
      const seen = watch(page);
      for (const [at, end] of ends.entries()) {
        // Another fragment alone would load no document.
        await page.goto("about:blank");
        await page.goto(path + end);
        await expectTools(page, path + end);
        expect(seen, path + end).toEqual({ loads: at + 1, exceptions: [] });
      }
    });

test("a link that cannot be decoded opens its page", async ({ page }) => {
  const seen = watch(page);
  await page.goto("/documentation");
  await hydrate(page);
  for (const end of Object.values(hostile).flat()) {
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
