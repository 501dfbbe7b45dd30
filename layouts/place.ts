import type { PageLink } from "./business.ts";
import { sectionsOf } from "./catalogue.ts";
import type { Layout, Section } from "./model.ts";

export const slug = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

/** Sections with their ids: from the word in the navigation, or from the block's name. */
export function placeSections(layout: Layout): { section: Section; id: string }[] {
  const taken = new Set(["top", "menu", "main", "footer"]);
  return sectionsOf(layout).map((section) => {
    const wanted = section.id ?? slug(section.nav ?? section.block);
    let id = wanted;
    for (let copy = 2; taken.has(id); copy++) id = `${wanted}-${copy}`;
    taken.add(id);
    return { section, id };
  });
}

export const pageLinks = (layout: Layout): PageLink[] =>
  placeSections(layout).flatMap(({ section: { nav }, id }) =>
    nav ? [{ label: nav, href: `#${id}` }] : [],
  );
