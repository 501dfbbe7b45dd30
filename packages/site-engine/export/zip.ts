import { strToU8, type Zippable, zipSync } from "fflate";
import type { Files } from "../build/build.ts";
import { isFileName } from "./file-names.ts";

/** Text is worth the effort; pictures and fonts are compressed already. */
const packed = /\.(avif|webp|jpg|png|woff2)$/;

/** The first day that a zip can name. Read as local time, so that every zone writes the same. */
const day = new Date(1980, 0, 1);

/** A folder as a zip file, byte for byte the same whenever and wherever it is made. */
export function zipOf(folder: string, files: Files): Uint8Array {
  if (!isFileName(folder)) throw new TypeError(`"${folder}" isn’t a valid folder name`);
  const entries: Zippable = {};
  for (const [name, content] of [...files].sort(([a], [b]) => (a < b ? -1 : 1)))
    entries[`${folder}/${name}`] = [
      typeof content === "string" ? strToU8(content) : content,
      // Made on Unix; everybody may read it, its owner may write it.
      { level: packed.test(name) ? 0 : 9, mtime: day, os: 3, attrs: 0o100644 << 16 },
    ];
  return zipSync(entries);
}
