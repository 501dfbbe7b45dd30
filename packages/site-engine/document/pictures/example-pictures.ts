import type { SiteDocument } from "../site-document.ts";
import { imageRefs, type PlacedImage } from "./image-refs.ts";

/** Pictures of our library that stand in sections and that nobody has chosen or kept, each once. */
export const examplePictures = (site: SiteDocument): PlacedImage[] => {
  const left = new Set<string>(site.examplePictures);
  return imageRefs(site).filter(({ image }) => left.delete(image.id));
};

const withList = (site: SiteDocument, list: readonly string[]): SiteDocument => {
  const { examplePictures: _, ...rest } = site;
  return list.length > 0 ? { ...site, examplePictures: list } : rest;
};

/** The site after a change that brought some of our pictures along: nobody has chosen them. */
export function withExamplePictures(before: SiteDocument, after: SiteDocument): SiteDocument {
  const known = new Set<string>([
    ...imageRefs(before).map(({ image }) => image.id),
    ...Object.keys(after.pictures),
    ...(after.examplePictures ?? []),
  ]);
  const added = new Set(
    imageRefs(after).flatMap(({ image }) => (known.has(image.id) ? [] : [image.id])),
  );
  return added.size > 0 ? withList(after, [...(after.examplePictures ?? []), ...added]) : after;
}

/** The owner has chosen these pictures, or keeps them. */
export function withChosenPictures(site: SiteDocument, ids: readonly string[]): SiteDocument {
  const { examplePictures: ours = [] } = site;
  const left = ours.filter((id) => !ids.includes(id));
  return left.length === ours.length ? site : withList(site, left);
}
