// Makes the thumbnails and measures what only a browser knows, for every page whose output has
// changed: node layouts/thumbnails.ts [--all]
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import AxeBuilder from "@axe-core/playwright";
import { chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { findBrowser } from "../scripts/browsers.mjs";
import { thumbnailSize } from "./assets.ts";
import type { Facts } from "./facts.ts";
import { startPreview } from "./preview-server.ts";
import { smallestContrast } from "./smallest-contrast.ts";

const folder = join(import.meta.dirname, "thumbnails");
const factsFile = join(import.meta.dirname, "facts.json");
const all = process.argv.includes("--all");
/** A thumbnail is at most this heavy; quality gives way first. */
const heaviest = 16_000;

async function picture(png: Buffer): Promise<Buffer> {
  for (let quality = 58; ; quality -= 6) {
    const { width, height } = thumbnailSize;
    const avif = await sharp(png).resize(width, height).avif({ quality, effort: 5 }).toBuffer();
    if (avif.length <= heaviest || quality <= 28) return avif;
  }
}

/** Bytes of the pictures in view, in the size the browser chose. */
const firstPictures = (page: Page) =>
  page.evaluate(async () => {
    const images = [...document.images].filter(
      (image) => image.getBoundingClientRect().top < innerHeight,
    );
    const sources = [...new Set(images.map(({ currentSrc }) => currentSrc))];
    const sizes = await Promise.all(
      sources.map(async (url) => (await (await fetch(url)).blob()).size),
    );
    return sizes.reduce((sum, size) => sum + size, 0);
  });

async function measure(page: Page): Promise<Pick<Facts, "axe" | "contrast">> {
  let axe = 0;
  let contrast = 21;
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    // Without frames the older way of running gives the same answer and opens no second page.
    const builder = new AxeBuilder({ page }).setLegacyMode(true);
    if (colorScheme === "dark") builder.withRules(["color-contrast"]);
    const { violations } = await builder.analyze();
    axe += violations.length;
    for (const { id, nodes } of violations)
      console.log(`  ${colorScheme}: ${id} ${nodes[0]?.html}`);
    contrast = Math.min(contrast, (await page.evaluate(smallestContrast)).ratio);
  }
  return { axe, contrast: Math.floor(contrast * 100) / 100 };
}

mkdirSync(folder, { recursive: true });
const facts: Record<string, Facts> = JSON.parse(readFileSync(factsFile, "utf8"));
const preview = await startPreview();
const browser = await chromium.launch({
  executablePath: findBrowser("chromium"),
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 960 },
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  for (const item of preview.pages) {
    const output = preview.outputHash(item);
    const file = join(folder, `${item.id}.avif`);
    if (!all && facts[item.id]?.output === output && existsSync(file)) continue;
    await page.goto(`${preview.origin}/${preview.documentFile(item)}`, {
      waitUntil: "load",
    });
    const { axe, contrast } = await measure(page);
    await page.evaluate(() =>
      Promise.all([
        document.fonts.ready,
        ...[...document.images].filter((image) => image.complete).map((image) => image.decode()),
      ]),
    );
    const avif = await picture(await page.screenshot());
    writeFileSync(file, avif);
    facts[item.id] = { output, axe, contrast, firstPictures: await firstPictures(page) };
    console.log(`${item.id} ${avif.length} bytes, axe ${axe}, contrast ${contrast}`);
  }
  const ids = new Set(preview.pages.map(({ id }) => id));
  for (const name of readdirSync(folder))
    if (!ids.has(name.replace(/\.avif$/, ""))) rmSync(join(folder, name));
  const sorted = Object.entries(facts)
    .filter(([id]) => ids.has(id))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(factsFile, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
} finally {
  await browser.close();
  preview.close();
}
