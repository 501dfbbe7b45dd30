import type { Client } from "./model.ts";

/** Whichever of black and white reads better on the colour, by its luminance. */
export function inkOn(colour: string): "#000" | "#fff" {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? "#000" : "#fff";
}

/** The mark on its colour. A maskable one fills the square and keeps the mark in the safe middle. */
export function iconOf({ mark, theme }: Client, maskable = false): string {
  const corner = maskable ? 0 : 12;
  const place = maskable ? ' transform="translate(12.8 12.8) scale(0.6)"' : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${corner}" fill="${theme.brand}"/><path d="${mark}" fill="${inkOn(theme.brand)}" fill-rule="evenodd"${place}/></svg>\n`;
}
