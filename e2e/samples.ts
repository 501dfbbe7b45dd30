import type { Frame, Page } from "@playwright/test";

/** Loads every sample of the page at once, instead of when it is scrolled to. */
export async function loadSamples(page: Page): Promise<void> {
  await page.locator(".sample iframe").evaluateAll((frames) =>
    Promise.all(
      (frames as HTMLIFrameElement[]).map(
        (frame) =>
          new Promise<void>((loaded) => {
            // A sample that is there already loads again: its load event may have passed.
            frame.addEventListener("load", () => loaded(), { once: true });
            frame.loading = "eager";
            frame.src = frame.getAttribute("src") ?? "";
          }),
      ),
    ),
  );
}

/** The frame of one sample, such as `card/basic`. */
export function sampleFrame(page: Page, of: string): Frame {
  const frame = page.frames().find((found) => new URL(found.url()).pathname === `/samples/${of}`);
  if (!frame) throw new Error(`${page.url()} has no sample ${of}`);
  return frame;
}
