import { strFromU8, unzipSync } from "fflate";
import { expect, type Page, test } from "../support/browsers/under-policy.ts";
import { aboveHeadline, opened, photo, zipped } from "../support/composer/composer.ts";
import { axeFaults, darkFaults } from "../support/faults/axe-faults.ts";

const check = (page: Page) => page.locator("[data-tab=check]").click();
const rows = (page: Page) => page.locator(".compose-examples > section > ul > li");
const focused = (page: Page) => page.locator(":focus");

test("telephone and email in a sentence follow the facts", async ({ page }) => {
  const site = await opened(page, "/compose?begin=educ-0005");
  await page.getByLabel("Telephone").fill("040 1234567");
  await page.getByLabel("Email").fill("zoe@xü.de");
  await expect(site.locator("main")).toContainText("Phone 040 1234567 or write to zoe@xü.de");
  await expect(site.locator("body")).not.toContainText("029 2018 0164");
});

test("example text is kept or removed by section, and the next row has the focus", async ({
  page,
}) => {
  const site = await opened(page);
  await expect(page.locator(".compose-count")).toHaveCount(0);
  await check(page);
  const panel = page.locator(".compose-panel");
  const sections = await site.locator("main > *").count();
  await expect(panel).toContainText(/\d+ sections still have our example text/);
  await expect(rows(page).locator(".compose-thumb").first()).toBeVisible();
  const home = panel.locator("section", { has: page.getByRole("heading", { name: /^Home/ }) });
  const names = await home.locator("li strong").allTextContents();
  await home.getByRole("button", { name: `Keep: ${names[0]}`, exact: true }).click();
  await expect(panel).toContainText(/1 of \d+ sections are yours/);
  await expect(focused(page)).toHaveAccessibleName(`Keep: ${names[1]}`);
  await home.getByRole("button", { name: `Remove: ${names[1]}`, exact: true }).click();
  await expect(site.locator("main > *")).toHaveCount(sections - 1);
  await expect(focused(page)).toHaveAccessibleName(`Remove: ${names[2]}`);
  await page.getByRole("button", { name: "Keep all on this page: Home" }).click();
  await expect(home).toHaveCount(0);
  await expect(focused(page)).toHaveAttribute("data-act", /keep|rewrite/);
  for (let step = 0; step < 3; step++) await page.keyboard.press("Control+z");
  await expect(panel).toContainText(/\d+ sections still have our example text/);
});

test("a row opens, shows and focuses its field, also inside a list", async ({ page }) => {
  await opened(page);
  await check(page);
  // A line of the hours has no field of its own.
  const lists = rows(page)
    .filter({ has: page.locator("details li:nth-child(6)") })
    .filter({ hasNotText: "About you" });
  for (let step = 0; step < 3; step++) {
    const row = lists.nth(step % 2);
    await row.locator("summary").click();
    const texts = row.locator("details li > button:first-child");
    const text = texts.nth((step * 3) % (await texts.count()));
    const words = await text.locator("q").textContent();
    await text.click();
    const field = focused(page);
    // Paragraphs have marks, so their fields are no text areas.
    const value = () =>
      field.evaluate((element) =>
        element instanceof HTMLElement && element.isContentEditable
          ? element.textContent
          : (element as HTMLInputElement).value,
      );
    await expect.poll(value).toBe(words);
    await expect(field).toBeInViewport();
    await check(page);
  }
});

test("before the download one screen lists what is invented; testimonials and people go with a click", async ({
  page,
}) => {
  const site = await opened(page, "/compose?begin=medi-0001");
  await page.locator("[data-tab=take]").click();
  await page.getByRole("button", { name: /^Download your site/ }).click();
  const screen = page.getByRole("dialog", { name: "Before you download" });
  await expect(page.getByRole("button", { name: "Close Before you download" })).toBeFocused();
  await expect(screen).not.toContainText("Light Interactive");
  for (const part of ["Name", "Telephone", "Email", "Address", "Hours"])
    await expect(screen.getByText(part, { exact: true })).toHaveCount(1);
  expect(await axeFaults(page)).toEqual([]);
  expect(await darkFaults(page)).toEqual([]);
  await screen.getByLabel("Telephone").fill("040 1234567");
  await expect(screen.getByLabel("Telephone")).toBeFocused();
  await expect(site.locator("body")).not.toContainText("0131 496");
  for (const button of await screen.locator("[data-act=remove]").all())
    if (await button.isVisible()) await screen.locator("[data-act=remove]").first().click();
  await expect(screen.locator("[data-act=remove]")).toHaveCount(0);
  await screen.getByRole("button", { name: "Not now" }).click();
  await expect(page.getByRole("button", { name: /^Undo: removal of/ })).toBeVisible();
});

