import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "../support/browsers/under-policy.ts";
import { hydrate } from "../support/network/hydration.ts";

const opened = async (page: Page) => {
  await page.goto("/packages");
  await hydrate(page);
  const planner = page.locator(".planner");
  await expect(planner).toBeVisible({ timeout: 20_000 });
  return planner;
};

const verdict = (page: Page) => page.locator(".plan-verdict");

test("a plan is drawn up, judged at once, kept, taken away and cleared", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", {
      value: {
        writeText: async (text: string) => {
          (window as { copied?: string }).copied = text;
        },
      },
    });
  });
  const requests: string[] = [];
  const planner = await opened(page);
  page.on("request", (request) => requests.push(request.url()));
  await expect(verdict(page)).toContainText("It fits");

  await planner.getByLabel("Name of your business").fill("Corner <Bakery>");
  await planner.getByRole("button", { name: "Add a page" }).click();
  await expect(planner.getByLabel("Name of page 3")).toBeFocused();
  await planner.getByLabel("Name of page 3").fill("Prices");
  for (let section = 1; section <= 6; section++)
    await planner.getByRole("button", { name: "Add a section to Prices" }).click();
  await expect(verdict(page)).toContainText("Prices: 6 sections: 1 more than the package’s 5.");
  await expect(planner.getByTestId("said")).toContainText(
    "Section 6 added to Prices. It does not fit yet.",
  );
  await planner.getByRole("button", { name: "Remove section 6" }).click();
  await expect(verdict(page)).toContainText("It fits");
  await planner.getByRole("button", { name: "Undo" }).click();
  await expect(verdict(page)).toContainText("does not fit yet");
  await planner.getByRole("button", { name: "Remove section 6" }).click();

  await planner.getByRole("button", { name: "Add a page" }).click();
  await expect(verdict(page)).toContainText("4 pages: 1 more than the package’s 3.");
  await planner.getByRole("button", { name: "Remove page 4" }).click();

  for (let photo = 1; photo <= 4; photo++)
    await planner.getByRole("button", { name: "Add a photo" }).click();
  await expect(verdict(page)).toContainText("4 photos: 1 more");
  await planner.getByRole("button", { name: "Remove photo 4" }).click();
  await planner.getByRole("button", { name: "Photo 1: choose one" }).click();
  const chooser = page.getByRole("dialog", { name: "Choose photo 1" });
  const picture = chooser.locator(".photo-chooser-list button").first();
  await expect(picture.locator("img")).toBeVisible();
  const chosen = await picture.textContent();
  await picture.click();
  await expect(planner.getByRole("button", { name: `Photo 1: ${chosen}` })).toBeFocused();

  await page.reload();
  await page.mouse.move(30, 30);
  await expect(planner.getByLabel("Name of page 3")).toHaveValue("Prices");
  await expect(planner).toContainText("Your plan from last time.");

  await planner.getByRole("button", { name: "Copy the brief" }).click();
  await expect(planner.getByRole("status").filter({ hasText: "Copied." })).toBeAttached();
  const copied = await page.evaluate(() => (window as { copied?: string }).copied ?? "");
  expect(copied).toContain("# Plan for Corner \\<Bakery\\>");
  expect(copied).toContain(chosen ?? "no name");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    planner.getByRole("button", { name: "Markdown" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("website-plan.md");
  expect(await readFile(await download.path(), "utf8")).toBe(copied);
  const draft = await planner.getByRole("link", { name: "Email draft" }).getAttribute("href");
  expect(decodeURIComponent(draft ?? "").replaceAll("\r\n", "\n")).toContain(copied.trim());

  const clear = planner.getByRole("button", { name: "Clear everything" });
  await clear.scrollIntoViewIfNeeded();
  const top = () => clear.evaluate((button) => Math.round(button.getBoundingClientRect().top));
  const before = await top();
  await clear.click();
  await expect(planner.getByLabel("Name of page 1")).toHaveCount(0);
  // Much has gone above it: the button stays under the hand.
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(2);
  await planner.getByRole("button", { name: "Undo" }).click();
  await expect(planner.getByLabel("Name of page 1")).toHaveValue("Home");
  const origin = new URL(page.url()).origin;
  expect(requests.filter((url) => !url.startsWith(origin) && !url.startsWith("blob:"))).toEqual([]);
});

