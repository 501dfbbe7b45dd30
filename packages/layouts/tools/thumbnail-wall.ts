// Puts the first thumbnail of every trade into one picture. Run by npm run refresh.
import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { onTheWall, wall } from "../catalogue/thumbnails/wall.ts";

const thumbnails = join(import.meta.dirname, "../generated/thumbnails");
const folder = join(import.meta.dirname, "../generated/thumbnails-wall");
const { columns, rows, width, height } = wall;
const cell = { width: width / columns, height: height / rows };

mkdirSync(folder, { recursive: true });
const prints = onTheWall(readdirSync(thumbnails)).map(async (name, at) => ({
  input: await sharp(join(thumbnails, name)).resize(cell).png().toBuffer(),
  left: (at % columns) * cell.width,
  top: Math.floor(at / columns) * cell.height,
}));
const { size } = await sharp({ create: { width, height, channels: 3, background: "#fff" } })
  .composite(await Promise.all(prints))
  .avif({ quality: 48, effort: 3 })
  .toFile(join(folder, "wall.avif"));
console.log(`wall.avif ${size} bytes`);
