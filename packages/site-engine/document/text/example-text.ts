import type { SiteDocument } from "../site-document.ts";
import { metaSource } from "./page-meta.ts";
import { type Placed, textsOfSite } from "./texts.ts";

/** The example texts of one part of the site: the facts, a section, navigation, footer or a page's title. */
export type ExampleGroup = {
  /** "business", "nav", "footer", "pages[0]" or "pages[0].sections[2]". */
  path: string;
  page?: number;
  section?: number;
  texts: readonly Placed[];
};

/** Titles and descriptions that are made of other texts follow them, so they are not listed. */
const isGenerated = (site: SiteDocument, path: string): boolean => {
  const [, page, key] = /^pages\[(\d+)\]\.(title|description)$/.exec(path) ?? [];
  const found = site.pages[Number(page)];
  return found !== undefined && metaSource(site, found, key as "title") !== undefined;
};

const groupOf = (path: string) =>
  /^(pages\[\d+\]\.sections\[\d+\]|pages\[\d+\]|\w+)/.exec(path)?.[1] ?? path;

/** Every example text of the site, by part, in the order in which visitors meet the parts. */
export function exampleGroups(site: SiteDocument): ExampleGroup[] {
  const groups = new Map<string, Placed[]>();
  for (const text of textsOfSite(site))
    if (text.example && text.text.trim() !== "" && !isGenerated(site, text.path)) {
      const path = groupOf(text.path);
      groups.set(path, [...(groups.get(path) ?? []), text]);
    }
  return [...groups].map(([path, texts]) => {
    const { page, section } = texts[0] ?? {};
    return {
      ...{ path, texts },
      ...(page === undefined ? {} : { page }),
      ...(section === undefined ? {} : { section }),
    };
  });
}

/** How many sections of the pages hold no example text any more. */
export function ownSections(site: SiteDocument): { own: number; all: number } {
  const all = site.pages.flatMap(({ sections }) => sections).length;
  const left = exampleGroups(site).filter(({ section }) => section !== undefined).length;
  return { own: all - left, all };
}