test("by keyboard alone: add, name, move across pages, remove; focus is never lost", async ({
  page,
}) => {
  const planner = await opened(page);
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
  await planner.getByLabel("Section 1 of About").focus();
  await page.keyboard.press("Tab");
  expect(await focused()).toBe("Move Our story up");
  await page.keyboard.press("Enter");
  await expect(planner.getByLabel("Section 4 of Home")).toHaveValue("Our story");
  expect(await focused()).toBe("Move Our story up");
  await page.keyboard.press("Enter");
  await expect(planner.getByLabel("Section 3 of Home")).toHaveValue("Our story");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  expect(await focused()).toBe("Remove Our story");
  await page.keyboard.press("Space");
  await expect(planner.getByLabel("Section 3 of Home")).toBeFocused();
  await planner.getByRole("button", { name: "Add a section to Home" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.type("Menu");
  await expect(planner.getByLabel("Section 4 of Home")).toHaveValue("Menu");
  await page.keyboard.press("Enter");
  await expect(planner.getByLabel("Section 5 of Home")).toBeFocused();
  await page.keyboard.type("Map");
  await expect(planner.getByLabel("Section 5 of Home")).toHaveValue("Map");
  await planner.getByRole("button", { name: "Move About left" }).focus();
  await page.keyboard.press("Enter");
  await expect(planner.getByLabel("Name of page 1")).toHaveValue("About");
  expect(await focused()).toBe("Move About left");
  await page.keyboard.press("Enter");
  await expect(planner.getByTestId("said")).toContainText("cannot go further");
});

test("storage that is denied, full or corrupt never stops the planner", async ({
  browser,
  baseURL,
}) => {
  const broken = {
    denied: () => {
      for (const name of ["localStorage", "indexedDB"])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException("no", "SecurityError");
          },
        });
    },
    full: () => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    },
    corrupt: () => {
      const opening = indexedDB.open("daylit-projects", 1);
      opening.onupgradeneeded = () => {
        const { result } = opening;
        result.createObjectStore("projects", { keyPath: "id" }).put({ id: "a", version: 9 });
        result.createObjectStore("files", { keyPath: "hash" });
        result.createObjectStore("meta").put("a", "current");
      };
      opening.onsuccess = () => opening.result.close();
    },
  };
  const words = {
    denied: "does not let the site save",
    full: "storage is full",
    corrupt: "could not be read",
  };
  for (const kind of ["denied", "full", "corrupt"] as const) {
    const context = await browser.newContext({ baseURL });
    const page = await context.newPage();
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    await page.addInitScript(broken[kind]);
    const planner = await opened(page);
    if (kind !== "corrupt") await planner.getByRole("button", { name: "Add a page" }).click();
    await expect(planner.locator(".keep-notice")).toContainText(words[kind]);
    await planner.getByLabel("Name of page 1").fill("Start");
    await expect(planner.getByLabel("Name of page 1")).toHaveValue("Start");
    expect(errors, kind).toEqual([]);
    await context.close();
  }
});

test("copying that is refused shows the text to copy by hand", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  const planner = await opened(page);
  await planner.getByRole("button", { name: "Copy the brief" }).click();
  const text = planner.getByRole("textbox", { name: /did not allow copying/ });
  await expect(text).toHaveValue(/# Plan for a website/);
  expect(await text.evaluate((field: HTMLTextAreaElement) => field.selectionEnd)).toBeGreaterThan(
    50,
  );
});
