import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "../support/browsers/under-policy.ts";
import { opened, zipped } from "../support/composer/composer.ts";

test("bold and a link by keyboard, undone and redone, are in the zip", async ({ page }) => {
  const site = await opened(page);
  const lead = site.locator("[data-block] .subhead[data-place]").first();
  await lead.click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Bread every day, except Monday");
  // The last word, by keyboard alone.
  for (let letter = 0; letter < "Monday".length; letter++)
    await page.keyboard.press("Shift+ArrowLeft");
  const bar = page.getByRole("toolbar", { name: "Selected words" });
  await expect(bar).toBeVisible();
  await page.keyboard.press("ControlOrMeta+b");
  await expect(lead.locator("strong")).toHaveText("Monday");
  await expect(bar.getByRole("button", { name: "Bold" })).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("ControlOrMeta+z");
  await expect(lead.locator("strong")).toHaveCount(0);
  await page.keyboard.press("ControlOrMeta+Shift+z");
  await expect(lead.locator("strong")).toHaveText("Monday");
  await page.keyboard.press("Home");
  for (let letter = 0; letter < "Bread".length; letter++)
    await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("ControlOrMeta+k");
  const address = bar.getByRole("combobox", { name: "Link to" });
  await expect(address).toBeFocused();
  await address.fill("javascript:alert(1)");
  await page.keyboard.press("Enter");
  await expect(bar).toContainText("Enter a web address such as bakery.example");
  await address.fill("bread.example/today");
  await page.keyboard.press("Enter");
  await expect(lead.locator("a")).toHaveText("Bread");
  await page.keyboard.press("Enter");
  const files = unzipSync(await zipped(page));
  const html = Object.entries(files).find(([name]) => name.endsWith("/index.html"))?.[1];
  expect(strFromU8(html ?? new Uint8Array())).toContain(
    '<a href="https://bread.example/today">Bread</a> every day, except <strong>Monday</strong></p>',
  );
});
