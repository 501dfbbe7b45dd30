import { type IconLook, inkOn } from "@daylit/layouts/theme/icon-svg.ts";
import { type Line, linesOf } from "./outline.ts";
import { type Colour, pngOf } from "./png.ts";
import { coverage } from "./raster.ts";

const channels = (colour: string) =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** Steps between two colours; finer ones nobody sees at an edge. */
const shares = Array.from({ length: 64 }, (_, index) => index / 63);

const plate =
  "M12 0H52A12 12 0 0 1 64 12V52A12 12 0 0 1 52 64H12A12 12 0 0 1 0 52V12A12 12 0 0 1 12 0Z";

const scaled = (lines: readonly Line[], scale: number, shift: number): Line[] =>
  lines.map((line) => line.map(([x, y]) => [x * scale + shift, y * scale + shift]));

/** The same as a PNG, computed: every machine gives the same bytes. */
export function iconPng({ outline, colour, maskable = false }: IconLook, size: number): Uint8Array {
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
