import { expect, type Page, test } from "@playwright/test";
import { searchFolder } from "../../apps/site/features/search/query/core.ts";
import { hydrate } from "../support/network/hydration.ts";

/** Everything that a region has said from now on. */
async function heard(page: Page, region: string): Promise<() => Promise<string[]>> {
  await page.locator(region).evaluate((it) => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver(() => {
      const text = it.textContent?.trim();
      if (text && text !== said.at(-1)) said.push(text);
    }).observe(it, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}

/** From here on a pause is as long as the test says. */
async function stopClock(page: Page) {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

test("a colour is judged when it is whole, and confirmed", async ({ page }) => {
  await page.goto("/guides/brand-color-structure");
  await hydrate(page);
  const field = page.getByLabel("Brand colour", { exact: true });
  const region = ".colour-field [role=status]";
  await expect(page.locator(region)).toBeVisible({ visible: false });
  const said = await heard(page, region);
  await stopClock(page);
  await field.fill("");
  await field.pressSequentially("#7a00ff");
  expect(await said()).toEqual([]);
  await page.clock.runFor(3000);
  await expect(page.locator(region)).toHaveText("Palette for #7a00ff.");
  expect(await said()).toEqual(["Palette for #7a00ff."]);
  await field.fill("#7a00f");
  await page.clock.runFor(1000);
  await expect(page.locator(region)).toContainText("is not a colour");
  await expect(field).toHaveAttribute("aria-invalid", "true");
  // The colour in use, typed again, is answered too.
  await field.fill("#7a00ff");
  await page.clock.runFor(3000);
  await expect(page.locator(region)).toHaveText("Palette for #7a00ff.");
});

test("search counts when the typing pauses, and its list is no stop", async ({ page }) => {
  await page.goto("/documentation");
  await hydrate(page);
  await page.keyboard.press("/");
  const field = page.getByRole("combobox", { name: "Search" });
  await expect(page.getByRole("option").first()).toBeVisible();
  const said = await heard(page, ".search-foot [role=status]");
  await stopClock(page);
  await field.pressSequentially("button");
  await expect(page.getByRole("option").first().locator("mark").first()).toHaveText("button");
  expect(await said()).toEqual([]);
  // The pause begins once the words of these letters have come, which may be after the list.
  await expect(async () => {
    await page.clock.runFor(1000);
    expect(await said()).toEqual([expect.stringContaining("results")]);
  }).toPass();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Close", exact: true })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.locator(".search-list")).not.toBeFocused();
});

test("search counts nothing that it will count again", async ({ page }) => {
  await page.goto("/documentation");
  await hydrate(page);
  await page.keyboard.press("/");
  await expect(page.getByRole("option").first()).toBeVisible();
  const said = await heard(page, ".search-foot [role=status]");
  let letGo = () => {};
  let asked = 0;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(`**${searchFolder}*`, async (route) => {
    asked++;
    await held;
    await route.continue();
  });
  await stopClock(page);
  // Titles are known; the words of the texts are still on their way.
  await page.getByRole("combobox", { name: "Search" }).fill("crad");
  await expect.poll(() => asked).toBeGreaterThan(0);
  await page.clock.runFor(3000);
  expect(await said()).toEqual([]);
  letGo();
  await expect(page.getByRole("option").first().locator("mark").first()).toHaveText(/card/i);
  await page.clock.runFor(1000);
  expect(await said()).toEqual([expect.stringMatching(/^No match for “crad”: \d+ results/)]);
});
