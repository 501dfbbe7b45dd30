import type { BlockName } from "@daylit/layouts/blocks/definitions.ts";
import { kindOf } from "@daylit/layouts/blocks/kinds.ts";
import { moved, withValue } from "../../document/object-path.ts";
import { withExamplePictures } from "../../document/pictures/example-pictures.ts";
import { limits, type SiteDocument } from "../../document/site-document.ts";
import { withSiteHours } from "../hours.ts";
import { exampleOf } from "../swap.ts";

type Section = SiteDocument["pages"][number]["sections"][number];

const withSections = (
  site: SiteDocument,
  page: number,
  update: (sections: readonly Section[]) => readonly Section[],
): SiteDocument => {
  const sections = site.pages[page]?.sections;
  if (!sections) return site;
  const next = update(sections);
  return next === sections ? site : withValue(site, `pages[${page}].sections`, next);
};

export const isFull = (sections: readonly unknown[]) => sections.length >= limits.sections;

/** Said instead of adding one more. */
export const fullWords = `A page has room for ${limits.sections} sections. Remove one first.`;

/** The first section opens the page and stays where it is. */
export const canMove = (sections: readonly unknown[], from: number, to: number) =>
  from > 0 && to > 0 && to < sections.length;

/** Why a section cannot go there, in words; undefined if it can. */
export function moveLimit(sections: readonly unknown[], from: number, by: 1 | -1) {
  if (canMove(sections, from, from + by)) return undefined;
  if (from < 0) return "The navigation and the footer stay where they are.";
  if (from === 0) return "The hero stays first.";
  return by < 0 ? "Already first below the hero." : "Already last.";
}

export const moveSection = (site: SiteDocument, page: number, from: number, to: number) =>
  withSections(site, page, (sections) =>
    canMove(sections, from, to) ? moved(sections, from, to) : sections,
  );

export const removeSection = (site: SiteDocument, page: number, at: number) =>
  withSections(site, page, (sections) =>
    at > 0 ? sections.filter((_, index) => index !== at) : sections,
  );

/** The index to select after a removal: the section that moved up, or the new last one. */
export const afterRemoval = (sections: readonly unknown[], at: number) =>
  Math.min(at, sections.length - 1);

export const copySection = (site: SiteDocument, page: number, at: number) =>
  withSections(site, page, (sections) => {
    const section = sections[at];
    if (!section || at === 0 || isFull(sections)) return sections;
    const {
      id: _,
      nav: __,
      ...copy
    } = structuredClone(section) as Section & {
      id?: string;
      nav?: string;
    };
    return [...sections.slice(0, at + 1), copy as Section, ...sections.slice(at + 1)];
  });

/** A new section with our words in it, marked as ours; `inWords` says them as the site does. */
export function addSection(
  site: SiteDocument,
  page: number,
  at: number,
  block: BlockName,
  inWords: (section: Section) => Section = (section) => section,
): SiteDocument {
  const section = withSiteHours(site, inWords(exampleOf(block)));
  return withExamplePictures(
    site,
    withSections(site, page, (sections) =>
      isFull(sections) ? sections : [...sections.slice(0, at), section, ...sections.slice(at)],
    ),
  );
}

/** What can stand in the middle of a page. */
export const standsInBody = (block: BlockName) =>
  !["hero", "nav", "footer"].includes(kindOf(block));
