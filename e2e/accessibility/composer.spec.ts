import { expect, type Page, test } from "../support/browsers/under-policy.ts";
import { opened, startAddress } from "../support/composer/composer.ts";
import { hydrate } from "../support/network/hydration.ts";
import { clipped } from "./probes/clipped.ts";
import { covered } from "./probes/covered.ts";
import { setLetters } from "./probes/spacing.ts";

const tabs = ["pages", "words", "look", "check", "take"] as const;

/** The composer in a window where its page may have no room. */
async function openedIn(page: Page, size: { width: number; height: number }) {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize(size);
  await page.goto(startAddress);
  await hydrate(page);
  await expect(page.locator(".compose-window iframe[data-ready]")).toBeAttached();
}

/** Where the open panel scrolls, and how much of it is seen at once. */
const panelSeen = () => {
  const [panel, body] = document.querySelectorAll<HTMLElement>(
    ".compose-panel, .compose-panel-body",
  );
  if (!panel || !body) throw new Error("no panel is open");
  return { at: panel.scrollTop + body.scrollTop, height: panel.clientHeight };
};

test("at 400 % a panel has the window, and each begins at its top", async ({ page }) => {
  await openedIn(page, { width: 320, height: 256 });
  const wrong: string[] = [];
  for (const tab of tabs) {
    await page.locator(`[data-tab=${tab}]`).click();
    const { at, height } = await page.evaluate(panelSeen);
    expect([tab, at]).toEqual([tab, 0]);
    expect(height, tab).toBeGreaterThan(150);
    const found = [...(await page.evaluate(clipped)), ...(await page.evaluate(covered))];
    // A name may be longer than any bar; the form has it whole.
    const own = found.filter((line) => !line.includes('class="compose-name"'));
    wrong.push(...own.map((line) => `${tab}: ${line}`));
    await page.evaluate(() => {
      for (const box of document.querySelectorAll(".compose-panel, .compose-panel-body"))
        box.scrollTop = 300;
    });
  }
  expect(wrong).toEqual([]);
  // The page is there again, and has the focus.
  await page.getByRole("button", { name: "Close Publish" }).press("Enter");
  await expect(page.locator(".compose-window iframe")).toBeFocused();
});

test("with letters of twice the size all of its buttons are in the window", async ({ page }) => {
  await setLetters(await page.context().newCDPSession(page), 2);
  await openedIn(page, { width: 390, height: 844 });
  const outside = await page.evaluate(() =>
    [...document.querySelectorAll(".compose-bar button, .compose-tabs button")]
      .filter((it) => it.checkVisibility())
      .filter((it) => {
        const { left, right, top, bottom } = it.getBoundingClientRect();
        return left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1;
      })
      .map((it) => it.outerHTML),
  );
  expect(outside).toEqual([]);
});

test("sections, words and entries of the page have names, and a walk with Tab leaves nothing to take back", async ({
  page,
}) => {
  const site = await opened(page);
  const blocks = site.locator("[data-block]");
  const count = await blocks.count();
  await blocks.nth(1).focus();
  await expect(blocks.nth(1)).toHaveRole("region");
  await expect(blocks.nth(1)).toHaveAccessibleName(new RegExp(`^\\p{Lu}.+, 2 of ${count}$`, "u"));
  await page.keyboard.press("Enter");
  await expect(site.getByRole("textbox", { name: "Small text above" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(site.locator("[role=textbox]")).toHaveCount(0);

  await site.locator("h1").click();
  const texts = await site.locator("[data-place]").count();
  expect(texts).toBeGreaterThan(20);
  for (let step = 0; step < texts; step++) await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: /^Undo/ })).toHaveAttribute(
    "aria-disabled",
    "true",
  );

  // Entries of a list are called as people call them, not as their pictures are.
  await site.locator(".team-portraits-list h3, .team-portraits-list .photo").first().click();
  await expect(page.getByRole("heading", { name: "Choose a picture" })).toBeVisible();
  await page.keyboard.press("Escape");
  const tab = page.locator("[data-tab=words]");
  if ((await tab.getAttribute("aria-expanded")) === "false") await tab.click();
  await expect(
    page.getByRole("button", { name: /^Move person [A-Z]\w+ .*up$/ }).first(),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "person-" })).toHaveCount(0);
});

test("what is chosen in the design panel, and every colour to try, is told from its ground at 3:1", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await opened(page);
  await page.locator("[data-tab=look]").click();
  await expect(page.locator(".compose-swatches [aria-checked=true]").first()).toBeVisible();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const lowest = await page.evaluate(() => {
      const canvas = new OffscreenCanvas(1, 1).getContext(
        "2d",
      ) as OffscreenCanvasRenderingContext2D;
      const luminance = (colour: string) => {
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map(
          (value) => (value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4),
        );
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const side = document.querySelector(".compose-side") as Element;
      const ground = luminance(getComputedStyle(side).backgroundColor);
      const contrast = (colour: string) => {
        const [low = 0, high = 0] = [ground, luminance(colour)].sort((a, b) => a - b);
        return (high + 0.05) / (low + 0.05);
      };
      const chosen = [...document.querySelectorAll(".compose-swatches [aria-checked=true]")];
      const colours = [...document.querySelectorAll(".compose-colours circle")];
      return Math.min(
        ...chosen.map((it) => contrast(getComputedStyle(it).borderTopColor)),
        ...colours.map((it) => contrast(getComputedStyle(it).stroke)),
      );
    });
    expect(lowest, colorScheme).toBeGreaterThan(3);
  }
});

test("at 320 px a design is no wider than its card", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/compose?calling=beekeeper&name=Alder+Hives");
  const drawings = page.locator(".compose-designs .compose-thumb");
  await expect(drawings).toHaveCount(5, { timeout: 60_000 });
  const wider = await drawings.evaluateAll((all) =>
    all.map((it) => {
      const card = it.closest("button") as Element;
      return it.getBoundingClientRect().right - card.getBoundingClientRect().right;
    }),
  );
  expect(Math.max(...wider)).toBeLessThan(0);
});
