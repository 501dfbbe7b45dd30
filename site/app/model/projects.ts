import { slugOf } from "./menu.ts";

/** A card of the gallery: the catalogue it is filed under and the host of the client's own site. */
export type ProjectCard = { catalogue: string; name: string; slug: string; domain: string };

/** Every client site is a host below this one; production sets its own. */
export const clientsDomain = process.env.CLIENTS_DOMAIN ?? "localhost:4173";

const project = (catalogue: string, name: string): ProjectCard => ({
  catalogue,
  name,
  slug: slugOf(name),
  domain: `${slugOf(name)}.${clientsDomain}`,
});

export const projects: readonly ProjectCard[] = [
  project("Technology", "Kilnlog"),
  project("Technology", "Tidemark"),
  project("Personal", "Ada Fenn"),
  project("Organisation", "Millbrook Commons"),
  project("Real Estate", "Stonehithe"),
  project("Real Estate", "Gable and Row"),
  project("Real Estate", "Northlight Lofts"),
];
