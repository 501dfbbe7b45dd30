import { expect, type Frame, type Page } from "@playwright/test";
import { sampleAddress } from "../../../apps/site/features/reference/samples/address.ts";

const samples = ".sample iframe";

/** Loads every sample of the page at once, instead of when it is scrolled to. */
export async function loadSamples(page: Page): Promise<void> {
  const addresses = await page.locator(samples).evaluateAll((frames) =>
    (frames as HTMLIFrameElement[]).map((frame) => {
      frame.loading = "eager";
      return frame.src;
    }),
  );
  // Asked of the frames themselves: whether an element's load event has passed cannot be told.
  const framed = () => page.frames().map((frame) => frame.url());
  await expect.poll(framed, page.url()).toEqual(expect.arrayContaining(addresses));
  await Promise.all(page.frames().map((frame) => frame.waitForLoadState("load")));
}

/** The frame of one sample, such as `card/basic`. */
export function sampleFrame(page: Page, of: string): Frame {
  const frame = page.frames().find((found) => found.url().endsWith(sampleAddress(of)));
  if (!frame) throw new Error(`${page.url()} has no sample ${of}`);
  return frame;
}
