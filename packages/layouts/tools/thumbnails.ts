// Makes the thumbnails and measures what only a browser knows, for every page whose output has
// changed, or with --all for every page. Run by npm run refresh.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { launchChromium } from "@daylit/browsers/chromium.ts";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import type { Facts } from "../catalogue/measured-facts.ts";
import { aboveTheFold, phone } from "../catalogue/thumbnails/above-the-fold.ts";
import { phoneThumbnailSize, thumbnailSize } from "../render/assets.ts";
import { lowestContrast } from "../theme/lowest-contrast.ts";
import { axeFaults } from "./axe-faults.ts";
import { startPreview } from "./preview-server.ts";

const generated = join(import.meta.dirname, "../generated");
const folder = join(generated, "thumbnails");
const phoneFolders = {
  light: join(generated, "thumbnails-phone"),
  dark: join(generated, "thumbnails-phone-dark"),
};
const darkFolder = join(generated, "thumbnails-dark");
/** Whole pages, by day and in the dark theme. */
const pageFolders = {
  light: join(generated, "thumbnails-page"),
  dark: join(generated, "thumbnails-page-dark"),
};
const folders = [folder, darkFolder, ...Object.values(phoneFolders), ...Object.values(pageFolders)];
const factsFile = join(generated, "facts.json");
const all = process.argv.includes("--all");
/** A thumbnail is at most this heavy; quality gives way first. */
const heaviest = 16_000;
const heaviestPage = 26_000;

type Size = { width: number; height: number };

async function picture(png: Buffer, { width, height }: Size): Promise<Buffer> {
  for (let quality = 54; ; quality -= 8) {
    const avif = await sharp(png).resize(width, height).avif({ quality, effort: 2 }).toBuffer();
    if (avif.length <= heaviest || quality <= 28) return avif;
  }
}

/** A page from its top, as wide as a card and at most six times as high. */
async function wholePage(png: Buffer): Promise<Buffer> {
  const { width: shown = 1, height: tall = 1 } = await sharp(png).metadata();
  const height = Math.min(tall, shown * 6);
  const part = await sharp(png)
    .extract({ left: 0, top: 0, width: shown, height })
    .resize({ width: 480 })
    .png({ compressionLevel: 1 })
    .toBuffer();
  for (let quality = 44; ; quality -= 6) {
    const avif = await sharp(part).avif({ quality, effort: 2 }).toBuffer();
    if (avif.length <= heaviestPage || quality <= 26) return avif;
  }
}

/** Bytes of the pictures in view, in the size the browser chose. */
const firstPictures = (page: Page) =>
  page.evaluate(async () => {
    const images = [...document.images].filter(
      (image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight,
    );
    const sources = [...new Set(images.map(({ currentSrc }) => currentSrc))];
    const sizes = await Promise.all(
      sources.map(async (url) => (await (await fetch(url)).blob()).size),
    );
    return sizes.reduce((sum, size) => sum + size, 0);
  });

/**
 * A narrower window takes other files; the picture is taken when those in view have come. Those that are
 * not shown there may never come.
 */
const picturesInView = () =>
  Promise.all(
    [...document.images]
      .filter((image) => image.checkVisibility())
      .filter((image) => image.getBoundingClientRect().top < innerHeight)
      .map((image) => image.decode().catch(() => {})),
  );

/** Pictures that wait until they are near come when they are told to. */
const allPictures = () => {
  const pictures = [...document.images].filter((image) => image.checkVisibility());
  for (const image of pictures) image.loading = "eager";
  return Promise.all(pictures.map((image) => image.decode().catch(() => {})));
};

async function measure(page: Page): Promise<Pick<Facts, "axe" | "contrast">> {
  let axe = 0;
  let contrast = 21;
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    const faults = await axeFaults(
      page,
      colorScheme === "dark" ? { only: ["color-contrast"] } : {},
    );
    axe += faults.length;
    for (const fault of faults) console.log(`  ${colorScheme}: ${fault}`);
    contrast = Math.min(contrast, (await page.evaluate(lowestContrast)).ratio);
  }
  return { axe, contrast: Math.floor(contrast * 100) / 100 };
}

/** Written after each page, so that a run can be stopped and continued. */
const readFacts = (): Record<string, Facts> => JSON.parse(readFileSync(factsFile, "utf8"));

function saveFacts(facts: Record<string, Facts>) {
  const sorted = Object.entries(facts).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(factsFile, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

for (const each of folders) mkdirSync(each, { recursive: true });
const windowSize = { width: 1280, height: 960 };
const preview = await startPreview();
const browser = await launchChromium({
  // Date fields speak the browser's language, and these pages are British.
  env: { ...process.env, LANGUAGE: "en_GB" },
});
try {
  for (const item of preview.pages) {
    const output = preview.outputHash(item);
    const file = join(folder, `${item.id}.avif`);
    const made = folders.every((each) => existsSync(join(each, `${item.id}.avif`)));
    const fresh = made && readFacts()[item.id]?.output === output;
    if (fresh && !all) continue;
    // A window of its own: Chromium prefers a larger file that it has from another page to the one
    // that a visitor's browser would ask for.
    const page = await browser.newPage({ viewport: windowSize, reducedMotion: "reduce" });
    await page.goto(`${preview.origin}/${preview.documentFile(item)}`);
    const { axe, contrast } = await measure(page);
    await page.evaluate(() => document.fonts.ready);
    const avif = await picture(await page.screenshot(), thumbnailSize);
    writeFileSync(file, avif);
    const firstBytes = await firstPictures(page);
    const first = await aboveTheFold(page);
    await page.setViewportSize(phone);
    await page.evaluate(picturesInView);
    for (const colorScheme of ["dark", "light"] as const) {
      await page.emulateMedia({ colorScheme });
      writeFileSync(
        join(phoneFolders[colorScheme], `${item.id}.avif`),
        await picture(await page.screenshot(), phoneThumbnailSize),
      );
    }
    await page.setViewportSize(windowSize);
    await page.evaluate(allPictures);
    for (const colorScheme of ["dark", "light"] as const) {
      await page.emulateMedia({ colorScheme });
      if (colorScheme === "dark")
        writeFileSync(
          join(darkFolder, `${item.id}.avif`),
          await picture(await page.screenshot(), thumbnailSize),
        );
      writeFileSync(
        join(pageFolders[colorScheme], `${item.id}.avif`),
        await wholePage(await page.screenshot({ fullPage: true })),
      );
    }
    await page.close();
    saveFacts({
      ...readFacts(),
      [item.id]: { output, axe, contrast, firstPictures: firstBytes, ...first },
    });
    console.log(`${item.id} ${avif.length} bytes, axe ${axe}, contrast ${contrast}`);
  }
  const ids = new Set(preview.pages.map(({ id }) => id));
  for (const each of folders)
    for (const name of readdirSync(each))
      if (!ids.has(name.replace(/\.avif$/, ""))) rmSync(join(each, name));
  saveFacts(Object.fromEntries(Object.entries(readFacts()).filter(([id]) => ids.has(id))));
} finally {
  await browser.close();
  preview.close();
}
// Both are made from what was photographed here, and the build refuses them when they are older.
await import("./small-thumbnails.ts");
await import("./thumbnail-wall.ts");
