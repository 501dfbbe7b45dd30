import { type PictureId, pictureOf } from "@daylit/layouts/catalogue/pictures.ts";
import type { Shot } from "@daylit/layouts/parts/photo.tsx";
import type { OwnPicture } from "@daylit/layouts/render/render-context.ts";
import type { OwnRecord, SiteDocument } from "@daylit/site-engine";
import { smallPicture } from "./addresses.ts";
import type { OwnFiles } from "./own-files.ts";

/** The picture of a shot: its id, and its record if it is the visitor's own. */
export function pictureIn(site: SiteDocument, shot: Shot) {
  const whole = typeof shot === "string" ? { id: shot } : shot;
  const own: OwnRecord | undefined = Object.hasOwn(site.pictures, whole.id)
    ? site.pictures[whole.id as OwnPicture]
    : undefined;
  return { shot: whole as Exclude<Shot, string>, own };
}

/** A small one of it, for lists. */
export function shownAddress(site: SiteDocument, given: Shot, files: OwnFiles): string {
  const { shot, own } = pictureIn(site, given);
  return own ? files.address(own.files[0]?.hash ?? "") : smallPicture(shot.id as PictureId);
}

export function shownAlt(site: SiteDocument, given: Shot): string {
  const { shot, own } = pictureIn(site, given);
  return shot.alt ?? (own ? own.alt : pictureOf(shot.id as PictureId).alt);
}
