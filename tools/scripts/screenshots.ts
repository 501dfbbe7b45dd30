/**
 * Takes the pictures that systems show when they offer to install the site (pictures/assets), and
 * the README's. Serve a finished build first, then:
 *
 *     npm run do -- screenshots http://localhost:4173
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { launchChromium } from "@daylit/browsers/chromium.ts";
import sharp from "sharp";
import {
  screenshotFile,
  screenshotSizes,
  screenshots,
} from "../../apps/site/features/offline/screenshots.ts";

const origin = process.argv[2] ?? "http://localhost:4173";
const folder = join(import.meta.dirname, "../../pictures/assets");
const browser = await launchChromium();

async function shoot(path: string, width: number, height: number, scale: number) {
  const page = await browser.newPage({
    viewport: { width: width / scale, height: height / scale },
    deviceScaleFactor: scale,
    reducedMotion: "reduce",
  });
  await page.goto(origin + path, { waitUntil: "networkidle" });
  // The notice has been read long before anybody installs the site.
  await page.getByRole("button", { name: "Close notice" }).click();
  // What has moved below the pointer would look pointed at.
  await page.mouse.move(0, height / scale - 1);
  const image = sharp(await page.screenshot());
  await page.close();
  return image;
}

for (const screenshot of screenshots) {
  const [width, height] = screenshotSizes[screenshot.form];
  const taken = await shoot(screenshot.path, width, height, screenshot.form === "narrow" ? 2 : 1);
  const image = await taken.webp({ quality: 72, effort: 6 }).toBuffer();
  writeFileSync(join(folder, screenshotFile(screenshot)), image);
  console.log(screenshotFile(screenshot), `${Math.round(image.length / 1000)} kB`);
}
const landing = await shoot("/", 1440, 1000, 1);
await landing
  .resize(1200)
  .png({ palette: true, effort: 10 })
  .toFile(join(import.meta.dirname, "../../docs/pictures/landing.png"));
await browser.close();
