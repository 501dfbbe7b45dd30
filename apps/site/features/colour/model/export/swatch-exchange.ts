import type { Rgb } from "../spaces/css-colour.ts";
import type { Colour } from "./all-colours.ts";

/** One swatch: its length, its name in UTF-16 with an end mark, "RGB ", three shares, and its type. */
function swatch(name: string, { r, g, b }: Rgb): Uint8Array {
  const letters = name.length + 1;
  const size = 2 + letters * 2 + 4 + 12 + 2;
  const bytes = new Uint8Array(6 + size);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, 1);
  view.setUint32(2, size);
  view.setUint16(6, letters);
  for (const [index, letter] of [...name].entries())
    view.setUint16(8 + index * 2, letter.charCodeAt(0));
  const at = 8 + letters * 2;
  for (const [index, letter] of [..."RGB "].entries())
    view.setUint8(at + index, letter.charCodeAt(0));
  for (const [index, share] of [r, g, b].entries()) view.setFloat32(at + 4 + index * 4, share);
  view.setUint16(at + 16, 2);
  return bytes;
}

/** Adobe Swatch Exchange: Photoshop, Illustrator, InDesign, Affinity and Inkscape read it. */
export function swatchExchange(colours: readonly Colour[]): Uint8Array<ArrayBuffer> {
  const swatches = colours.flatMap(({ name, light, dark }) => [
    swatch(`${name} light`, light),
    swatch(`${name} dark`, dark),
  ]);
  const bytes = new Uint8Array(12 + swatches.reduce((sum, { length }) => sum + length, 0));
  const view = new DataView(bytes.buffer);
  for (const [index, letter] of [..."ASEF"].entries()) view.setUint8(index, letter.charCodeAt(0));
  view.setUint16(4, 1);
  view.setUint32(8, swatches.length);
  let at = 12;
  for (const each of swatches) {
    bytes.set(each, at);
    at += each.length;
  }
  return bytes;
}
