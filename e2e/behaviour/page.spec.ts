import { expect, type Page, test } from "@playwright/test";
import { axeFaults } from "../support/faults/axe-faults.ts";
import { behaviourServer } from "./support/server.ts";

const open = async (page: Page, path = "/") => {
  await page.goto(`${await behaviourServer()}${path}`);
  if (path === "/") await page.waitForFunction(() => "violations" in window);
};

/** Runs inside the page. Waits for nothing: opens what can be opened. */
function openEverything() {
  document.querySelector<HTMLInputElement>("#town")?.click();
  document.querySelector<HTMLElement>("daylit-range [popover]")?.showPopover();
}

for (const colorScheme of ["light", "dark"] as const)
  test(`axe finds nothing, closed and open, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await open(page);
    expect(await axeFaults(page)).toEqual([]);
    await page.evaluate(openEverything);
    await expect(page.getByRole("gridcell", { selected: true }).first()).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    await page.keyboard.press("Control+k");
    await page.keyboard.type("o");
    expect(await axeFaults(page, { within: "#commands" })).toEqual([]);
  });

test("a strict policy with trusted types is never broken, and nothing is logged", async ({
  page,
}) => {
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  page.on("pageerror", (error) => logged.push(error.message));
  await open(page);
  await page.evaluate(openEverything);
  await page.evaluate("toast('Saved', 'success')");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(page.locator("#commands")).toBeVisible();
  expect(await page.evaluate("window.violations")).toEqual([]);
  expect(logged).toEqual([]);
});

test("without script everything is there and can be used", async ({ page }) => {
  await open(page, "/plain");
  await expect(page.locator("#town")).toHaveAttribute("list", "towns");
  await page.getByLabel("Grains").selectOption(["Rye", "Oat"]);
  await expect(page.locator("#grains")).toBeVisible();
  await page.getByRole("button", { name: "Commands" }).click();
  await expect(page.getByRole("link", { name: "Recipes" })).toBeVisible();
  await page.keyboard.press("Escape");
  for (const id of ["daily", "weekly", "rarely"])
    await expect(page.locator(`#${id}`)).toBeVisible();
  await expect(page.locator("#part-toasts .alert")).toBeVisible();
  await page.getByLabel("Ada Lindqvist").check();
  await page.getByLabel("Leave", { exact: true }).fill("2026-12-09");
  await expect(page.locator("#part-reorder li")).toHaveCount(4);
  // No control is shown that does nothing.
  await expect(page.locator("thead input, #commands input")).toHaveCount(2);
  await expect(page.locator("thead input:visible, #commands input:visible")).toHaveCount(0);
  await page.getByText("Dark", { exact: true }).click();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(
    "dark",
  );
  expect(await axeFaults(page)).toEqual([]);
});

test("multi-select: a label, a reset and a form use the select as it was", async ({ page }) => {
  await open(page);
  await page.getByText("Grains", { exact: true }).click();
  const field = page.getByRole("combobox", { name: "Grains" });
  await expect(field).toBeFocused();
  await page.getByRole("option", { name: "Barley" }).or(field).first().click();
  await page.getByRole("option", { name: "Barley" }).click();
  const sent = () =>
    page.evaluate(() =>
      new FormData(
        document.querySelector<HTMLFormElement>("#part-multiselect form") as HTMLFormElement,
      )
        .getAll("grain")
        .join(),
    );
  expect(await sent()).toBe("Rye,Barley");
  await page.evaluate(() =>
    document.querySelector<HTMLFormElement>("#part-multiselect form")?.reset(),
  );
  await expect(page.locator(".chip")).toHaveText(["Rye"]);
});

test("toasts leave after their time, and wait while the pointer or the focus is there", async ({
  page,
}) => {
  // Stands still between the steps: on a busy machine seconds pass there.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await open(page);
  await page.mouse.move(0, 0);
  const saved = page.locator(".alert", { hasText: "saved" });
  await expect(saved).toBeVisible();
  await page.clock.runFor(7000);
  await saved.hover();
  await page.clock.runFor(20_000);
  await expect(saved).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(7000);
  await saved.getByRole("button", { name: "Close" }).focus();
  await page.clock.runFor(20_000);
  await expect(saved).toBeVisible();
  await page.locator("#town").focus();
  await page.clock.runFor(7900);
  await expect(saved).toBeVisible();
  await page.clock.runFor(200);
  await expect(saved).toHaveCount(0);
});

test("toasts: an error and one with an action stay; Escape closes and gives the focus back", async ({
  page,
}) => {
  await page.clock.install();
  await open(page);
  await page.locator("#town").focus();
  await page.evaluate("toast('Not saved', 'danger')");
  await page.evaluate(() => {
    const button = document.createElement("button");
    button.textContent = "Undo";
    const message = document.createDocumentFragment();
    message.append("Removed. ", button);
    (window as unknown as { toast(message: Node): void }).toast(message);
  });
  await page.clock.runFor(60_000);
  await expect(page.locator(".toasts > .alert")).toHaveText(["Not saved", "Removed. Undo"]);
  const close = page.getByRole("button", { name: "Close" });
  await close.last().focus();
  await page.keyboard.press("Escape");
  await expect(close).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#town")).toBeFocused();
});

