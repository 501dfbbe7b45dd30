import { expect, type Page, test } from "@playwright/test";
import { behaviourServer } from "./support/server.ts";

/** Opens the page that React has made; everything that it or the browser complains about is kept. */
async function openReact(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  await page.goto(`${await behaviourServer()}/react`);
  return complaints;
}

test("React: state follows combobox and multi-select, and they follow the state", async ({
  page,
}) => {
  const complaints = await openReact(page);
  const town = page.getByRole("combobox", { name: "Town" });
  await page.click("#more-towns");
  await town.press("ArrowUp");
  await town.press("Enter");
  await expect(page.locator("#town-state")).toHaveText("Stroud");
  const grains = page.getByRole("combobox", { name: "Grains" });
  await grains.fill("oat");
  await grains.press("Enter");
  await expect(page.locator("#grains-state")).toHaveText("Rye,Oat");
  await expect(page.locator(".chip")).toHaveText(["Rye", "Oat"]);
  await page.click("#no-grains");
  await expect(page.locator(".chip")).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test("React: state holds the order, and a sorted table can change", async ({ page }) => {
  const complaints = await openReact(page);
  await page.getByRole("button", { name: "Move Three" }).press("Home");
  await expect(page.locator("#steps-state")).toHaveText("Three,One,Two");
  await expect(page.locator("daylit-reorder li")).toHaveText(["Three", "One", "Two"]);
  await expect(page.getByRole("button", { name: "Move Three" })).toBeFocused();
  await page.getByRole("button", { name: "Sum" }).click();
  await expect(page.locator("tbody tr > :first-child")).toHaveText(["Tom", "Mia", "Ada"]);
  await page.click("#other-heading");
  await page.getByRole("button", { name: "Customer" }).click();
  await page.click("#fewer-rows");
  await expect(page.locator("tbody tr > :first-child")).toHaveText(["Ada", "Mia"]);
  expect(complaints).toEqual([]);
});

test("React: date range, tabs and messages", async ({ page }) => {
  // The calendar fits below its button: scrolling would move it a frame later than its button.
  await page.setViewportSize({ width: 1280, height: 1400 });
  const complaints = await openReact(page);
  await page.getByRole("button", { name: "Choose dates" }).click();
  await page.getByRole("gridcell", { name: "10 December" }).click();
  await page.getByRole("gridcell", { name: "8 December", exact: false }).first().click();
  await expect(page.locator("#stay-state")).toHaveText("2026-12-08,2026-12-10");
  await page.click("#more-tabs");
  await page.getByRole("tab", { name: "third" }).click();
  await expect(page.getByRole("tabpanel", { name: "third" })).toBeVisible();
  // The clock stands still: the message stays for a tenth of a second.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.click("#message");
  await expect(page.locator("#messages-state")).toHaveText("1");
  await page.mouse.move(0, 0);
  await page.clock.runFor(100);
  await expect(page.locator("#messages-state")).toHaveText("0");
  expect(complaints).toEqual([]);
});

test("React: everything goes and comes back, again and again", async ({ page }) => {
  const complaints = await openReact(page);
  const made = () => page.locator("[data-made]").count();
  await expect(page.getByRole("combobox", { name: "Town" })).toBeVisible();
  const first = await made();
  expect(first).toBeGreaterThan(10);
  for (let times = 0; times < 3; times++) {
    await page.click("#toggle");
    expect(await made()).toBe(0);
    await page.click("#toggle");
    expect(await made()).toBe(first);
  }
  const town = page.getByRole("combobox", { name: "Town" });
  await town.press("ArrowDown");
  await town.press("Enter");
  await expect(page.locator("#town-state")).toHaveText("Bath");
  expect(complaints).toEqual([]);
});
