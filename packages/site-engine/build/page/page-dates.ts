import type { SiteDocument, SitePage } from "../../document/site-document.ts";
import { plainSite } from "../../document/text/resolve-site.ts";
import { hashOf } from "../../document/version/hash.ts";

/** A mark of all that a page shows, the frame around it included. */
const markOf = ({ business, notice, nav, footer, theme }: SiteDocument, page: SitePage) =>
  hashOf([
    JSON.stringify([
      ...[business, nav, footer, theme, page],
      ...(notice && page.path === "/" ? [notice] : []),
    ]),
  ]);

/** The site with the day on which each page changed last; pages that are as they were keep theirs. */
export function dated(site: SiteDocument, day?: string): SiteDocument {
  if (!day) return site;
  const shown = plainSite(site);
  const dates = Object.fromEntries(
    shown.pages.map((page) => {
      const mark = markOf(shown, page);
      const before = site.dates?.[page.path];
      return [page.path, before?.[0] === mark ? before : ([mark, day] as const)];
    }),
  );
  const { dates: _, made, examples, ...rest } = site;
  // In the order in which a document is read and written.
  return { ...rest, dates, ...(made ? { made } : {}), ...(examples ? { examples } : {}) };
}

export const daysOf = ({ pages, dates }: SiteDocument) =>
  pages.map(({ path }) => dates?.[path]?.[1]);
