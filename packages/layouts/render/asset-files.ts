import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { type FaceName, fontSource } from "../theme/faces.ts";

const require = createRequire(import.meta.url);
const images = join(import.meta.dirname, "../../../pictures/images");
const cutFonts = join(import.meta.dirname, "../generated/fonts");

/** "fraunces-600.woff2", "fraunces-text-more.woff2" */
const isCut = (name: string) => /-(?:\d{3}|text)(?:-[a-z]+)?\.woff2$/.test(name);

/** All typefaces that were cut for sites whose words are known. */
export const fontSubsetNames = () =>
  readdirSync(cutFonts)
    .filter(isCut)
    .map((name) => `fonts/${name}`);

/** "arch-arcade-960.avif" → the file, whose name carries a fingerprint of its content. */
export const pictureFiles = (): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(images, { recursive: true, encoding: "utf8" }).map((file) => [
      file.replace(/^.*\//, "").replace(/\.[0-9a-f]{8}(?=\.\w+$)/, ""),
      join(images, file),
    ]),
  );

/** Where an address like "pictures/…" or "fonts/…" is copied from; undefined if it is not there. */
export function assetFile(address: string, pictures: ReadonlyMap<string, string>) {
  const [folder, name = ""] = address.split("/");
  if (folder === "pictures") return pictures.get(name);
  if (isCut(name)) return join(cutFonts, name);
  return require.resolve(fontSource(name.replace(/\.woff2$/, "") as FaceName));
}
