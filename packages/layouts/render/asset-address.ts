import { pictureUrl } from "@daylit/pictures/address.ts";
import type { Encoding } from "@daylit/pictures/formats.ts";
import { hashOf, type PictureId, widthsOf } from "../catalogue/pictures/pictures.ts";
import { viewFolder } from "./assets.ts";

/**
 * Where the site has what an exported site has beside its pages:
 * "pictures/arch-arcade-480.avif" → "/pictures/arch-arcade-480.3ed0963a.avif"
 */
export function addressOf(name: string): string {
  const [, id, width, encoding] = /^pictures\/(.+)-(\d+)\.(avif|webp)$/.exec(name) ?? [];
  if (!id) return `/${viewFolder}/${name}`;
  const hash = hashOf(id as PictureId);
  if (!hash) throw new Error(`Picture ${id} is still to be made`);
  return pictureUrl(
    { id, widths: widthsOf(id as PictureId), hash },
    Number(width),
    encoding as Encoding,
  );
}
