import { platforms } from "../../apps/site/features/install-guide/platforms.ts";
import { expect, test } from "../support/browsers/under-policy.ts";
import { hydrate } from "../support/network/hydration.ts";

const guide = "/guides/save-the-website-as-webapp";

const visitors = {
  iphone:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1",
  android:
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Mobile Safari/537.36",
  mac: "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15",
  windows:
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Safari/537.36 Edg/146.0.0.0",
  "firefox-windows":
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:153.0) Gecko/20100101 Firefox/153.0",
} as const;

test("the guide opens on the visitor's device", async ({ browser, baseURL }) => {
  for (const [id, userAgent] of Object.entries(visitors)) {
    const context = await browser.newContext({ baseURL, userAgent });
    const page = await context.newPage();
    await page.goto(guide);
    await hydrate(page);
    const { seen, browser: name } = platforms[id as keyof typeof visitors];
    await expect(page.locator(".your-device"), id).toContainText(
      `You seem to have ${seen} with ${name}`,
      { timeout: 20_000 },
    );
    await expect(page.locator("details.platform[open]"), id).toHaveCount(1);
    await expect(page.locator(`#on-${id}`), id).toHaveAttribute("open", "");
    await expect(page.locator(`#on-${id} .screen`).first(), id).toBeVisible();
    // From another device there is a way back.
    await page.locator("#on-chrome > summary").click();
    await expect(page.locator(`#on-${id}`), id).not.toHaveAttribute("open");
    await page.getByRole("link", { name: "Go to the steps" }).click();
    await expect(page.locator(`#on-${id}`), id).toHaveAttribute("open", "");
    await expect(page.locator(`#on-${id} > summary`), id).toBeInViewport();
    await context.close();
  }
});

test("the browser's own offer becomes a button, once", async ({ page }) => {
  await page.goto(guide);
  await hydrate(page);
  await expect(page.locator(".your-device")).toContainText("You seem to have", { timeout: 20_000 });
  const button = page.getByRole("button", { name: "Save Daylit as an app" });
  await expect(button).toHaveCount(0);
  const offer = (outcome: string) =>
    page.evaluate((result) => {
      const event = new Event("beforeinstallprompt", { cancelable: true });
      Object.assign(event, { prompt: async () => ({ outcome: result }) });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    }, outcome);
  expect(await offer("dismissed")).toBe(true);
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".your-device")).toContainText("Not saved.");
  await expect(button).toHaveCount(0);
  await offer("accepted");
  await button.click();
  await expect(page.locator(".your-device")).toContainText("Daylit is being saved.");
});

test("an offer that came before the code is not lost", async ({ page }) => {
  await page.addInitScript(() => {
    const event = new Event("beforeinstallprompt", { cancelable: true });
    Object.assign(window, {
      installOffer: Object.assign(event, { prompt: async () => ({ outcome: "accepted" }) }),
    });
  });
  await page.goto(guide);
  await hydrate(page);
  await expect(page.getByRole("button", { name: "Save Daylit as an app" })).toBeVisible({
    timeout: 20_000,
  });
});

test("on paper all paths are unfolded", async ({ page }) => {
  await page.goto(guide);
  await page.emulateMedia({ media: "print" });
  for (const id of Object.keys(platforms)) {
    const box = await page.locator(`#on-${id} ol`).boundingBox();
    expect(box?.height, id).toBeGreaterThan(40);
  }
  await expect(page.locator(".your-device")).toBeHidden();
});
