/**
 * Makes the pictures that other sites show beside a link, into assets/: preview.png with the
 * brand's name, and project-preview for client sites that have no picture of their own. Run by
 * `npm run refresh`.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { launchChromium } from "@daylit/browsers/chromium.ts";
import sharp from "sharp";
import { linkPictures } from "./link-pictures.ts";

const here = join(import.meta.dirname, "..");
const size = { width: 1200, height: 630 };
const inline = (type: string, data: Buffer) => `data:${type};base64,${data.toString("base64")}`;
const render = (id: string) => join(here, ".cache", "renders", `${id}.png`);
const assets = (name: string) => join(here, "assets", name);

const face = createRequire(import.meta.url).resolve(
  "@fontsource-variable/piazzolla/files/piazzolla-latin-wght-normal.woff2",
);
const photo = await sharp(render(linkPictures.site))
  .resize({ ...size, position: "bottom" })
  .jpeg({ quality: 95 })
  .toBuffer();
const mark = readFileSync(join(here, "mark/mark.svg"), "utf8").replace(
  'id="sun" fill="currentColor"',
  'id="sun" fill="#e79a17"',
);

const page = `<!doctype html><meta charset="utf-8"><style>
@font-face{font-family:Piazzolla;font-weight:100 900;src:url(${inline("font/woff2", readFileSync(face))})}
body{margin:0;inline-size:${size.width}px;block-size:${size.height}px;color:#241c14;background:url(${inline("image/jpeg", photo)})}
main{position:absolute;inset:64px auto auto 72px}
h1{font:800 168px/1 Piazzolla;letter-spacing:-.03em;margin:0;display:flex;gap:18px;align-items:center}
svg{inline-size:116px;block-size:116px;margin-inline-start:-18px}
p{font:500 40px/1.25 Piazzolla;margin:20px 0 0}
</style><main><h1>${mark}Daylit</h1><p>Websites in a good light</p></main>`;

const browser = await launchChromium();
try {
  const tab = await browser.newPage({ viewport: size });
  await tab.setContent(page);
  await tab.evaluate(() => document.fonts.ready);
  const shot = await tab.screenshot();
  await sharp(shot)
    .png({ palette: true, quality: 90, dither: 0.8, effort: 10 })
    .toFile(assets("preview.png"));
} finally {
  await browser.close();
}

const plain = sharp(render(linkPictures.project)).resize({ ...size, position: "bottom" });
await plain.clone().avif({ quality: 58 }).toFile(assets("project-preview.avif"));
await plain.clone().jpeg({ quality: 82, mozjpeg: true }).toFile(assets("project-preview.jpg"));
