import { type Line, linesOf } from "./outline.ts";
import { type Colour, pngOf } from "./png.ts";
import { coverage } from "./raster.ts";

const channels = (colour: string) =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** Whichever of black and white reads better on the colour, by its luminance. */
export function inkOn(colour: string): "#000" | "#fff" {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? "#000" : "#fff";
}

/** A maskable icon fills the square and keeps the mark in the safe middle. */
type Look = { outline: string; colour: string; maskable?: boolean };

export function iconSvg({ outline, colour, maskable = false }: Look): string {
  const corner = maskable ? 0 : 12;
  const place = maskable ? ' transform="translate(12.8 12.8) scale(0.6)"' : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${corner}" fill="${colour}"/><path d="${outline}" fill="${inkOn(colour)}" fill-rule="evenodd"${place}/></svg>\n`;
}

/** Steps between two colours; finer ones nobody sees at an edge. */
const shares = Array.from({ length: 64 }, (_, index) => index / 63);

const plate =
  "M12 0H52A12 12 0 0 1 64 12V52A12 12 0 0 1 52 64H12A12 12 0 0 1 0 52V12A12 12 0 0 1 12 0Z";

const scaled = (lines: readonly Line[], scale: number, shift: number): Line[] =>
  lines.map((line) => line.map(([x, y]) => [x * scale + shift, y * scale + shift]));

/** The same as a PNG, computed: every machine gives the same bytes. */
export function iconPng({ outline, colour, maskable = false }: Look, size: number): Uint8Array {
  const unit = size / 64;
  const mark = maskable
    ? scaled(linesOf(outline), 0.6 * unit, 12.8 * unit)
    : scaled(linesOf(outline), unit, 0);
  const below = maskable
    ? new Float64Array(size * size).fill(1)
    : coverage(scaled(linesOf(plate), unit, 0), size);
  const above = coverage(mark, size);
  const [red = 0, green = 0, blue = 0] = channels(colour);
  const ink = inkOn(colour) === "#fff" ? 255 : 0;
  const mixed = (value: number, share: number) => Math.round(value + (ink - value) * share);
  // The ground from clear to full, then from the ground to the ink.
  const clear = shares.map((share): Colour => [red, green, blue, Math.round(share * 255)]);
  const full = shares.map(
    (share): Colour => [mixed(red, share), mixed(green, share), mixed(blue, share), 255],
  );
  const pixels = new Uint8Array(size * size);
  for (let index = 0; index < pixels.length; index++) {
    const ground = Math.min(1, below[index] ?? 0);
    const share = Math.min(1, above[index] ?? 0);
    pixels[index] =
      ground < 1
        ? Math.round(ground * (shares.length - 1))
        : shares.length + Math.round(share * (shares.length - 1));
  }
  return pngOf(pixels, size, [...clear, ...full]);
}
