/**
 * Takes the pictures that systems show when they offer to install the site (pictures/assets).
 * Serve a finished build first, then:
 *
 *     node scripts/screenshots.ts http://localhost:4173
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { screenshotFile, screenshotSizes, screenshots } from "../site/app/model/screenshots.ts";
import { findBrowser } from "./browsers.mjs";

const origin = process.argv[2] ?? "http://localhost:4173";
const folder = join(import.meta.dirname, "../pictures/assets");
const browser = await chromium.launch({
  executablePath: findBrowser("chromium"),
  args: ["--no-sandbox", "--disable-gpu"],
});
for (const screenshot of screenshots) {
  const [width, height] = screenshotSizes[screenshot.form];
  const scale = screenshot.form === "narrow" ? 2 : 1;
  const page = await browser.newPage({
    viewport: { width: width / scale, height: height / scale },
    deviceScaleFactor: scale,
    reducedMotion: "reduce",
  });
  await page.goto(origin + screenshot.path, { waitUntil: "networkidle" });
  // The notice has been read long before anybody installs the site.
  await page.getByRole("button", { name: "Close notice" }).click();
  const image = await sharp(await page.screenshot())
    .webp({ quality: 72, effort: 6 })
    .toBuffer();
  writeFileSync(join(folder, screenshotFile(screenshot)), image);
  console.log(screenshotFile(screenshot), `${Math.round(image.length / 1000)} kB`);
  await page.close();
}
await browser.close();
