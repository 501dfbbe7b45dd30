import { strFromU8, unzipSync } from "fflate";
import { expect, type Page, test } from "../support/browsers/under-policy.ts";
import {
  bytesOf,
  longTimeout,
  opened,
  photo,
  ready,
  zipped,
} from "../support/composer/composer.ts";
import { holdRequests } from "../support/network/held-requests.ts";

test("words typed on the page are in the site that is taken away", async ({ page }) => {
  const problems: string[] = [];
  page.on("pageerror", ({ message }) => problems.push(message));
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  const arrive = await holdRequests(page, /\/descriptions-[^/]+\.js$/);
  const site = await opened(page);
  await page.getByLabel("What is your business called?").fill("Anna’s Kitchen");
  await expect(site.locator("header").getByText("Anna’s Kitchen")).toBeVisible();
  const later = site.locator("main > :not(:first-child) img").first();
  await expect(later).toHaveAttribute("alt", "");
  await site.locator("h1").click();
  await page.keyboard.type("Soup, bread ");
  // What arrives meanwhile draws the page again, and leaves the caret where it is.
  arrive();
  await expect(later).not.toHaveAttribute("alt", "");
  await page.keyboard.type("& <em>quiet</em>");
  await page.keyboard.press("Enter");
  await expect(site.locator("h1")).toHaveText("Soup, bread & <em>quiet</em>");
  const files = unzipSync(await zipped(page));
  const html = strFromU8(files["annas-kitchen/index.html"] ?? new Uint8Array());
  expect(html).toContain("Soup, bread &amp; &lt;em&gt;quiet&lt;/em&gt;");
  expect(html).toContain("<title>Anna’s Kitchen");
  expect(Object.keys(files)).toContain("annas-kitchen/contact.html");
  expect(problems).toEqual([]);
});

test("Escape gives the words back, pasted markup comes as plain text, a reload keeps half a word", async ({
  page,
}) => {
  const site = await opened(page);
  const heading = site.locator("h1");
  const first = (await heading.textContent()) ?? "";
  await heading.click();
  await page.keyboard.type("Not this");
  await page.keyboard.press("Escape");
  await expect(heading).toHaveText(first);
  await heading.click();
  await heading.evaluate((element) => {
    const data = new DataTransfer();
    data.setData("text/plain", "Plain\n words");
    data.setData("text/html", "<b>Bold</b>");
    const written = element.querySelector("[contenteditable]") ?? element;
    written.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true }));
  });
  await page.keyboard.press("Enter");
  await expect(heading).toHaveText("Plain words");
  await heading.click();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("Half a wo");
  await page.reload();
  await ready(page);
  await expect(heading).toHaveText("Half a wo");
});

test("a file that isn’t a site is refused with its reason", async ({ page }) => {
  await page.goto("/compose");
  const input = page.getByLabel(/^Open a site you downloaded/);
  const cases = {
    "empty.json": ["", "This file is empty."],
    "cut.json": ['{"daylit": 1, "lang', "This project file is incomplete"],
    "other.json": ["[1, 2]", "This isn’t a Daylit site."],
    "newer.json": ['{"daylit": 99}', "made with a newer Daylit"],
    "cut.zip": ["PK\u0003\u0004", "This zip is damaged or cut off."],
  };
  for (const [name, [content = "", words = ""]] of Object.entries(cases)) {
    await input.setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from(content) });
    await expect(page.locator("main .alert-danger")).toContainText(`${name} could not be opened.`);
    await expect(page.locator("main .alert-danger")).toContainText(words);
  }
});

/** What is unzipped says: own name, colour, words and photo. */
function expectOwn(files: Record<string, Uint8Array>, folder: string, words: string, alt: string) {
  const html = strFromU8(files[`${folder}/index.html`] ?? new Uint8Array());
  expect(html).toContain(words);
  expect(html).toContain('content="#0b7a4b"');
  expect(html).toContain(`alt="${alt}"`);
  expect(html).toContain("pictures/own-");
}

test("at phone size one thing at a time: name, colour, words, photo, a section away and back, and it is taken", async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const page = await context.newPage();
  await page.goto("/layouts/arch/arch-0001");
  await page.getByRole("link", { name: "Use this layout" }).tap();
  const site = await ready(page);
  for (const name of ["Close", "Preview"])
    await expect(page.getByRole("button", { name, exact: true })).toBeVisible();
  await page.getByLabel("What is your business called?").tap();
  await page.keyboard.type("Pocket & Co");
  await page.getByRole("button", { name: "Try pine" }).tap();
  await page.getByRole("button", { name: "Close Start here" }).tap();
  await site.locator("h1").tap();
  await page.keyboard.type("On the phone");
  await page.keyboard.press("Enter");
  await site.locator("picture").first().tap();
  await page.getByLabel("Your own picture").setInputFiles(photo);
  await page.getByLabel("What does it show?").fill("The yard at noon");
  await page.getByRole("button", { name: "Done", exact: true }).tap();
  await page.locator("[data-tab=pages]").tap();
  const rows = page.locator(".compose-panel .compose-rows").last().locator("li");
  // A tap is answered after the fingers have gone.
  await expect(rows.first()).toBeVisible();
  const count = await rows.count();
  await rows.nth(2).getByRole("button").first().tap();
  await page.locator("[data-tab=pages]").tap();
  await page
    .locator(".compose-panel")
    .getByRole("button", { name: /^Remove / })
    .last()
    .tap();
  await expect(rows).toHaveCount(count - 1);
  await page.getByRole("button", { name: /^Undo/ }).tap();
  await expect(rows).toHaveCount(count);
  // On the page itself: under the finger there is no bin then, which would remove the next section.
  await page.locator("[data-tab=pages]").tap();
  const second = site.locator("[data-block='pages[0].sections[1]']");
  await second.focus();
  await page.locator(".compose-block-bar").getByRole("button", { name: "Remove" }).tap();
  await expect(page.locator(".compose-said")).toContainText(" removed. ");
  await expect(page.locator(".compose-said")).toHaveText(/ removed\. Undo brings it back\.$/);
  await expect(page.locator(".compose-block-bar")).toHaveCount(0);
  await page.getByRole("button", { name: /^Undo/ }).tap();
  expectOwn(unzipSync(await zipped(page)), "pocket-and-co", "On the phone", "The yard at noon");
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  await context.close();
});

