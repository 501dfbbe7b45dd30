import { pictureOf } from "@daylit/layouts/catalogue/pictures/pictures.ts";
import sharp from "sharp";
import type { Client } from "./model.ts";

const width = 1200;
const height = 630;

/** The preview picture: the widest cut of that shape which keeps the focal point in sight. */
export async function previewOf({ preview }: Client, picture: Uint8Array): Promise<Buffer> {
  const { width: w = width, height: h = height } = await sharp(picture).metadata();
  const [x, y] = pictureOf(preview).focal;
  const cut = {
    width: Math.min(w, (h * width) / height),
    height: Math.min(h, (w * height) / width),
  };
  const start = (size: number, part: number, focus: number) =>
    Math.round(Math.max(0, Math.min(size - part, size * focus - part / 2)));
  return sharp(picture)
    .extract({
      left: start(w, cut.width, x),
      top: start(h, cut.height, y),
      width: Math.floor(cut.width),
      height: Math.floor(cut.height),
    })
    .resize(width, height)
    .jpeg({ quality: 76, mozjpeg: true })
    .toBuffer();
}
