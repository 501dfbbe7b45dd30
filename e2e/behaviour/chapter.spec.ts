import { expect, test } from "@playwright/test";

test("the chapter’s samples run the module under the site’s policy", async ({ page }) => {
  const complaints: string[] = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  await page.goto("/documentation/behaviour");
  await page.locator("daylit-combobox").scrollIntoViewIfNeeded();
  const town = page.getByRole("combobox", { name: "Town" });
  await expect(town).toHaveAttribute("aria-expanded", "false");
  await town.fill("malmo");
  await town.press("ArrowDown");
  await town.press("Enter");
  await expect(town).toHaveValue("Malmö");
  const grains = page.getByRole("combobox", { name: "Grains" });
  await grains.fill("oat");
  await grains.press("Enter");
  const chip = page.locator(".chip", { hasText: "Oat" });
  await expect(chip).toBeVisible();
  // The looks arrive with the module.
  expect(await chip.evaluate((each) => getComputedStyle(each).borderTopStyle)).toBe("solid");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.locator(".toasts .alert")).toBeVisible();
  expect(complaints).toEqual([]);
});

test("the chapter’s samples can be used without script", async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto("/documentation/behaviour");
  await expect(page.getByLabel("Grains")).toBeVisible();
  await expect(page.locator("daylit-reorder li")).toHaveCount(4);
  await page.close();
});
