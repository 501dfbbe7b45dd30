import type { Section } from "../schema/model.ts";
import { slug } from "../text/slug.ts";
import type { PageLink } from "../trades/business.ts";

/** A page as far as the places on it are concerned. */
type Sections = { sections: readonly (Section | undefined)[] };

/** Sections with their ids: from the word in the navigation, or from the block's name. */
export function sectionsWithIds({ sections }: Sections): { section: Section; id: string }[] {
  const taken = new Set(["top", "menu", "main", "footer"]);
  return sections
    .filter((section) => section !== undefined)
    .map((section) => {
      const wanted = section.id ?? slug(section.nav ?? section.block);
      let id = wanted;
      for (let copy = 2; taken.has(id); copy++) id = `${wanted}-${copy}`;
      taken.add(id);
      return { section, id };
    });
}

export const pageLinks = (layout: Sections): PageLink[] =>
  sectionsWithIds(layout).flatMap(({ section: { nav }, id }) =>
    nav ? [{ label: nav, href: `#${id}` }] : [],
  );

type Values = { readonly [key: string]: unknown };

/**
 * Navigation and footer of a layout, as they are on every page of its site: a link to a section of
 * home names home.
 */
export function framed<T>(value: T): T {
  if (Array.isArray(value)) return value.map(framed) as T;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value as Values).map(([key, entry]) =>
      key === "href" && typeof entry === "string" && /^#(?!top$|footer$)/.test(entry)
        ? [key, `/${entry}`]
        : [key, framed(entry)],
    ),
  ) as T;
}
