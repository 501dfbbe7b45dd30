import type { Page } from "@playwright/test";
import { expect, test } from "../support/browsers/under-policy.ts";
import { opened } from "../support/composer/composer.ts";

const said = (page: Page) => page.locator(".compose > [role=status]");
const rows = (page: Page) => page.locator(".compose-rail .compose-sections .compose-row");

/** Runs inside the composer. The place on the screen of what is in the page, which may be shown smaller. */
function placesOnScreen() {
  const frame = document.querySelector<HTMLIFrameElement>(".compose-window iframe");
  const page = frame?.contentDocument;
  const outer = frame?.getBoundingClientRect() ?? new DOMRect();
  const scale = outer.width / (frame?.offsetWidth ?? 1);
  const onScreen = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return new DOMRect(
      outer.left + left * scale,
      outer.top + top * scale,
      width * scale,
      height * scale,
    );
  };
  const bar = document.querySelector(".compose-block-bar");
  const isShown = bar?.checkVisibility({ visibilityProperty: true }) === true;
  const barBox = bar?.getBoundingClientRect() ?? new DOMRect();
  const covers = (element: Element) => {
    const box = onScreen(element);
    const wide = Math.min(box.right, barBox.right) - Math.max(box.left, barBox.left);
    const high = Math.min(box.bottom, barBox.bottom) - Math.max(box.top, barBox.top);
    return isShown && wide > 0 && high > 0;
  };
  const kept = [
    ...(page?.querySelectorAll("[contenteditable], [data-place='business.name'], .home-logo") ??
      []),
  ];
  const edited = page?.querySelector("[contenteditable]");
  const style = edited && getComputedStyle(edited);
  const framed = document.querySelector(".compose-frame");
  const row = document.querySelector<HTMLElement>(".compose-sections [data-chosen] [data-row]");
  const block = page?.querySelector(`[data-block="${row?.dataset.row}"]`);
  return {
    isShown,
    covered: kept
      .filter(covers)
      .map(({ textContent }) => `${bar?.textContent} over “${textContent}”`),
    edited: edited?.textContent,
    /** The ring around the text, in pixels of the screen. */
    ring: style && {
      wide: Math.round(Number.parseFloat(style.outlineWidth) * scale * 10) / 10,
      colours: [style.outlineColor, /rgb\([^)]*\)/.exec(style.boxShadow)?.[0]],
    },
    /** How far the frame is from its section. */
    astray:
      framed && block
        ? Math.max(
            Math.abs(framed.getBoundingClientRect().top - onScreen(block).top),
            Math.abs(framed.getBoundingClientRect().width - onScreen(block).width),
          )
        : undefined,
  };
}

const look = (page: Page) => page.evaluate(placesOnScreen);

const colours = { dark: "rgb(28, 25, 23)", light: "rgb(255, 255, 255)" };

for (const [layout, width, height] of [
  ["food-0001-1", 1440, 900],
  ["busi-0002", 1024, 640],
  ["tech-0005", 820, 1180],
  ["wedd-0001", 390, 844],
] as const)
  test(`in ${layout} at ${width} px no label covers the text it names, nor a toolbar the site's name`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const site = await opened(page, `/compose?begin=${layout}`);
    await page.getByRole("button", { name: "Continue to your page" }).click();
    // Nothing is selected, so that nothing lies over the page. Its own skip link comes first.
    await expect(page.locator(".compose-window iframe")).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(site.locator("[data-block=nav]")).toBeFocused();
    await expect(page.locator(".compose-block-bar")).toBeVisible();
    expect((await look(page)).covered).toEqual([]);

    // From text to text, as the Tab key leads.
    await page.keyboard.press("Enter");
    const seen = new Set<string>();
    let labels = 0;
    for (let field = 0; field < 14; field++) {
      const now = await look(page);
      expect(now.covered).toEqual([]);
      if (!now.edited) break;
      seen.add(now.edited);
      if (now.isShown) labels++;
      // Two colours, one of which is seen on every brand, as wide on a page that is shown smaller.
      expect(now.ring?.colours, now.edited).toEqual([colours.dark, colours.light]);
      expect(now.ring?.wide, now.edited).toBeGreaterThan(2.4);
      await page.keyboard.press("Tab");
    }
    expect(seen.size).toBeGreaterThan(7);
    expect(labels).toBeGreaterThan(seen.size / 2);
  });

