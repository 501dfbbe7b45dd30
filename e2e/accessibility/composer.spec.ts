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
