import { slug } from "@daylit/layouts/text/slug.ts";

/** An entry of the gallery, with the client whose site it links to. Its address says /projects. */
export type CaseStudy = { catalogue: string; name: string; slug: string; path: string };

const caseStudy = (catalogue: string, name: string): CaseStudy => ({
  catalogue,
  name,
  slug: slug(name),
  path: `/projects/${slug(name)}`,
});

export const caseStudies: readonly CaseStudy[] = [
  caseStudy("Technology", "Kilnlog"),
  caseStudy("Technology", "Tidemark"),
  caseStudy("Personal", "Ada Fenn"),
  caseStudy("Organisation", "Millbrook Commons"),
  caseStudy("Real Estate", "Stonehithe"),
  caseStudy("Real Estate", "Gable and Row"),
  caseStudy("Real Estate", "Northlight Lofts"),
];

/** Shown while a client's site names no picture, or one that cannot be loaded. */
export const defaultPreview = "/assets/project-preview.avif";
