import { expect, type FrameLocator, type Page, test } from "../support/browsers/under-policy.ts";
import { opened } from "../support/composer/composer.ts";

const laptop = { width: 1440, height: 900 };
const stage = (page: Page) => page.locator(".compose-window iframe");
const said = (page: Page) => page.locator(".compose > [role=status]");
const rows = (page: Page) => page.locator(".compose-rail .compose-sections .compose-row");

/** How wide the page's own window is. */
const innerWidth = (page: Page) =>
  stage(page).evaluate((frame: HTMLIFrameElement) => frame.contentWindow?.innerWidth);

const brandOf = (site: FrameLocator) =>
  site.locator("html").evaluate((html) => getComputedStyle(html).getPropertyValue("--brand"));

const focusedAt = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    for (const name of ["head", "rail", "stage", "side"])
      if (at?.closest(`.compose-${name}`)) return name;
    return at?.className ?? "";
  });

test("a new site begins in its first question; F6, skip links and Continue lead from part to part", async ({
  page,
}) => {
  await page.setViewportSize(laptop);
  await opened(page);
  const name = page.getByLabel("What is your business called?");
  await expect(name).toBeFocused();
  expect(await focusedAt(page)).toBe("side");
  for (const part of ["head", "rail", "stage", "side"]) {
    await page.keyboard.press("F6");
    expect(await focusedAt(page)).toBe(part);
  }
  for (const part of ["stage", "rail"]) {
    await page.keyboard.press("Shift+F6");
    expect(await focusedAt(page)).toBe(part);
  }
  const skip = page.getByRole("button", { name: "Skip to the page" });
  await skip.focus();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  expect(await focusedAt(page)).toBe("stage");

  // ? lists every shortcut, and stays a question mark where one writes.
  await name.fill("");
  await page.keyboard.press("?");
  await expect(name).toHaveValue("?");
  await page.getByRole("button", { name: "Continue to your page" }).click();
  await expect(page.locator(".compose-panel")).toHaveCount(0);
  await expect(page.locator(".compose-window iframe")).toBeFocused();
  await page.keyboard.press("?");
  const list = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(list).toContainText("Next part: bar, sections, page, panel");
  await page.keyboard.press("Escape");
  await expect(list).toHaveCount(0);
  await page.getByRole("button", { name: "More views" }).click();
  await page.getByRole("button", { name: "Keyboard shortcuts (?)" }).click();
  await expect(list).toBeVisible();
});

test("a wide window shows the page as it was composed, scaled; Preview leaves the page and the bar", async ({
  page,
}) => {
  await page.setViewportSize(laptop);
  const site = await opened(page);
  await expect.poll(() => innerWidth(page)).toBe(1280);
  // It is that wide at once, and scaled when the room was measured.
  const beyond = async () => {
    const box = await stage(page).boundingBox();
    const room = await page.locator(".compose-stage").boundingBox();
    if (!box || !room) return undefined;
    return Math.max(Math.abs(box.width - room.width), Math.abs(box.height - room.height));
  };
  await expect.poll(beyond).toBeLessThan(1);
  await expect(page.getByRole("button", { name: "Desktop" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await page.getByRole("button", { name: "Phone" }).click();
  await expect.poll(() => innerWidth(page)).toBe(390);
  await page.getByRole("button", { name: "Phone" }).click();
  await expect.poll(() => innerWidth(page)).toBe(1280);

  await page.getByRole("button", { name: "Preview", exact: true }).click();
  for (const part of [".compose-rail", ".compose-side", ".compose-block-bar"])
    await expect(page.locator(part)).toBeHidden();
  await expect.poll(() => innerWidth(page)).toBe(1440);
  await site.locator("h1").click();
  await expect(site.locator("[contenteditable]")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(page.locator(".compose-side")).toBeVisible();
  await page.getByRole("button", { name: "Preview", exact: true }).click();
  await page.getByRole("button", { name: "Back to editing" }).click();
  await expect(page.locator(".compose-rail")).toBeVisible();
  await page.setViewportSize({ width: 820, height: 1180 });
  await expect.poll(() => innerWidth(page)).toBe(820);
});

test("in the list a section says its limits, is inserted, moved and removed, and keeps the focus", async ({
  page,
}) => {
  await page.setViewportSize(laptop);
  await opened(page);
  const news = await said(page).evaluateHandle((region) => {
    const list: string[] = [];
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) list.push(node.textContent ?? "");
    }).observe(region, { childList: true });
    return list;
  });
  // The same words are announced each time.
  const undo = page.getByRole("button", { name: "Undo", exact: true });
  await expect(undo).toHaveAttribute("title", "Nothing to undo.");
  await undo.press("Enter");
  await undo.press("Enter");
  expect(await news.jsonValue()).toEqual(["Nothing to undo.", "Nothing to undo."]);
  await rows(page).nth(2).focus();
  await page.keyboard.press("Alt+ArrowUp");
  await expect(said(page)).toHaveText("Already first below the hero.");
  await rows(page).nth(2).click();
  const up = page.locator(".compose-rail").getByRole("button", { name: /^Move .* up$/ });
  await expect(up).toHaveAttribute("title", "Already first below the hero.");

  const count = await rows(page).count();
  await rows(page).nth(1).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".compose-panel .heading-5")).toBeFocused();
  await page
    .locator(".compose-rail")
    .getByRole("button", { name: /^Add a section below / })
    .press("Enter");
  const shelf = page.getByRole("dialog", { name: "Add a section" });
  await shelf.getByRole("button", { name: /^Steps/ }).press("Enter");
  await expect(rows(page)).toHaveCount(count + 1);
  await expect(rows(page).nth(2)).toBeFocused();
  await expect(rows(page).nth(2)).toContainText("Steps");
  await page.keyboard.press("Alt+ArrowDown");
  await expect(rows(page).nth(3)).toBeFocused();
  await expect(rows(page).nth(3)).toContainText("Steps");
  await page.keyboard.press("Delete");
  await expect(rows(page)).toHaveCount(count);
  // The one that has come into its place, as the message says.
  await expect(rows(page).nth(3)).toBeFocused();
  await expect(rows(page).nth(3)).toHaveAttribute("aria-current", "true");
  await page.keyboard.press("Insert");
  await expect(shelf).toBeVisible();
});

