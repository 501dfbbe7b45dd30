import { readFile } from "node:fs/promises";
import { unzipSync } from "fflate";
import { withMailForms } from "../../apps/site/features/layouts/download/mail-forms.ts";
import { expect, type FrameLocator, type Page, test } from "../support/browsers/under-policy.ts";
import { holdRequests } from "../support/network/held-requests.ts";
import { hydrate } from "../support/network/hydration.ts";

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await hydrate(page);
};

const frameOf = (page: Page): FrameLocator => page.frameLocator(".layout-frame");

/** The frame answers once the page is alive: its measure is shown then. */
const alive = (page: Page) => expect(page.locator(".layout-measure")).toContainText("px wide");

/** Asked again by Playwright when the frame loads another document meanwhile. */
const expectBrand = (page: Page, brand: string) =>
  expect(frameOf(page).locator("html")).toHaveCSS("--brand", brand);

const choose = (page: Page, colour: string) => page.getByLabel("Your brand colour").fill(colour);

test("words, section types, moods and kinds of picture narrow the catalogue, and the address carries them", async ({
  page,
}) => {
  await open(page, "/layouts");
  const shown = (words: string) =>
    page.locator(".layout-grid > li:visible").filter({ hasText: words });
  await page.getByLabel("Words").fill("bakery");
  await expect(page.getByRole("status").filter({ hasText: "of 100 layouts" })).toBeVisible();
  await expect(shown("Food and Restaurant").first()).toBeVisible();
  await expect(shown("Business and Law")).toHaveCount(0);
  await expect(page).toHaveURL(/words=bakery/);
  await page.getByRole("button", { name: "Show all" }).click();
  await page.getByLabel("Pictures").selectOption("Cut paper");
  await expect(shown("WEDD 0002")).toBeVisible();
  await expect(shown("Business and Law")).toHaveCount(0);
  await expect(page).toHaveURL(/picture=paper/);
  await page.getByRole("button", { name: "Show all" }).click();
  await page.getByLabel("Section", { exact: true }).selectOption("RSVP form");
  await expect(shown("WEDD 0001")).toBeVisible();
  await expect(shown("Business and Law")).toHaveCount(0);

  // A filtered catalogue has a link to send.
  await open(page, page.url());
  await expect(shown("WEDD 0001")).toBeVisible();
  await expect(shown("Business and Law")).toHaveCount(0);
  await page.getByLabel("Words").fill("zzz");
  await expect(page.getByText("No layout matches")).toBeVisible();
  await open(page, "/layouts?mood=dark");
  await expect(page.getByLabel("Mood")).toHaveValue("dark");
  // Each with its own picture: a mood is seen, not read.
  await expect(shown("MUSI 0001").locator("img[src*=musi-0001]:visible").first()).toBeVisible();
  await expect(shown("PORT 0004")).toHaveCount(0);
});

test("a card shows its page in the dark theme, and goes through it when focused", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await open(page, "/layouts/portfolio");
  const card = page.locator(".layout-one").first();
  // At a desk and on a phone.
  await expect(card.locator(".layout-thumbnail.twin-dark:visible")).toHaveCount(2);
  await expect(card.locator(".layout-thumbnail.twin-light:visible")).toHaveCount(0);
  const whole = card.locator(".layout-scroll.twin-dark");
  await expect(whole).toBeHidden();
  await card.locator(".card-link").hover();
  await expect(whole).toBeVisible();
  await expect
    .poll(() => whole.evaluate((image: HTMLImageElement) => image.naturalHeight))
    .toBeGreaterThan(900);
});

