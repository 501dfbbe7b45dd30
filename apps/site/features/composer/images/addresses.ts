import { type PictureId, widthsOf } from "@daylit/layouts/catalogue/pictures/pictures.ts";
import { addressOf } from "@daylit/layouts/render/asset-address.ts";
import { viewFolder } from "@daylit/layouts/render/assets.ts";
import {
  type AnyPicture,
  libraryPicture,
  type PictureFacts,
} from "@daylit/layouts/render/render-context.ts";
import { withBase } from "../../../model/base-path/base-path.ts";

/** The framework as one file, as the layouts take it. */
export const frameworkAddress = `/${viewFolder}/daylit.min.css`;

/** A picture of the library at the addresses of this site; blocks write them as they are. */
export function shownPicture(id: AnyPicture, language?: string): PictureFacts {
  const facts = libraryPicture(id, language);
  const shown = (sets: PictureFacts["sets"]) =>
    sets.map((set) => ({
      ...set,
      files: set.files.map((file) => ({ ...file, address: withBase(addressOf(file.address)) })),
    }));
  return { ...facts, sets: shown(facts.sets), dusk: facts.dusk && shown(facts.dusk) };
}

export const smallPicture = (id: PictureId) =>
  addressOf(`pictures/${id}-${Math.min(...widthsOf(id))}.webp`);
