import sharp from "sharp";
import { pictureOf } from "../layouts/pictures.ts";
import { iconOf } from "./icon.ts";
import { iconFile, iconSizes, maskableFile } from "./manifest.ts";
import type { Client } from "./model.ts";

const width = 1200;
const height = 630;

/** The preview picture: the widest cut of that shape which keeps the focal point in sight. */
export async function previewOf({ preview }: Client, file: string): Promise<Buffer> {
  const { width: w = width, height: h = height } = await sharp(file).metadata();
  const [x, y] = pictureOf(preview).focal;
  const cut = {
    width: Math.min(w, (h * width) / height),
    height: Math.min(h, (w * height) / width),
  };
  const start = (size: number, part: number, focus: number) =>
    Math.round(Math.max(0, Math.min(size - part, size * focus - part / 2)));
  return sharp(file)
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

/** Every icon of a client by its file name. */
export async function iconsOf(client: Client): Promise<Record<string, Buffer>> {
  const png = (svg: string, size: number) =>
    sharp(Buffer.from(svg), { density: 72 * (size / 64) })
      .resize(size, size)
      .png({ palette: true })
      .toBuffer();
  const plain = iconOf(client);
  const full = iconOf(client, true);
  return Object.fromEntries(
    await Promise.all([
      ...iconSizes.map(async (size) => [iconFile(size), await png(plain, size)] as const),
      // iOS rounds the corners itself.
      (async () => [iconFile(180), await png(full, 180)] as const)(),
      (async () => [maskableFile, await png(full, 512)] as const)(),
    ]),
  );
}
