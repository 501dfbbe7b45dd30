import { type Download, expect, type FrameLocator, type Page } from "@playwright/test";
import { madePng } from "./made-png.ts";

/** The composer is the largest thing that the site loads. */
export const longTimeout = { timeout: 60_000 };

export const startAddress = "/compose?begin=food-0001-1";

export async function ready(page: Page): Promise<FrameLocator> {
  await expect(page.locator(".compose-window iframe[data-ready]")).toBeVisible(longTimeout);
  return page.frameLocator(".compose-window iframe");
}

/** Where to click on the first picture: the headline runs across its middle. */
export const aboveHeadline = { position: { x: 20, y: 20 } };

/** The page in the composer, once it can be written on. */
export async function opened(page: Page, address = startAddress): Promise<FrameLocator> {
  await page.goto(address);
  return ready(page);
}

export async function bytesOf(download: Promise<Download>): Promise<Uint8Array> {
  const stream = await (await download).createReadStream();
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return new Uint8Array(Buffer.concat(parts));
}

/** Presses Download in the open panel, and answers the question about invented details. */
export async function downloaded(page: Page): Promise<Download> {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: /^Download your site/ }).click();
  // Asked as long as a detail of the site is invented.
  const question = page.getByRole("dialog", { name: "Before you download" });
  await Promise.race([download, question.waitFor(longTimeout)]);
  if (await question.isVisible()) await question.getByRole("button", { name: /^Download/ }).click();
  return download;
}

/** The site as it is taken away. */
export async function zipped(page: Page) {
  await page.locator("[data-tab=take]").click();
  return bytesOf(downloaded(page));
}

export const photo = {
  name: "counter.png",
  mimeType: "image/png",
  buffer: madePng(900, 600, (x, y) => [x % 256, y % 256, 90, 255]),
};
