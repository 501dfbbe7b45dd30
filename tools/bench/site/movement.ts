/**
 * What the first movement on a chapter costs: bytes as they travel, within eight seconds of it, the
 * worker's included. After a build:
 *
 *     npm run do -- bench movement [rounds]
 */
import type { Browser } from "@playwright/test";
import { interleaved, median, withBuiltSite } from "./built-site.ts";

const chapters = [
  "/documentation/browser-support",
  "/documentation/theming",
  "/stylesheet/headline",
] as const;
const seconds = 8;

async function measure(browser: Browser, address: string) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto(address, { waitUntil: "networkidle" });
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  let bytes = 0;
  let requests = 0;
  session.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    requests++;
  });
  // Between the columns, where no link is.
  await page.mouse.move(640, 130);
  await page.waitForTimeout(seconds * 1000);
  await context.close();
  return { bytes, requests };
}

await withBuiltSite(async (origin, browser) => {
  for (const [path, runs] of await interleaved(chapters, (path) => measure(browser, origin + path)))
    console.log(
      `${(median(runs.map(({ bytes }) => bytes)) / 1000).toFixed(1)} kB in ${median(runs.map(({ requests }) => requests))} requests  ${path}`,
    );
});