test("a blank of a legal page stops the download until it is filled in or confirmed", async ({
  page,
}) => {
  await opened(page, "/compose?begin=medi-0001");
  await page.getByRole("button", { name: "Legal notice and privacy" }).first().click();
  await page.locator("[data-tab=take]").click();
  await page.getByRole("button", { name: /^Download your site/ }).click();
  const screen = page.getByRole("dialog", { name: "Before you download" });
  await expect(screen.getByRole("button", { name: "Fill in [number]" })).toHaveCount(1);
  const download = screen.getByRole("button", { name: "Download anyway" });
  await download.press("Enter");
  const confirmed = screen.getByRole("checkbox", { name: /^Visitors may see the \d+ blanks/ });
  await expect(confirmed).toBeFocused();
  await expect(screen).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await confirmed.check();
  const file = page.waitForEvent("download");
  await download.click();
  await file;
});

test("a site in a language without our legal draft is told so, and gets no English page", async ({
  page,
}) => {
  await opened(page, "/compose?begin=medi-0001");
  const language = page.getByLabel("Language of the site");
  await language.fill("Arabic");
  await language.press("Enter");
  await page.getByRole("button", { name: "Legal notice and privacy" }).first().click();
  const screen = page.getByRole("dialog", { name: "Legal notice and privacy" });
  await expect(screen).toContainText(
    "We have no draft for Arabic. Write your own or ask a lawyer.",
  );
  await screen.getByRole("button", { name: "Add empty pages" }).click();
  await expect(page.locator(".compose-rows [aria-current=page]")).toBeFocused();
  await expect(page.locator(".compose-rows [aria-current=page]")).toContainText("إشعار قانوني");
});

test("a picture of the library is described in the owner’s words", async ({ page }) => {
  const site = await opened(page, "/compose?begin=medi-0001");
  await site.locator("main picture").first().click(aboveHeadline);
  await page.getByLabel("Description of this picture").fill("Our waiting room");
  await page.keyboard.press("Escape");
  await expect(site.locator('main img[alt="Our waiting room"]').first()).toBeAttached();
});

test("a layout in black and white leaves an own photo as it is, until asked", async ({ page }) => {
  const site = await opened(page, "/compose?begin=sale-0004");
  const image = site.locator("main picture img").first();
  const filter = () => image.evaluate((it) => getComputedStyle(it).filter);
  // The page is drawn once more when descriptions arrive, and an image that has gone has no filter.
  await expect.poll(filter).toContain("grayscale");
  await site.locator("main picture").first().click(aboveHeadline);
  await page.getByLabel("Your own picture").setInputFiles(photo);
  await page.getByLabel("What does it show?").fill("The counter");
  const asked = page.getByRole("checkbox", { name: /^Show your own photos black and white/ });
  await expect(asked).not.toBeChecked();
  await expect.poll(filter).toBe("none");
  await asked.check();
  await expect.poll(filter).toContain("grayscale");
  await asked.uncheck();
  await page.getByRole("button", { name: "Done", exact: true }).click();
  const files = unzipSync(await zipped(page));
  const named = (name: string) =>
    strFromU8(files[Object.keys(files).find((file) => file.endsWith(name)) ?? ""] ?? photo.buffer);
  expect(named("/index.html")).toContain("photo-unfiltered");
  expect(named("/style.css")).toMatch(/\.photo-unfiltered > img\s*{\s*filter: none/);
});
