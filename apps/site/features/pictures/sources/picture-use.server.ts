import { clients } from "@daylit/clients/clients.ts";
import { cataloguePages } from "@daylit/layouts/catalogue/catalogue.ts";
import { catalogue, type PictureId } from "@daylit/pictures/catalogue/catalogue.ts";
import { linkPictures } from "@daylit/pictures/tools/link-pictures.ts";
import { caseStudies } from "../../../content/case-studies.ts";
import {
  chapterPictures,
  guidePictures,
  landingPictures,
  packagePictures,
} from "../../../content/page-pictures.ts";

/** A page that shows a picture. */
export type Use = { name: string; path: string };

/** Every text inside a value, however deep it lies. */
const texts = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : typeof value === "object" && value !== null
      ? Object.values(value).flatMap(texts)
      : [];

const variation = (which?: number) => (which ? `, variation ${which}` : "");

/** All pages with what they are made from: the hundred layouts, the clients' sites, our own. */
const pages = (): (Use & { made: unknown })[] => [
  ...cataloguePages.map(({ card, layout, pages }) => ({
    name: `${card.name}${variation(card.variation)}`,
    path: card.path,
    made: [layout, pages],
  })),
  ...clients.map(({ slug, business, preview, pages }) => ({
    name: business.name,
    path: caseStudies.find((caseStudy) => caseStudy.slug === slug)?.path ?? "/projects",
    made: [preview, pages],
  })),
  { name: "Our landing page", path: "/", made: landingPictures },
  { name: "Packages", path: "/packages", made: packagePictures },
  {
    name: "How the pictures are made",
    path: "/documentation/how-the-pictures-are-made",
    made: chapterPictures,
  },
  { name: "After the launch", path: "/guides/after-the-launch", made: guidePictures },
  { name: "Links to client sites", path: "/projects", made: linkPictures.project },
];

/** A page that shows a picture by day shows its twin in the dark. */
const withTwins = (ids: readonly string[]) => [...ids, ...ids.map((id) => `${id}-dusk`)];

/** Picture → the pages that show it. A page names a picture by its id and by nothing else. */
export function pictureUses(): ReadonlyMap<PictureId, readonly Use[]> {
  const uses = new Map<PictureId, Use[]>(catalogue.map(({ id }) => [id, []]));
  for (const { made, ...use } of pages())
    for (const text of new Set(withTwins(texts(made)))) uses.get(text as PictureId)?.push(use);
  return uses;
}
