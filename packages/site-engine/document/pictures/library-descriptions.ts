import { describesIn, descriptionOf } from "@daylit/layouts/catalogue/pictures/alt-texts.ts";
import type { PictureId } from "@daylit/layouts/catalogue/pictures/pictures.ts";
import type { SiteDocument, Translation } from "../site-document.ts";
import { imageRefs, type PlacedImage } from "./image-refs.ts";

type DescribedImage = PlacedImage & { text: string };

/** Pictures of the library that the owner hasn’t described, in a language that we don’t have. */
export function undescribed(site: SiteDocument, language = site.language): DescribedImage[] {
  if (describesIn(language)) return [];
  return imageRefs(site)
    .filter(({ image }) => image.alt === undefined && !Object.hasOwn(site.pictures, image.id))
    .map((place) => ({
      ...place,
      text: descriptionOf(place.image.id as PictureId, site.language),
    }));
}

/** Those that a translation leaves in English, each once. */
export function untranslatedPictures(site: SiteDocument, { language, texts }: Translation) {
  const known = new Set(texts.map(({ of }) => of));
  return undescribed(site, language).filter(
    ({ text }, at, all) => !known.has(text) && all.findIndex((each) => each.text === text) === at,
  );
}