test("looks, drawn from this page, are tried by pointing and by arrow keys, kept by a press, and leave nothing else", async ({
  page,
}) => {
  await page.setViewportSize(laptop);
  const site = await opened(page);
  const headline = (await site.locator("h1").textContent()) ?? "";
  await page.locator("[data-tab=look]").click();
  const before = await brandOf(site);
  const palette = page.getByRole("radiogroup", { name: "Palette" });
  const berry = palette.getByRole("radio", { name: "Berry and rose" });
  await berry.hover();
  await expect.poll(() => brandOf(site)).toBe("#9d174d");
  await page.locator(".compose-name").hover();
  await expect.poll(() => brandOf(site)).toBe(before);
  const undo = page.getByRole("button", { name: /^Undo/ });
  await expect(undo).toHaveAttribute("aria-disabled", "true");
  await palette.getByRole("radio", { checked: true }).focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => brandOf(site)).not.toBe(before);
  await page.keyboard.press("Escape");
  await expect.poll(() => brandOf(site)).toBe(before);
  await berry.click();
  await page.locator(".compose-name").hover();
  await expect(berry).toHaveAttribute("aria-checked", "true");
  await expect(page.getByRole("button", { name: "Undo: palette" })).toBeVisible();
  expect(await brandOf(site)).toBe("#9d174d");
  const type = page.getByRole("radiogroup", { name: "Typefaces" });
  await type.getByRole("radio").first().scrollIntoViewIfNeeded();
  const first = type.locator("iframe").first().contentFrame();
  await expect(first.locator("h1")).toHaveText(headline);
  await expect(page.locator(".compose-panel select[data-field^=theme]")).toHaveCount(0);
});

