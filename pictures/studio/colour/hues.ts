import { type Hue, hueOf } from "@daylit/pictures/colour/hue.ts";
import sharp from "sharp";

/** So much of a picture must have a colour for people to say that it is in it. */
const enough = (hue: Hue) => (/^(white|grey|black|brown)$/.test(hue) ? 0.25 : 0.02);

/** The names of a picture's colours, the largest share first. */
export async function huesOf(image: Buffer): Promise<Hue[]> {
  const pixels = await sharp(image)
    .resize(48, 48, { fit: "fill" })
    .toColourspace("srgb")
    .removeAlpha()
    .raw()
    .toBuffer();
  const counts = new Map<Hue, number>();
  for (let at = 0; at < pixels.length; at += 3) {
    const hue = hueOf(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0);
    counts.set(hue, (counts.get(hue) ?? 0) + 3 / pixels.length);
  }
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .filter(([hue, share], index) => index === 0 || share >= enough(hue))
    .map(([hue]) => hue);
}
