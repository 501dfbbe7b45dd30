import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "../support/browsers/under-policy.ts";
import {
  aboveHeadline,
  longTimeout,
  opened,
  photo,
  ready,
  zipped,
} from "../support/composer/composer.ts";
import { axeFaults } from "../support/faults/axe-faults.ts";

test("another layout shows itself first and keeps every word and picture of the owner's", async ({
  page,
}) => {
  const site = await opened(page);
  await page.getByLabel("What is your business called?").fill("Fern & Crumb");
  const colour = page.getByLabel("Your colour", { exact: true });
  const before = await colour.inputValue();
  await site.locator("h1").click();
  await page.keyboard.type("Bread at seven");
  await page.keyboard.press("Enter");
  await site.locator("main picture").first().click(aboveHeadline);
  await page.getByLabel("Your own picture").setInputFiles(photo);
  await page.getByLabel("What does it show?").fill("The counter in the morning");
  await page.getByRole("button", { name: "Done", exact: true }).click();
  await page.locator("[data-tab=look]").click();
  await page.getByRole("button", { name: "Change layout" }).click();
  const chooser = page.getByRole("dialog", { name: "Change layout" });
  await expect(chooser.locator(".compose-thumb")).toHaveCount(5, longTimeout);
  expect(await axeFaults(page, { within: "dialog[open]" })).toEqual([]);
  // Walking through the trades changes nothing.
  await chooser.getByLabel("Trade").focus();
  await page.keyboard.press("End");
  await expect(chooser.getByRole("button", { name: "WEDD 0001" })).toBeEnabled(longTimeout);
  await expect(site.locator("h1")).toHaveText("Bread at seven");
  await expect(page.getByRole("button", { name: /^Undo: layout/ })).toHaveCount(0);
  await chooser.getByRole("button", { name: "WEDD 0001" }).click();
  await expect(
    chooser.frameLocator("li:first-child iframe").getByText("Bread at seven"),
  ).toBeVisible();
  await chooser.getByRole("button", { name: "Use WEDD 0001" }).click();
  await expect(chooser).toBeHidden();
  await expect(site.locator("h1")).toHaveText("Bread at seven");
  await expect(site.locator("header").first()).toContainText("Fern & Crumb");
  await expect(site.locator('img[alt="The counter in the morning"]')).toHaveCount(1);
  await expect(colour).not.toHaveValue(before);
  await page.getByRole("button", { name: /^Undo: layout WEDD 0001/ }).click();
  await expect(colour).toHaveValue(before);
  await expect(site.locator("h1")).toHaveText("Bread at seven");
});

test("a page's address follows its name until the site is online; then the old one redirects", async ({
  page,
}) => {
  await opened(page);
  await page.getByRole("button", { name: "Add a Page" }).first().click();
  const name = page.getByLabel("Name in the menu");
  await expect(name).toBeFocused();
  await name.fill("");
  await name.pressSequentially("Impressum");
  const address = page.getByLabel("Page address");
  await expect(address).toHaveValue("impressum");
  await page.locator("[data-tab=take]").click();
  await page.getByLabel("Your site’s address, if you know it").fill("https://fern.example/");
  await page.locator("[data-tab=words]").click();
  await name.fill("Legal notice");
  await expect(address).toHaveValue("impressum");
  await address.fill("Legal notice");
  await address.press("Enter");
  await expect(address).toHaveValue("legal-notice");
  const files = unzipSync(await zipped(page));
  const text = (end: string) => {
    const file = Object.keys(files).find((each) => each.endsWith(end)) ?? "";
    return strFromU8(files[file] ?? new Uint8Array());
  };
  expect(text("/impressum.html")).toContain('content="0; url=legal-notice.html"');
  expect(text("/legal-notice.html")).toContain("<h1");
  expect(text("/index.html")).toContain('href="legal-notice.html"');
  expect(text("/sitemap.xml")).not.toContain("impressum");
});

test("a logo stands beside the name or instead of it, and a colour is typed", async ({ page }) => {
  const site = await opened(page);
  const name = await page.getByLabel("What is your business called?").inputValue();
  await page.getByLabel("Logo", { exact: true }).setInputFiles(photo);
  const home = site.locator("a", { has: page.locator(".home-logo") }).first();
  await expect(home.locator("img")).toHaveAttribute("alt", name);
  await page.getByRole("radio", { name: "Beside the name" }).check();
  await expect(home).toHaveText(name);
  await expect(home.locator("img")).toHaveAttribute("alt", "");
  await page.getByRole("radio", { name: "Instead of the name" }).check();
  await expect(home).toHaveText("");
  const hex = page.getByLabel("Hex value");
  const colour = page.getByLabel("Your colour", { exact: true });
  await hex.fill("7A0");
  await expect(colour).toHaveValue("#77aa00");
  await hex.fill("7A00F");
  await expect(hex).toHaveAttribute("aria-invalid", "true");
  await hex.fill("#7A00FF");
  await expect(colour).toHaveValue("#7a00ff");
  await hex.blur();
  await expect(hex).toHaveValue("#7a00ff");
});

test("Back, Forward, #edit and Escape lose nothing, and undo is still there", async ({ page }) => {
  await page.goto("/compose");
  await page.locator(".compose-starts[data-hydrated] details summary").first().click();
  await page.locator("[data-begin]:visible").first().click();
  const site = await ready(page);
  await site.locator("h1").click();
  await page.keyboard.type("Bread at seven");
  await page.keyboard.press("Enter");
  const undo = page.getByRole("button", { name: /^Undo: / });
  const composer = page.getByRole("region", { name: "Composer" });
  for (let press = 0; press < 3; press++) await page.keyboard.press("Escape");
  await expect(composer).toBeVisible();
  await expect(site.locator("h1")).toHaveText("Bread at seven");
  // An open panel is closed first.
  await page.locator("[data-tab=look]").click();
  await page.goBack();
  await expect(composer).toBeVisible();
  await expect(page.locator(".compose-panel")).toHaveCount(0);
  await expect(page.locator(".compose-stage iframe")).toBeFocused();
  await page.goBack();
  await expect(composer).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.goForward();
  await ready(page);
  await expect(site.locator("h1")).toHaveText("Bread at seven");
  await expect(undo).toBeVisible();
  await page.goBack();
  await expect(composer).toBeHidden();
  await page.evaluate(() => {
    location.hash = "#edit";
  });
  await ready(page);
  await expect(site.locator("h1")).toHaveText("Bread at seven");
  await undo.click();
  await expect(site.locator("h1")).not.toHaveText("Bread at seven");
});
