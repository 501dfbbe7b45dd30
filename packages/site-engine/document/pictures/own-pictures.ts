import type { OwnPicture } from "@daylit/layouts/render/render-context.ts";
import { standIn } from "@daylit/layouts/schema/read/read.ts";
import type { SiteDocument } from "../site-document.ts";
import { imageRefs } from "./image-refs.ts";
import { logos } from "./logos.ts";

/** Own pictures that nobody sees: others have taken their places. */
export function unseenPictures(site: SiteDocument): OwnPicture[] {
  const seen = new Set<string>(imageRefs(site).map(({ image }) => image.id));
  if ("logo" in site.mark) seen.add(site.mark.logo);
  for (const { picture } of site.posts ?? [])
    if (picture) seen.add(typeof picture === "string" ? picture : picture.id);
  return (Object.keys(site.pictures) as OwnPicture[]).filter((id) => !seen.has(id));
}

/** The site document without some of its own pictures, wherever it names them; what blocks keep too. */
export function withoutPictures(site: SiteDocument, ids: readonly OwnPicture[]): SiteDocument {
  if (ids.length === 0) return site;
  const gone = new Set<unknown>(ids);
  function walk(value: unknown): unknown {
    if (gone.has(value)) return standIn;
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== "object" || value === null) return value;
    // A section may be called like a picture.
    if (!("block" in value) && gone.has((value as { id?: unknown }).id)) return standIn;
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, walk(entry)]));
  }
  const { mark } = site;
  // The parts keep their order, so that what is written is the same when it is read and written again.
  const next: SiteDocument = {
    ...site,
    mark: "logo" in mark && gone.has(mark.logo) ? { outline: logos.circle } : mark,
    pages: walk(site.pages) as SiteDocument["pages"],
    ...(site.posts ? { posts: walk(site.posts) as SiteDocument["posts"] } : {}),
    pictures: Object.fromEntries(
      Object.entries(site.pictures).filter(([id]) => !gone.has(id)),
    ) as SiteDocument["pictures"],
  };
  if (gone.has(next.preview)) delete next.preview;
  return next;
}
