// All layouts as whole pages, a trade's five to a sheet, for looking at the catalogue as one looks at
// prints: npm run do -- contact-sheets [--width=390] [--dark] [--rtl] [--every=10]
// [--across=3] [--height=1400] [--part=1/2]
import { mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { findBrowser } from "../scripts/browsers.mjs";
import { startPreview } from "./preview-server.ts";

const value = (name: string) =>
  process.argv.find((flag) => flag.startsWith(`--${name}=`))?.split("=")[1];
const has = (name: string) => process.argv.includes(`--${name}`);

const width = Number(value("width") ?? 1440);
const every = Number(value("every") ?? 1);
const [part = 1, parts = 1] = (value("part") ?? "1/1").split("/").map(Number);
const name = [width, has("dark") && "dark", has("rtl") && "rtl"].filter(Boolean).join("-");
const out = join(tmpdir(), "contact-sheets", name);
/** Pages beside each other on a sheet. */
const across = Number(value("across") ?? 5);
/** Of one page on a sheet, in px; what is longer is cut. */
const shown = { width: Math.round(1080 / across), height: Number(value("height") ?? 1400) };

type Shot = { input: Buffer; height: number };

async function wholePage(page: Page, address: string): Promise<Shot> {
  await page.goto(address);
  await page.evaluate(
    (dir) => {
      document.documentElement.dir = dir;
      for (const image of document.images) image.loading = "eager";
      return Promise.all([
        document.fonts.ready,
        ...[...document.images].map((image) => image.decode().catch(() => {})),
      ]);
    },
    has("rtl") ? "rtl" : "ltr",
  );
  const shot = await page.screenshot({ fullPage: true, type: "jpeg", quality: 90 });
  const small = sharp(await sharp(shot).resize({ width: shown.width }).toBuffer());
  const height = Math.min((await small.metadata()).height ?? 0, shown.height);
  return {
    input: await small.extract({ left: 0, top: 0, width: shown.width, height }).toBuffer(),
    height,
  };
}

mkdirSync(out, { recursive: true });
const preview = await startPreview();
const browser = await chromium.launch({
  executablePath: findBrowser("chromium"),
  args: ["--no-sandbox", "--disable-gpu"],
  env: { ...process.env, LANGUAGE: "en_GB" },
});
try {
  const page = await browser.newPage({
    viewport: { width, height: width < 500 ? 844 : 900 },
    colorScheme: has("dark") ? "dark" : "light",
    reducedMotion: "reduce",
  });
  const wanted = preview.pages.filter((_, index) => index % every === 0);
  for (let at = 0; at < wanted.length; at += across) {
    if ((at / across) % parts !== part - 1) continue;
    const five = wanted.slice(at, at + across);
    const shots = [];
    for (const item of five)
      shots.push(await wholePage(page, `${preview.origin}/${preview.documentFile(item)}`));
    const file = join(out, `${five[0]?.id}.jpg`);
    await sharp({
      create: {
        width: five.length * (shown.width + 10),
        height: Math.max(...shots.map(({ height }) => height)),
        channels: 3,
        background: "#888",
      },
    })
      .composite(
        shots.map(({ input }, index) => ({ input, top: 0, left: index * (shown.width + 10) })),
      )
      .jpeg({ quality: 82 })
      .toFile(file);
    console.log(file);
  }
} finally {
  await browser.close();
  preview.close();
}
