/**
 * Makes every icon from the one mark, mark/mark.svg, into assets/. Run by `npm run refresh`.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { ico } from "./ico.ts";

const here = join(import.meta.dirname, "..");
const assets = join(here, "assets");
const shapes = [...readFileSync(join(here, "mark/mark.svg"), "utf8").matchAll(/ d="([^"]+)"/g)];
const [wall, sun] = shapes.map(([, path]) => path);

const ink = "#241c14";
const paper = "#fbf3e6";
const light = "#e79a17";

/** The mark in two colours; `share` is how much of the square it fills. */
function svg(share: number, background?: string, corner = 0) {
  const inset = 16 * (1 - share);
  const ground = background
    ? `<rect width="32" height="32" rx="${corner}" fill="${background}"/>`
    : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${ground}<g transform="translate(${inset} ${inset}) scale(${share})"><path fill="${ink}" d="${wall}"/><path fill="${light}" d="${sun}"/></g></svg>`;
}

const png = (source: string, size: number) =>
  sharp(Buffer.from(source), { density: 72 * (size / 32) })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();

mkdirSync(assets, { recursive: true });
const write = (name: string, data: string | Buffer) => writeFileSync(join(assets, name), data);

// In a dark tab strip the ink would vanish, so the wall takes the paper's colour.
write(
  "favicon.svg",
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><title>Daylit</title><style>.wall{fill:${ink}}@media (prefers-color-scheme:dark){.wall{fill:${paper}}}</style><path class="wall" d="${wall}"/><path fill="${light}" d="${sun}"/></svg>\n`,
);

const small = await Promise.all(
  [16, 32, 48].map(async (size) => ({ size, png: await png(svg(1), size) })),
);
write("favicon.ico", ico(small));

// Systems cut a maskable icon to their own shape: its motif keeps to the middle.
write("apple-touch-icon.png", await png(svg(0.72, paper), 180));
for (const size of [192, 512]) {
  write(`icon-${size}.png`, await png(svg(0.78, paper, 7), size));
  write(`icon-maskable-${size}.png`, await png(svg(0.6, paper), size));
}