test("the frame shows the document itself, in other windows and looks, and its code and files can be had", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  // Wide enough for a tablet's window beside the phone.
  await page.setViewportSize({ width: 1600, height: 900 });
  await open(page, "/layouts/arch/arch-0001");
  await alive(page);
  const root = frameOf(page).locator("html");
  const measure = page.locator(".layout-measure");
  await page.getByRole("button", { name: "Phone" }).click();
  await expect(measure).toHaveText("Window 390 px wide");
  await expect(root).toHaveCSS("width", "390px");
  await page.getByRole("button", { name: "Desktop" }).click();
  await expect(root).toHaveCSS("width", "1280px");
  await expect(measure).toHaveText(/^Window 1280 px wide, shown at \d\d %$/);

  await page.getByRole("button", { name: "Dark" }).click();
  await expect(root).toHaveAttribute("data-theme", "dark");
  await page.getByRole("button", { name: "RTL" }).click();
  await expect(root).toHaveAttribute("dir", "rtl");

  const handle = page.getByRole("slider");
  await page.getByRole("button", { name: "Tablet" }).click();
  await expect(measure).toHaveText("Window 820 px wide");
  await handle.hover();
  const box = await handle.boundingBox();
  if (!box) throw new Error("no handle");
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 - 220, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect(measure).toHaveText("Window 600 px wide");
  await handle.press("ArrowLeft");
  await expect(measure).toHaveText("Window 580 px wide");

  // By keyboard the preview is skipped with one press, and the next stop is behind it.
  const skip = page.getByRole("link", { name: "Skip the preview" });
  await page.getByRole("button", { name: "Original colour" }).focus();
  await page.keyboard.press("Tab");
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Favourite: ARCH 0001" })).toBeFocused();

  await page.getByText("The code: HTML and CSS").click();
  const html = await (await page.request.get("/view/arch-0001")).text();
  const css = await (await page.request.get("/view/arch-0001.css")).text();
  const blocks = page.locator(".layout-code code");
  await expect(blocks).toHaveCount(2);
  expect(await blocks.nth(0).textContent()).toBe(html);
  expect(await blocks.nth(1).textContent()).toBe(css);
  await page.locator(".layout-code").getByRole("button", { name: "Copy" }).first().click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(html);

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download as a zip" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("arch-0001.zip");
  await expect(
    page.getByRole("status").filter({ hasText: "arch-0001.zip is in your downloads." }),
  ).toHaveCount(1);
  const files = unzipSync(await readFile(await download.path()));
  // As it is shown, but for its form, which has no server there, and its navigation.
  const own = new TextDecoder().decode(files["arch-0001/index.html"]);
  const main = (document: string) => /<main.*<\/main>/s.exec(document)?.[0];
  expect(main(own)).toBe(main(withMailForms(html)));
  expect(own).toContain('<a href="contact.html">Contact</a>');
  expect(own).not.toMatch(/<form\b[^>]*action="#/);
  expect(Object.keys(files).some((name) => name.endsWith(".js"))).toBe(false);
});

test("the composer is one click away: from the catalogue, a trade and the top of a layout", async ({
  page,
}) => {
  await page.goto("/layouts");
  await expect(
    page.getByRole("main").getByRole("link", { name: "Make your site" }),
  ).toHaveAttribute("href", "/compose");
  const sections = page.getByRole("navigation", { name: "Sections" });
  await expect(sections.getByRole("link", { name: "Make your site" })).toHaveAttribute(
    "href",
    "/compose",
  );
  await page.goto("/layouts/architecture-and-building");
  await expect(page.getByRole("link", { name: "Use this layout ARCH 0003" })).toHaveAttribute(
    "href",
    "/compose?begin=arch-0003",
  );
  await page.goto("/layouts/arch/arch-0003");
  const use = page.getByRole("link", { name: "Use this layout" });
  const preview = await page.locator(".layout-live").boundingBox();
  expect((await use.boundingBox())?.y).toBeLessThan(preview?.y ?? 0);
});

