import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Locator,
  type Page,
} from "@playwright/test";
import { hydrate } from "../network/hydration.ts";

type File = { name: string; mimeType: string; buffer: Buffer };

/** How a person works a page: with a mouse, with keys alone, with a finger on a phone. */
export type Way = {
  device: BrowserContextOptions;
  press(control: Locator): Promise<void>;
  write(field: Locator, words: string): Promise<void>;
  /** `letter` is what an option's words begin with. */
  pick(list: Locator, letter: string): Promise<void>;
  give(field: Locator, file: File): Promise<void>;
};

async function chosen(field: Locator, file: File, open: () => Promise<void>) {
  const [chooser] = await Promise.all([field.page().waitForEvent("filechooser"), open()]);
  await chooser.setFiles(file);
}

const byName = async (list: Locator, letter: string) => {
  const option = list.locator("option", { hasText: new RegExp(`^${letter}`) }).first();
  await list.selectOption({ label: (await option.textContent()) ?? "" });
};

const keyed = async (control: Locator, key: string) => {
  await control.focus();
  await control.page().keyboard.press(key);
};

export const ways: Record<string, Way> = {
  "by pointer": {
    device: { viewport: { width: 1440, height: 900 } },
    press: (control) => control.click(),
    write: (field, words) => field.fill(words),
    pick: byName,
    give: (field, file) => chosen(field, file, () => field.click()),
  },
  "by keyboard": {
    device: { viewport: { width: 1280, height: 800 } },
    press: (control) => keyed(control, "Enter"),
    async write(field, words) {
      await keyed(field, "ControlOrMeta+A");
      await field.page().keyboard.insertText(words);
    },
    pick: keyed,
    give: (field, file) => chosen(field, file, () => keyed(field, "Enter")),
  },
  "on a phone": {
    device: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    press: (control) => control.tap(),
    write: (field, words) => field.fill(words),
    pick: byName,
    give: (field, file) => chosen(field, file, () => field.tap()),
  },
};

/** A browser that keeps nothing for any site. */
const deny = () => {
  for (const name of ["localStorage", "sessionStorage", "indexedDB"])
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException("no", "SecurityError");
      },
    });
};

/** A browser of its own, which is asked for nothing that it does not have. */
export async function browserFor(
  browser: Browser,
  { device }: Way,
  storage: "kept" | "denied",
  baseURL?: string,
): Promise<BrowserContext> {
  const context = await browser.newContext({ ...device, baseURL, serviceWorkers: "block" });
  if (storage === "denied") await context.addInitScript(deny);
  return context;
}

export async function opened(page: Page, path: string) {
  await page.goto(path);
  await hydrate(page);
}

/** Follows a link of the site: what is only in memory is still there. */
export async function visited(page: Page, path: string) {
  await page.evaluate((href) => {
    const link = document.createElement("a");
    link.href = href;
    document.querySelector("main")?.append(link);
    link.click();
  }, path);
  await expect(page).toHaveURL(path);
  await hydrate(page);
}

/** The address changes before the page does. */
export async function wentBack(page: Page) {
  const title = await page.title();
  await page.goBack();
  await expect(page).not.toHaveTitle(title);
  await hydrate(page);
}

/** Walks away to another page of the site, and back. */
export async function awayAndBack(page: Page) {
  await visited(page, "/contact");
  await wentBack(page);
}

/** Whether the browser would ask before this page is left. */
export const asksBeforeLeaving = (page: Page) =>
  page.evaluate(() => !dispatchEvent(new Event("beforeunload", { cancelable: true })));
