import { wordsOf } from "@daylit/layouts/schema/marks.ts";
import type { SiteDocument } from "../site-document.ts";
import { type Placed, textsOfSite } from "../text/texts.ts";

/** A detail in square brackets, which its owner has to fill in: "[number]". */
const blank = /\[[^\]]+\]/g;

export const hasBlank = (text: string): boolean => text.search(blank) >= 0;

/** Only the footer leads to the pages that we draft. */
export const isLegal = ({ pages }: Pick<SiteDocument, "pages">, page: number | undefined) =>
  page !== undefined && pages[page]?.menu === false;

const textsOfLegal = (site: SiteDocument) =>
  textsOfSite(site).filter(({ page }) => isLegal(site, page));

/** What the legal pages say. */
export const legalTexts = (site: SiteDocument): ReadonlySet<string> =>
  new Set(textsOfLegal(site).map(({ text }) => text));

type Blank = { text: string; path: string; page?: number; section?: number };

/** Every blank of the legal pages once, and those of their public translations. */
export function blanksOf(site: SiteDocument): Blank[] {
  const found = new Map<string, Blank>();
  const add = (text: string, place: Omit<Blank, "text">) => {
    for (const [each] of wordsOf(text).matchAll(blank))
      if (!found.has(each)) found.set(each, { text: each, ...place });
  };
  const legal = textsOfLegal(site);
  for (const { text, path, page, section } of legal as Placed[])
    add(text, { path, page, section } as Blank);
  const sources = new Set(legal.map(({ text }) => text));
  for (const [at, { texts, public: isPublic }] of (site.translations ?? []).entries())
    for (const { of, text } of isPublic ? texts : [])
      if (sources.has(of)) add(text, { path: `translations[${at}]` });
  return [...found.values()];
}
