import { slug } from "@daylit/layouts/text/slug.ts";

/** A card of the gallery: the catalogue it is filed under, and the client whose site it leads to. */
export type Project = { catalogue: string; name: string; slug: string; path: string };

const project = (catalogue: string, name: string): Project => ({
  catalogue,
  name,
  slug: slug(name),
  path: `/projects/${slug(name)}`,
});

export const projects: readonly Project[] = [
  project("Technology", "Kilnlog"),
  project("Technology", "Tidemark"),
  project("Personal", "Ada Fenn"),
  project("Organisation", "Millbrook Commons"),
  project("Real Estate", "Stonehithe"),
  project("Real Estate", "Gable and Row"),
  project("Real Estate", "Northlight Lofts"),
];

/** Shown while a client's site names no picture, or one that cannot be loaded. */
export const defaultPreview = "/assets/project-preview.avif";