/** Tabs until something has the focus, in the page or in the frame. */
async function tabTo(page: Page, what: string) {
  for (let step = 0; step < 200; step++) {
    await page.keyboard.press("Tab");
    const there = await page.evaluate((selector) => {
      const outer = document.activeElement;
      const inner = (outer as HTMLIFrameElement | null)?.contentDocument?.activeElement;
      return (inner ?? outer)?.matches(selector) ?? false;
    }, what);
    if (there) return;
  }
  throw new Error(`Nobody comes to ${what} by keyboard`);
}

/** F6 leads from part to part of the composer. */
async function toPart(page: Page, part: "rail" | "stage" | "side") {
  for (let press = 0; press < 4; press++) {
    await page.keyboard.press("F6");
    const selector = `.compose-${part}`;
    const there = await page.evaluate((it) => !!document.activeElement?.closest(it), selector);
    if (there) return;
  }
  throw new Error(`F6 does not lead to ${part}`);
}

test("by keyboard alone: begin, name, colour, words on the page, a photo, take", async ({
  page,
}) => {
  await page.goto("/layouts/arch/arch-0001");
  await tabTo(page, 'a[href^="/compose?begin"]');
  await page.keyboard.press("Enter");
  await expect(page.locator(".compose-window iframe[data-ready]")).toBeVisible(longTimeout);
  const site = page.frameLocator(".compose-window iframe");
  await expect(page.locator('[data-field="business.name"]')).toBeFocused();
  await page.keyboard.type("Keys & Co");
  await tabTo(page, '[aria-label="Try pine"]');
  await page.keyboard.press("Enter");
  // On the page the blocks are stops of their own, Enter writes in them.
  await toPart(page, "stage");
  await tabTo(page, '[data-block="pages[0].sections[0]"]');
  await page.keyboard.press("Enter");
  await page.keyboard.press("Control+a");
  await page.keyboard.type("Written by keys");
  await page.keyboard.press("Enter");
  await expect(site.locator("body")).toContainText("Written by keys");
  await expect(site.locator("header")).toContainText("Keys & Co");
  // A row of the rail leads to the form of its section, and that to the picture.
  await toPart(page, "rail");
  await tabTo(page, ".compose-rail ol.compose-rows:last-of-type > li:nth-child(2) > .compose-row");
  await page.keyboard.press("Enter");
  // The form is fetched when it is wanted, and takes the focus.
  await expect(page.locator(".compose-panel .compose-picture-button").first()).toBeVisible();
  await tabTo(page, ".compose-panel .compose-picture-button");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Choose a picture" })).toBeVisible();
  await tabTo(page, '.compose-dialog input[type="file"]');
  await page.locator(".compose-dialog input:focus").setInputFiles(photo);
  await expect(page.getByLabel("What does it show?")).toBeFocused();
  await page.keyboard.type("Keys on a board");
  await page.keyboard.press("Enter");
  await toPart(page, "side");
  await tabTo(page, '[data-tab="take"]');
  await page.keyboard.press("Enter");
  await expect(page.locator(".compose-take")).toBeVisible();
  await tabTo(page, ".compose-take");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Before you download" })).toBeVisible();
  await tabTo(page, ".compose-dialog .flex > button:first-child");
  const download = page.waitForEvent("download");
  await page.keyboard.press("Enter");
  const files = unzipSync(await bytesOf(download));
  expectOwn(files, "keys-and-co", "Written by keys", "Keys on a board");
});

test("on a phone a warning is one strip across the window, with its button", async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await opened(page);
  await expect(page.locator(".compose-kept")).toHaveText(/^Saved in this browser/);
  await expect(page.locator(".compose-kept")).toBeInViewport({ ratio: 1 });
  const other = await context.newPage();
  await opened(other, "/compose#edit");
  const strip = other.locator(".compose-warning");
  await expect(strip).toContainText("Also open in another tab");
  const box = await strip.boundingBox();
  expect(box?.width).toBe(390);
  expect(box?.height).toBeLessThan(130);
  const button = strip.getByRole("button", { name: "Continue here" });
  await expect(button).toBeInViewport({ ratio: 1 });
  await button.click();
  await expect(strip).toHaveCount(0);
  await context.close();
});

test("where nothing can be kept everything works, and it is said", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, "indexedDB", { value: undefined });
  });
  const site = await opened(page);
  await site.locator("h1").click();
  await page.keyboard.type("Kept nowhere");
  await page.keyboard.press("Enter");
  await expect(page.locator(".compose-kept")).toContainText("does not let the site save anything");
  const files = unzipSync(await zipped(page));
  expect(strFromU8(files["pinch-and-proof/index.html"] ?? new Uint8Array())).toContain(
    "Kept nowhere",
  );
});