for (const kind of ["modal", "popover"])
  test(`toasts in front of a dialog are closed without closing it, ${kind}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page);
    await page.evaluate((kind) => {
      const dialog = document.createElement("dialog");
      const heading = document.createElement("h2");
      heading.textContent = "New order";
      const field = document.createElement("input");
      field.ariaLabel = "Name";
      dialog.append(heading, field);
      document.body.append(dialog);
      if (kind === "popover") dialog.popover = "auto";
      // A click beside it closes it.
      else dialog.setAttribute("closedby", "any");
      if (kind === "popover") dialog.showPopover();
      else dialog.showModal();
    }, kind);
    const dialog = page.getByRole("dialog", { name: "" }).filter({ hasText: "New order" });
    await page.getByLabel("Name", { exact: true }).focus();
    const before = await dialog.boundingBox();
    await page.evaluate("toast('Not saved', 'danger')");
    await page.evaluate("toast('Not sent', 'danger')");
    await page.evaluate("toast('Not printed', 'danger')");
    expect(await dialog.boundingBox()).toEqual(before);
    const toasts = page.locator(".alert-danger");
    await toasts.first().getByRole("button", { name: "Close" }).click();
    await expect(toasts).toHaveText(["Not sent", "Not printed"]);
    await expect(dialog).toBeVisible();
    await page.getByLabel("Name", { exact: true }).focus();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Escape");
    await expect(toasts).toHaveText(["Not sent"]);
    await expect(dialog).toBeVisible();
    await page.getByLabel("Name", { exact: true }).focus();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    // What is left stays for the page.
    await expect(toasts).toBeVisible();
    await toasts.getByRole("button", { name: "Close" }).click();
    await expect(toasts).toHaveCount(0);
  });

test("toasts: a message outlives a dialog that is taken from the page", async ({ page }) => {
  await open(page);
  await page.evaluate(() => {
    const dialog = document.createElement("dialog");
    document.body.append(dialog);
    dialog.showModal();
    (window as unknown as { toast(message: string): void }).toast("Saved");
    dialog.remove();
  });
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
});

test("menu: a choice closes it and gives the focus back; boxes and what opens something leave it open", async ({
  page,
}) => {
  // The menu fits below its button: scrolling would move it a frame later than its button.
  await page.setViewportSize({ width: 1280, height: 3000 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page);
  const button = page.getByRole("button", { name: "Order 20 421" });
  const menu = page.locator("#order-menu");
  await button.click();
  await page.getByLabel("Show prices").check();
  await page.getByText("Show prices").click();
  await expect(menu).toBeVisible();
  await page.getByRole("button", { name: "Copy the address" }).click();
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await button.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(menu).toBeHidden();
  expect(new URL(page.url()).hash).toBe("#order-notes");
  const item = menu.locator("button");
  for (const name of ["aria-checked", "aria-pressed", "aria-expanded"]) {
    await item.evaluate((each, attribute) => each.setAttribute(attribute, "false"), name);
    await button.click();
    await item.click();
    await expect(menu).toBeVisible();
    await page.keyboard.press("Escape");
    await item.evaluate((each, attribute) => each.removeAttribute(attribute), name);
  }
  // A choice that moves the focus keeps it.
  await item.evaluate((each) =>
    each.addEventListener("click", () => document.querySelector<HTMLElement>("#town")?.focus()),
  );
  await button.click();
  await item.click();
  await expect(menu).toBeHidden();
  await expect(page.locator("#town")).toBeFocused();
});

test("reorder: by dragging, and Escape puts it back", async ({ page }) => {
  await open(page);
  const words = page.locator("#part-reorder li");
  const handle = (name: string) => page.getByRole("button", { name: `Move ${name}` });
  await handle("Shape").hover();
  await page.mouse.down();
  const first = await words.first().boundingBox();
  await page.mouse.move(first?.x ?? 0, (first?.y ?? 0) + 4, { steps: 8 });
  await expect(words.first()).toHaveText("Shape");
  await page.keyboard.press("Escape");
  await expect(words.last()).toHaveText("Shape");
  await page.mouse.up();
  await handle("Weigh the flour").hover();
  await page.mouse.down();
  const last = await words.last().boundingBox();
  await page.mouse.move(last?.x ?? 0, (last?.y ?? 0) + (last?.height ?? 0) - 4, { steps: 8 });
  await page.mouse.up();
  await expect(words).toHaveText(["Feed the starter", "Mix and rest", "Shape", "Weigh the flour"]);
});

test("date range: the last day is not before the first, and days out of bounds cannot be chosen", async ({
  page,
}) => {
  await open(page);
  await page.locator("#arrive").fill("2026-12-10");
  await expect(page.locator("#leave")).toHaveAttribute("min", "2026-12-10");
  await page.locator("#arrive").evaluate((field: HTMLInputElement) => {
    field.min = "2026-12-08";
  });
  await page.getByRole("button", { name: "Choose dates" }).click();
  await page.getByRole("gridcell", { name: /\b7 December 2026/ }).dispatchEvent("click");
  await expect(page.getByText("Choose the first day")).toBeVisible();
  await page.getByRole("button", { name: "Next month" }).click();
  await expect(page.getByRole("grid", { name: "January 2027" })).toBeVisible();
});

test("theme: the choice is there before anything is shown, and other windows follow", async ({
  page,
  context,
}) => {
  await open(page);
  await page.getByText("Dark", { exact: true }).click();
  const other = await context.newPage();
  await open(other);
  await expect(other.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(other.getByLabel("Dark")).toBeChecked();
  await other.getByText("Light", { exact: true }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
});

test("on a page with the prefixed stylesheet the names have its prefix", async ({ page }) => {
  await open(page);
  await page.evaluate(() => document.documentElement.style.setProperty("--dl-brand", "#f2a900"));
  await page.evaluate("toast('Saved', 'success')");
  await expect(page.locator(".dl-alert.dl-alert-success > .dl-close")).toHaveCount(1);
  await page.getByText("Dark", { exact: true }).click();
  await expect(page.locator("html")).toHaveAttribute("data-dl-theme", "dark");
});