test("a brand colour is used exactly and stays through the catalogue", async ({ page }) => {
  await open(page, "/layouts/arch/arch-0001");
  await alive(page);
  await choose(page, "#7a00ff");
  await expectBrand(page, "#7a00ff");
  await page.getByRole("link", { name: "ARCH 0002" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("ARCH 0002");
  await expectBrand(page, "#7a00ff");
  await open(page, "/layouts/food/food-0001");
  await expectBrand(page, "#7a00ff");
  await page.getByRole("button", { name: "Original colour" }).click();
  await expect(frameOf(page).locator("html")).not.toHaveCSS("--brand", "#7a00ff");
});

test("a trade's page takes a brand colour too", async ({ page }) => {
  await page.goto("/layouts/wedding");
  await hydrate(page);
  await page.getByRole("button", { name: "Try yellow" }).click();
  await expect(page.getByText("Each page opens in #ffd400.")).toBeVisible();
  await page.getByRole("link", { name: "WEDD 0001", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("WEDD 0001");
  await expectBrand(page, "#ffd400");
});

test("a colour that is written down is judged and said, and kept from the first letter", async ({
  page,
}) => {
  const release = await holdRequests(page, "**/assets/*.js");
  await page.goto("/layouts/arch/arch-0001");
  const hex = page.getByLabel("Hex value");
  await hex.pressSequentially("#zz");
  release();
  await alive(page);
  await expect(hex).toHaveValue("#zz");
  await hex.press("Enter");
  await expect(hex).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByRole("status").filter({ hasText: "“#zz” is not a colour" })).toBeVisible();
  await hex.fill("7A00FF");
  await hex.press("Enter");
  await expect(hex).toHaveValue("#7a00ff");
  await expect(hex).toHaveAttribute("aria-invalid", "false");
  await expect(page.getByRole("status").filter({ hasText: "Shown in #7a00ff." })).toHaveCount(1);
});

test("a fragment picks the variation of a family", async ({ page }) => {
  await open(page, "/layouts/food/food-0001#variation-3");
  await alive(page);
  await expect(page.locator(".layout-frame")).toHaveAttribute("src", "/view/food-0001-3.html");
  await page.getByRole("link", { name: /^Variation 5/ }).click();
  await expect(page.locator(".layout-frame")).toHaveAttribute("src", "/view/food-0001-5.html");
  await expect(page).toHaveURL(/#variation-5$/);
});

test("the preview shows all three pages of a layout", async ({ page }) => {
  await open(page, "/layouts/spor/spor-0002");
  await alive(page);
  const pages = page.getByRole("navigation", { name: "Pages of this layout" });
  await expect(pages.getByRole("link")).toHaveText(["Home", "Classes", "Contact"]);
  await expect(pages.getByRole("link", { name: "Home" })).toHaveAttribute("aria-current", "true");
  await choose(page, "#7a00ff");

  await pages.getByRole("link", { name: "Contact" }).click();
  await expect(frameOf(page).getByRole("heading", { level: 1 })).toHaveText(
    "Tell us what you would like to try",
  );
  await expect(pages.getByRole("link", { name: "Contact" })).toHaveAttribute(
    "aria-current",
    "true",
  );
  await expect(page.getByRole("link", { name: "Full screen" })).toHaveAttribute(
    "href",
    /spor-0002-contact\.html$/,
  );
  // The look that was chosen stays, and the links of the page itself are followed too.
  await expectBrand(page, "#7a00ff");
  await frameOf(page).getByRole("link", { name: "Classes", exact: true }).first().press("Enter");
  await expect(pages.getByRole("link", { name: "Classes" })).toHaveAttribute(
    "aria-current",
    "true",
  );
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("the links of the three pages open in the preview", async ({ page }) => {
    await page.goto("/layouts/spor/spor-0002");
    const pages = page.getByRole("navigation", { name: "Pages of this layout" });
    await pages.getByRole("link", { name: "Classes" }).click();
    await expect(frameOf(page).getByRole("heading", { level: 1 })).toHaveText(/Seven classes/);
    await expect(page).toHaveURL(/spor-0002$/);
  });
});
