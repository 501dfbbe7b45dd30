import type { Encoding } from "./formats.ts";

/** As much of a catalogue entry as an address needs. */
interface PictureFiles {
  id: string;
  widths: readonly number[];
  hash: string;
}

/** Where the site serves images/; a download passes its own relative folder instead. */
export const publicBase = "/pictures/";

/** The name carries a hash of the content, so a file may be cached for ever. */
export function pictureFile({ id, widths, hash }: PictureFiles, width: number, encoding: Encoding) {
  if (!widths.includes(width)) throw new Error(`Picture ${id} has no file of width ${width}`);
  return `${id}-${width}.${hash}.${encoding}`;
}

export function pictureUrl(
  entry: PictureFiles,
  width: number,
  encoding: Encoding = "webp",
  base: string = publicBase,
) {
  return `${base}${pictureFile(entry, width, encoding)}`;
}

export function pictureSrcset(entry: PictureFiles, encoding: Encoding, base: string = publicBase) {
  return entry.widths
    .map((width) => `${pictureUrl(entry, width, encoding, base)} ${width}w`)
    .join(", ");
}