/** Runs in the page: pixels of what has the focus on the edited page that the bar of its section covers. */
function coveredByBar() {
  const frame = document.querySelector<HTMLIFrameElement>(".compose-window iframe");
  const text = frame?.contentDocument?.activeElement;
  const bar = document.querySelector(".compose-block-bar");
  if (!frame || !text?.hasAttribute("data-place")) return undefined;
  if (!bar?.checkVisibility({ visibilityProperty: true })) return 0;
  const stage = frame.getBoundingClientRect();
  const scale = stage.width / frame.clientWidth;
  const over = bar.getBoundingClientRect();
  const shared = [...text.getClientRects()].map(({ left, right, top, bottom }) => {
    const width =
      Math.min(over.right, stage.left + right * scale) -
      Math.max(over.left, stage.left + left * scale);
    const height =
      Math.min(over.bottom, stage.top + bottom * scale) -
      Math.max(over.top, stage.top + top * scale);
    return Math.max(0, width) * Math.max(0, height);
  });
  return Math.round(Math.max(0, ...shared));
}

for (const size of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test(`by Tab from text to text, no bar covers what is written, ${size.width} px`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize(size);
    const site = await opened(page);
    const close = page.getByRole("button", { name: "Close Start here" });
    if (size.width < 500) await close.click();
    await site.locator("h1").first().click();
    for (let step = 0; step < 15; step++) {
      await expect.poll(() => page.evaluate(coveredByBar), `text ${step}`).toBe(0);
      await page.keyboard.press("Tab");
    }
  });

test("the frame stays around its section in every width, and shows the focus in two colours", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const site = await opened(page);
  // The first two need no scrolling, which would measure them again.
  for (const number of [0, 1, 3]) {
    await rows(page).nth(number).click();
    for (const name of ["Phone", "Tablet", "Phone", "Desktop"]) {
      await page.getByRole("button", { name, exact: true }).click();
      const astray = async () => (await look(page)).astray;
      await expect.poll(astray, `${number}, ${name}`).toBeLessThan(1.5);
    }
  }
  await page.keyboard.press("Tab");
  await site.locator("[data-block=nav]").focus();
  const frame = page.locator(".compose-frame");
  await expect(frame).toHaveCSS("outline", `${colours.dark} solid 3px`);
  await expect(frame).toHaveCSS("box-shadow", `${colours.light} 0px 0px 0px 6px inset`);
});

test("undo keeps the focus in its section and text, and names the section it goes to", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const site = await opened(page);
  const block = (at: number) => site.locator(`[data-block="pages[0].sections[${at}]"]`);
  const heading = (at: number) => block(at).locator("h2[data-place]").first();

  // A text was changed in one section, the focus is on another.
  await heading(1).click();
  await page.keyboard.type("Bread");
  await page.keyboard.press("Enter");
  await expect(block(1)).toBeFocused();
  await block(2).focus();
  await page.keyboard.press("Control+z");
  await expect(said(page)).toHaveText(/^Undone: \S/);
  await expect(block(2)).toBeFocused();
  await expect(rows(page).nth(3)).toHaveAttribute("aria-current", "true");
  await page.keyboard.press("Control+Shift+z");
  await expect(said(page)).toHaveText(/^Redone: \S/);
  await expect(block(2)).toBeFocused();

  // The section that is being written in moves: writing goes on in it, and nowhere else.
  await rows(page).nth(3).focus();
  await page.keyboard.press("Alt+ArrowDown");
  await expect(rows(page).nth(4)).toBeFocused();
  const neighbour = await heading(2).textContent();
  const words = (await heading(3).textContent()) ?? "";
  await heading(3).click();
  await page.keyboard.press("Control+z");
  await expect(heading(2)).toHaveAttribute("contenteditable", /./);
  await expect(heading(2)).toHaveText(words);
  // Our example text is selected as a whole.
  await page.keyboard.type("Bakers");
  await expect(heading(2)).toHaveText("Bakers");
  await expect(heading(3)).toHaveText(neighbour ?? "");
  await page.keyboard.press("Enter");

  // In the list: the last section comes back with the focus, and is named.
  const count = await rows(page).count();
  const last = rows(page).nth(count - 2);
  const name = (await last.textContent()) ?? "";
  await last.focus();
  await page.keyboard.press("Delete");
  await expect(rows(page)).toHaveCount(count - 1);
  await page.keyboard.press("Control+z");
  await expect(last).toBeFocused();
  await expect(last).toHaveText(name);
  await expect(last).toHaveAttribute("aria-current", "true");
  await expect(said(page)).toHaveText(/^Undone: removal .* Selected: /);

  // The button that was pressed has gone with the copy.
  await rows(page).nth(2).click();
  await page
    .locator(".compose-rail")
    .getByRole("button", { name: /^Duplicate/ })
    .press("Enter");
  await expect(rows(page)).toHaveCount(count + 1);
  await page.keyboard.press("Control+z");
  await expect(rows(page)).toHaveCount(count);
  await expect(page.locator(".compose-row:focus")).toHaveAttribute("aria-current", "true");
});
