import type { PictureId } from "../catalogue/catalogue.ts";

/** What other sites show beside a link to ours, and to a client's site without a picture of its own. */
export const linkPictures = {
  site: "hero-day",
  project: "studio-preview",
} as const satisfies Record<string, PictureId>;
