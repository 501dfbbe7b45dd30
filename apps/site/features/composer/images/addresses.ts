import { hashOf, type PictureId, widthsOf } from "@daylit/layouts/catalogue/pictures/pictures.ts";
import { viewFolder } from "@daylit/layouts/render/assets.ts";
import {
  type AnyPicture,
  libraryPicture,
  type PictureFacts,
} from "@daylit/layouts/render/render-context.ts";
import { pictureUrl } from "@daylit/pictures/address.ts";
import type { Encoding } from "@daylit/pictures/formats.ts";
import { withBase } from "../../../model/base-path/base-path.ts";

/** Where this site has what an exported site has beside its pages. */

/** "pictures/arch-arcade-480.avif" → "/pictures/arch-arcade-480.3ed0963a.avif" */
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

/** The framework as one file, as the layouts take it. */
export const frameworkAddress = `/${viewFolder}/daylit.min.css`;

/** A picture of the library at the addresses of this site; blocks write them as they are. */
export function shownPicture(id: AnyPicture, language?: string): PictureFacts {
  const facts = libraryPicture(id, language);
  const sets = facts.sets.map((set) => ({
    ...set,
    files: set.files.map((file) => ({ ...file, address: withBase(addressOf(file.address)) })),
  }));
  return { ...facts, sets };
}

export const smallPicture = (id: PictureId) =>
  addressOf(`pictures/${id}-${Math.min(...widthsOf(id))}.webp`);