test("a section's designs, and sections to add, are on the page while they are tried", async ({
  page,
}) => {
  await page.setViewportSize(laptop);
  const site = await opened(page);
  const block = site.locator("main > *").nth(1);
  await rows(page).nth(2).click();
  await page.locator(".compose-swap summary").click();
  const before = (await block.getAttribute("class")) ?? "";
  await page.getByRole("radio", { checked: true }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(block).not.toHaveClass(before);
  await expect(page.getByRole("button", { name: /^Undo/ })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await page.keyboard.press("Escape");
  await expect(block).toHaveClass(before);
  await expect(page.locator(".compose-swap summary")).toBeFocused();

  const count = await site.locator("main > *").count();
  await page
    .locator(".compose-rail")
    .getByRole("button", { name: "Add a Section", exact: true })
    .click();
  const shelf = page.getByRole("dialog", { name: "Add a section" });
  const steps = shelf.getByRole("button", { name: /^Steps/ });
  await steps.scrollIntoViewIfNeeded();
  await expect(steps.locator("iframe").contentFrame().locator("main")).toBeVisible();
  // The list grows while the drawings near it arrive, and can leave the pointer behind.
  await expect
    .poll(() =>
      shelf.locator("iframe[src]").evaluateAll((frames: HTMLIFrameElement[]) =>
        frames
          .filter((frame) => {
            const { top, bottom } = frame.getBoundingClientRect();
            return top < innerHeight && bottom > 0;
          })
          .every(({ contentDocument }) => contentDocument?.querySelector("main")),
      ),
    )
    .toBe(true);
  await steps.hover();
  await expect(site.locator("main > *")).toHaveCount(count + 1);
  const video = shelf.getByRole("button", { name: /^Video/ });
  await video.focus();
  await expect(site.locator("main > .film-poster")).toBeInViewport();
  // The list moves under a pointer that rests: what has the focus stays on the page.
  await shelf.locator(".compose-shelf li").first().scrollIntoViewIfNeeded();
  // In these frames the browser says what is under the pointer now.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  await expect(site.locator("main > .film-poster")).toHaveCount(1);
  // Moved, to a place where it was not before, the pointer decides again.
  await steps.hover({ position: { x: 10, y: 10 } });
  await expect(site.locator("main > .film-poster")).toHaveCount(0);
  await expect(site.locator("main > *")).toHaveCount(count + 1);
  // Scrolled away, nothing would end it later.
  await shelf.locator(".compose-shelf li").last().scrollIntoViewIfNeeded();
  await expect(site.locator("main > *")).toHaveCount(count);
  await page.keyboard.press("Escape");
  await expect(site.locator("main > *")).toHaveCount(count);
});

test("the list shows each section in the site's own look, and a text that is too long says so", async ({
  page,
}) => {
  await page.setViewportSize(laptop);
  const site = await opened(page);
  const name = page.getByLabel("What is your business called?");
  await name.fill("Fern");
  await site.locator("h1").click();
  await page.keyboard.type("Bread at seven");
  await page.keyboard.press("Enter");
  await expect(rows(page).nth(1)).toHaveText(/^Hero/);
  await expect(rows(page).nth(1).locator("iframe").contentFrame().locator("h1")).toHaveText(
    "Bread at seven",
  );
  await expect(rows(page).nth(0).locator("iframe").contentFrame().locator("body")).toContainText(
    "Fern",
  );
  // The length is linked to the text, and crossing the line is announced.
  await name.fill("Fern and its friends of the long ");
  await name.press("End");
  await page.keyboard.type("name");
  await expect(said(page)).toContainText("Shorten it by ");
  await site.locator("h1").click();
  const written = site.locator("h1[role=textbox], h1 [role=textbox]");
  await expect(written).toHaveAttribute("aria-description", /^\d+ of \d+ characters\.$/);
  await page.keyboard.insertText("word ".repeat(30));
  await expect(written).toHaveAttribute("aria-description", /^Too long\. Shorten it by /);
  await expect(said(page)).toContainText("Shorten it by ");
});

test("on a phone everything that is pressed is at least 44 pixels high and wide", async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  await opened(page);
  // A button has its size before its picture has come.
  await page.route(/\.(webp|avif)$/, (route) => route.abort());
  const small = () =>
    page.evaluate(() =>
      [
        ...document.querySelectorAll<HTMLElement>(
          ".compose :is(button, select, summary, textarea, a, input:not([type=checkbox], [type=radio])), .compose .check",
        ),
      ]
        .filter((it) => it.checkVisibility({ visibilityProperty: true }))
        .filter((it) => !it.closest(".compose-skips"))
        // A link in a sentence is as tall as its line.
        .filter((it) => !(it.matches("p > a") && it.textContent !== it.parentElement?.textContent))
        .filter((it) => {
          const { width, height } = it.getBoundingClientRect();
          return width < 43.5 || height < 43.5;
        })
        .map((it) => it.outerHTML.slice(0, 120)),
    );
  expect(await small(), "begin").toEqual([]);
  for (const tab of ["pages", "words", "look", "check", "take"]) {
    await page.locator(`[data-tab=${tab}]`).tap();
    await expect(page.locator(`[data-panel=${tab}] .compose-panel-body > *`).first()).toBeVisible();
    // Parts of the last two panels come when they are opened.
    if (tab === "check")
      await expect(page.locator(".compose-pictures button").first()).toBeVisible();
    if (tab === "take") await expect(page.locator(".compose-line-link")).toBeVisible();
    expect(await small(), tab).toEqual([]);
  }
  await context.close();
});
