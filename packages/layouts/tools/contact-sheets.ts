// All layouts as whole pages, a trade's five to a sheet, for looking at the catalogue as one looks at
// prints: npm run do -- contact-sheets [--width=390] [--dark] [--both] [--rtl] [--every=10]
// [--across=3] [--height=1400] [--part=1/2] [--only=wedd,food]
import { mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launchChromium } from "@daylit/browsers/chromium.ts";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { startPreview } from "./preview-server.ts";

const value = (name: string) =>
  process.argv.find((flag) => flag.startsWith(`--${name}=`))?.split("=")[1];
const has = (name: string) => process.argv.includes(`--${name}`);

const width = Number(value("width") ?? 1440);
const every = Number(value("every") ?? 1);
const only = value("only")?.split(",");
const [part = 1, parts = 1] = (value("part") ?? "1/1").split("/").map(Number);
const dir = has("rtl") ? "rtl" : "ltr";
type Scheme = "light" | "dark";
const schemes: Scheme[] = has("both") ? ["light", "dark"] : [has("dark") ? "dark" : "light"];
const folder = join(tmpdir(), "contact-sheets");
/** Pages beside each other on a sheet. */
const across = Number(value("across") ?? 5);
/** Of one page on a sheet, in px; a longer one goes on on the next sheet. */
const shown = { width: Math.round(1400 / across), height: Number(value("height") ?? 1400) };

async function open(page: Page, address: string) {
  await page.goto(address);
  await page.evaluate((way) => {
    document.documentElement.dir = way;
    for (const image of document.images) image.loading = "eager";
    return Promise.all([
      document.fonts.ready,
      ...[...document.images].map((image) => image.decode().catch(() => {})),
    ]);
  }, dir);
}

/** The same piece of each page, beside each other. */
async function writeSheet(file: string, shots: readonly Buffer[], top: number): Promise<boolean> {
  const pieces = [];
  for (const [index, shot] of shots.entries()) {
    const { height: whole = 0, width: wide = 0 } = await sharp(shot).metadata();
    const height = Math.min(whole - top, shown.height);
    if (height <= 0) continue;
    const input = await sharp(shot).extract({ left: 0, top, width: wide, height }).toBuffer();
    pieces.push({ input, top: 0, left: index * (shown.width + 10), height });
  }
  if (pieces.length === 0) return false;
  await sharp({
    create: {
      width: shots.length * (shown.width + 10),
      height: Math.max(...pieces.map(({ height }) => height)),
      channels: 3,
      background: "#888",
    },
  })
    .composite(pieces)
    .jpeg({ quality: 82 })
    .toFile(file);
  console.log(file);
  return true;
}

async function writeSheets(name: string, shots: readonly Buffer[]) {
  for (let sheet = 1; ; sheet++)
    if (!(await writeSheet(`${name}-${sheet}.jpg`, shots, (sheet - 1) * shown.height))) return;
}

const preview = await startPreview();
const browser = await launchChromium({ env: { ...process.env, LANGUAGE: "en_GB" } });
try {
  const page = await browser.newPage({
    viewport: { width, height: width < 500 ? 844 : 900 },
    // Photographed in the size it is shown at: nothing large is made to be thrown away.
    deviceScaleFactor: shown.width / width,
    reducedMotion: "reduce",
  });
  const wanted = preview.pages.filter(
    ({ id }, index) => index % every === 0 && (only?.some((start) => id.startsWith(start)) ?? true),
  );
  for (let at = 0; at < wanted.length; at += across) {
    if ((at / across) % parts !== part - 1) continue;
    const some = wanted.slice(at, at + across);
    const shots = new Map(schemes.map((scheme) => [scheme, [] as Buffer[]]));
    for (const item of some) {
      await open(page, `${preview.origin}/${preview.documentFile(item)}`);
      for (const [colorScheme, list] of shots) {
        await page.emulateMedia({ colorScheme });
        list.push(await page.screenshot({ fullPage: true, type: "jpeg", quality: 88 }));
      }
    }
    for (const [scheme, list] of shots) {
      const kind = [width, scheme === "dark" && "dark", has("rtl") && "rtl"].filter(Boolean);
      const out = join(folder, kind.join("-"));
      mkdirSync(out, { recursive: true });
      await writeSheets(join(out, some[0]?.id ?? ""), list);
    }
  }
} finally {
  await browser.close();
  preview.close();
}
