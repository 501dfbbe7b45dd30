import { expect, type Locator, type Page, test } from "../support/browsers/under-policy.ts";
import { opened as composer } from "../support/composer/composer.ts";
import { madePng } from "../support/composer/made-png.ts";
import { hydrate } from "../support/network/hydration.ts";
import { open, openStates } from "./probes/open-states.ts";

async function opened(page: Page, path: string) {
  await page.goto(path);
  await hydrate(page);
}

/** Presses with the keyboard; afterwards the focus must be somewhere that can be seen. */
async function press(page: Page, control: Locator) {
  await control.focus();
  await page.keyboard.press("Enter");
}

test("what is taken back in the planner gets the focus, step by step", async ({ page }) => {
  await opened(page, "/packages");
  const undo = page.getByRole("button", { name: "Undo" });
  await page.getByRole("button", { name: "Remove Home", exact: true }).click();
  await expect(page.getByTestId("said")).toContainText("Undo brings it back.");
  await page.getByRole("button", { name: "Clear everything" }).click();
  await press(page, undo);
  await expect(undo).toBeFocused();
  await press(page, undo);
  await expect(page.getByLabel("Name of page 1")).toHaveValue("Home");
  await expect(page.getByLabel("Name of page 1")).toBeFocused();
});

test("the desk says its verdict, names its fields and keeps the focus", async ({ page }) => {
  await opened(page, "/guides/preparing-assets-for-your-project");
  const choose = page.getByLabel("Choose pictures, or drop them here");
  const buffer = madePng(300, 200, (x) => [x % 256, 90, 90, 255]);
  for (const name of ["one.png", "two.png"])
    await choose.setInputFiles({ name, mimeType: "image/png", buffer });
  await expect(page.getByTestId("desk-said")).toContainText("two.png: Weak.");
  await expect(page.getByLabel("What does it show? two.png")).toBeVisible();
  await press(page, page.getByRole("button", { name: "Remove one.png" }));
  await expect(page.getByRole("button", { name: "Remove two.png" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(choose).toBeFocused();
});

test("the notice hands the focus on, and a menu closes behind it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await opened(page, "/documentation");
  await press(page, page.getByRole("button", { name: "Close notice" }));
  await expect(page.locator(".top-bar a").first()).toBeFocused();

  await press(page, page.getByRole("button", { name: "Theme" }));
  const theme = page.locator(".theme-switch");
  await expect(theme).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(theme.getByRole("radio", { checked: true })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(theme).toBeHidden();
  await expect(page.locator(":focus")).toBeVisible();
});

test("in the composer the focus goes along with a row, a panel and what is added", async ({
  page,
}) => {
  await open(page, openStates.composer, "look");
  const rail = page.locator(".compose-rail");
  const focused = page.locator(":focus");
  await press(page, rail.getByRole("button", { name: "Coffee", exact: true }));
  await press(page, rail.getByRole("button", { name: "Move page Coffee down" }));
  await expect(focused).toHaveAttribute("aria-label", "Move page Coffee down");
  await press(page, rail.getByRole("button", { name: "Rename page Coffee" }));
  await expect(focused).toHaveAccessibleName("Name in the menu");
  await expect(focused).toHaveValue("Coffee");
  await press(page, rail.getByRole("button", { name: "Remove page Coffee" }));
  await expect(focused).toBeVisible();
  await expect(rail.locator(":focus")).toHaveCount(1);
  await press(page, page.locator("[data-tab=take]"));
  await press(page, page.getByRole("button", { name: "Show them" }));
  await expect(page.locator(".compose-panel h2")).toBeFocused();
  await press(page, page.getByRole("button", { name: "Close", exact: true }));
  await expect(page.locator("h1")).toBeFocused();
  await press(page, page.getByRole("button", { name: /^Continue with/ }));
  await expect(page.locator(".compose")).toBeFocused();
  await press(page, page.getByRole("button", { name: "Close", exact: true }));
  await expect(page.locator("h1")).toBeFocused();
  await press(page, page.getByRole("button", { name: /^Delete/ }));
  await expect(page.getByRole("button", { name: "Restore it" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator(".compose-projects :focus")).toBeVisible();
});

test("in hours, news, legal pages and languages the focus stays and every action is said", async ({
  page,
}) => {
  await composer(page);
  const focused = page.locator(":focus");
  const said = page.locator(".compose > [role=status]");
  const button = (name: string) => page.getByRole("button", { name, exact: true });

  await page.getByText("Hours, layout, address of the site").click();
  await press(page, button("Set hours by day"));
  await expect(page.locator(".compose-hours input:focus")).toHaveCount(1);
  await expect(said).toHaveText("Hours by day.");
  // Bakery and supper have hours of their own, which stay lines: no day has a time yet.
  await page.keyboard.press("Space");
  await press(page, button("Monday: add a second time, after a break"));
  await expect(focused).toHaveAttribute("aria-label", "Monday: opens");
  await press(page, button("Monday: remove these times"));
  await expect(button("Monday: add a second time, after a break")).toBeFocused();
  await press(page, button("Add holidays or a closure"));
  await expect(focused).toHaveAttribute("aria-label", "First day closed");
  await press(page, button("Remove closure 1"));
  await expect(button("Add holidays or a closure")).toBeFocused();
  await expect(said).toHaveText("Closure 1 removed. Undo brings it back.");
  await press(page, button("Write hours as text instead"));
  await expect(button("Set hours by day")).toBeFocused();

  const rail = page.locator(".compose-rail");
  await press(page, rail.getByRole("button", { name: "Legal notice and privacy" }));
  await expect(rail.locator(":focus")).toHaveAttribute("aria-current", "page");
  await press(page, page.locator("[data-tab=words]"));
  await press(page, rail.getByRole("button", { name: "Add a News page" }));
  await expect(button("New post")).toBeFocused();

  // Nothing outside an open dialog is announced.
  await rail.locator("[data-row=nav]").click();
  await press(page, button("Other languages and built-in words"));
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Add a language").fill("Deutsch");
  await press(page, button("Create pages in Deutsch"));
  await press(page, button("All languages"));
  await press(page, button("Remove: Deutsch"));
  await expect(dialog.getByLabel("Add a language")).toBeFocused();
  await expect(dialog.getByRole("status")).toHaveText(
    "Pages in Deutsch removed. Undo brings them back.",
  );
});

test("marks in a text area are said, and a wrong address says what to do", async ({ page }) => {
  const site = await composer(page);
  await site.locator("[data-block] .subhead[data-place]").first().click();
  await page.keyboard.press("Escape");
  await page.locator("[data-tab=words][aria-expanded=false]").click();
  const area = page.locator(".compose-area textarea").first();
  const said = page.locator(".compose > [role=status]");
  await area.focus();
  // Example text is selected when its field gets the focus.
  await page.keyboard.press("End");
  await page.keyboard.press("ControlOrMeta+b");
  await expect(said).toHaveText("Select some words first.");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("ControlOrMeta+b");
  await expect(said).toHaveText("Bold on the page.");
  await page.keyboard.press("ControlOrMeta+b");
  await expect(said).toHaveText("No longer bold.");
  await page.keyboard.press("ControlOrMeta+k");
  const address = page.getByRole("combobox", { name: "Link to" });
  await address.fill("javascript:alert(1)");
  await press(page, page.getByRole("button", { name: "Apply" }));
  await expect(address).toBeFocused();
  await expect(address).toHaveAccessibleDescription(/^Enter a web address/);
});
