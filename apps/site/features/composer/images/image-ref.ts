import { descriptionOf } from "@daylit/layouts/catalogue/pictures/alt-texts.ts";
import type { PictureId } from "@daylit/layouts/catalogue/pictures/pictures.ts";
import type { ImageRef } from "@daylit/layouts/components/pictures/photo.tsx";
import type { OwnPicture } from "@daylit/layouts/render/render-context.ts";
import type { OwnRecord, SiteDocument } from "@daylit/site-engine";
import { smallPicture } from "./addresses.ts";
import type { OwnFiles } from "./own-files.ts";

/** The picture of an image ref: its id, and its record if it is the visitor's own. */
export function pictureIn(site: SiteDocument, image: ImageRef) {
  const whole = typeof image === "string" ? { id: image } : image;
  const own: OwnRecord | undefined = Object.hasOwn(site.pictures, whole.id)
    ? site.pictures[whole.id as OwnPicture]
    : undefined;
  return { image: whole as Exclude<ImageRef, string>, own };
}

/** A small one of it, for lists. */
export function shownAddress(site: SiteDocument, ref: ImageRef, files: OwnFiles): string {
  const { image, own } = pictureIn(site, ref);
  return own ? files.address(own.files[0]?.hash ?? "") : smallPicture(image.id as PictureId);
}

export function shownAlt(site: SiteDocument, ref: ImageRef): string {
  const { image, own } = pictureIn(site, ref);
  return image.alt ?? (own ? own.alt : descriptionOf(image.id as PictureId, site.language));
}
