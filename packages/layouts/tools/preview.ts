// Screenshots of one trade's five pages, straight from the sources, joined into one picture.
// npm run do -- preview <slug> [--dark] [--phone] [--rtl] [--brand=#7a00ff]
import { mkdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launchChromium } from "@daylit/browsers/chromium.ts";
import type { Page } from "@playwright/test";
import { startPreview } from "./preview-server.ts";

const [slug, ...flags] = process.argv.slice(2);
const flag = (name: string) => flags.find((item) => item.startsWith(`--${name}`));
const brand = flag("brand")?.split("=")[1];
const width = flag("phone") ? 390 : 1440;
const out = join(tmpdir(), "layout-preview", slug ?? "all");
mkdirSync(out, { recursive: true });

async function shoot(page: Page, url: string, file: string) {
  await page.goto(url);
  await page.evaluate(
    ({ dir, value }) => {
      document.documentElement.dir = dir;
      if (value) document.documentElement.style.setProperty("--brand", value);
      for (const image of document.images) image.loading = "eager";
      return Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    },
    { dir: flag("rtl") ? "rtl" : "ltr", value: brand },
  );
  await page.screenshot({ path: file, fullPage: true });
}

const preview = await startPreview();
const browser = await launchChromium({
  // Date fields speak the browser's language, and these pages are British.
  env: { ...process.env, LANGUAGE: "en_GB" },
});
try {
  const wanted = preview.pages.filter(({ trade, id }) => trade.slug === slug || id === slug);
  if (wanted.length === 0) throw new Error(`No pages for "${slug}"`);
  const page = await browser.newPage({
    viewport: { width, height: flag("phone") ? 844 : 900 },
    colorScheme: flag("dark") ? "dark" : "light",
    reducedMotion: "reduce",
  });
  page.on("console", (message) => console.log(message.type(), message.text()));
  const files: string[] = [];
  for (const item of wanted) {
    const file = join(out, `${item.id}-${width}${flag("dark") ? "-dark" : ""}.png`);
    await shoot(page, `${preview.origin}/${preview.documentFile(item)}`, file);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (wide > 0) console.log(`${item.id}: ${wide} px too wide at ${width}`);
    files.push(file);
  }
  const images = files.map(
    (file) =>
      `<img style="width:380px" src="data:image/png;base64,${readFileSync(file).toString("base64")}">`,
  );
  await page.setViewportSize({ width: Math.min(5, files.length) * 390 + 10, height: 600 });
  await page.setContent(
    `<div style="display:flex;gap:10px;align-items:start">${images.join("")}</div>`,
  );
  const sheet = join(out, "sheet.png");
  await page.screenshot({ path: sheet, fullPage: true });
  console.log([...files, sheet].join("\n"));
} finally {
  await browser.close();
  preview.close();
}
