// Makes the small thumbnails that search results show from the large ones, where one is new.
// Run by thumbnails.ts.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import {
  smallThumbnails as small,
  smallThumbnailFile,
} from "../catalogue/thumbnails/small-thumbnail.ts";
import { smallThumbnailSize } from "../catalogue/thumbnails/small-thumbnail-size.ts";

const large = join(import.meta.dirname, "../generated/thumbnails");

mkdirSync(small, { recursive: true });
const wanted = new Map(
  readdirSync(large).map((name) => [smallThumbnailFile(name.replace(/\.avif$/, "")), name]),
);
const there = new Set(readdirSync(small));
for (const name of there) if (!wanted.has(name)) rmSync(join(small, name));
for (const [name, source] of wanted) {
  if (there.has(name)) continue;
  const avif = await sharp(readFileSync(join(large, source)))
    .resize(smallThumbnailSize.width * 2, smallThumbnailSize.height * 2)
    .avif({ quality: 40, effort: 2 })
    .toBuffer();
  writeFileSync(join(small, name), avif);
  console.log(`${name} ${avif.length} bytes`);
}
