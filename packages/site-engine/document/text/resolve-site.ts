import { resolved, resolvedBusiness } from "@daylit/layouts/schema/facts.ts";
import type { Business } from "@daylit/layouts/trades/business.ts";
import type { PageSection, SiteDocument, SitePage } from "../site-document.ts";

/**
 * A site document names facts of its business inside texts. Words are read from the site with the
 * facts in their places: `resolveSite`, whose texts still say whether they are examples, or `plainSite`, as
 * pages want it. Both have the same places as the document, and only the document is changed and stored.
 */

export type AnySection = PageSection | SiteDocument["nav"] | SiteDocument["footer"];

/** The site with each section changed; what has not changed stays the same object, so that nothing is drawn again. */
export function mapSections(
  site: SiteDocument,
  change: (section: AnySection, path: string) => AnySection,
): SiteDocument {
  const pages = site.pages.map((page, at) => {
    const sections = page.sections.map(
      (section, index) => change(section, `pages[${at}].sections[${index}]`) as PageSection,
    );
    return sections.some((section, index) => section !== page.sections[index])
      ? { ...page, sections }
      : page;
  });
  const nav = change(site.nav, "nav") as SiteDocument["nav"];
  const footer = change(site.footer, "footer") as SiteDocument["footer"];
  const isSame =
    nav === site.nav &&
    footer === site.footer &&
    pages.every((page, index) => page === site.pages[index]);
  return isSame ? site : { ...site, nav, footer, pages };
}

/** The site with the titles and descriptions of its pages changed. */
export function mapHeads(
  site: SiteDocument,
  change: (text: string, page: SitePage, key: "title" | "description") => string,
): SiteDocument {
  const pages = site.pages.map((page) => {
    const title = change(page.title, page, "title");
    const description = change(page.description, page, "description");
    return title === page.title && description === page.description
      ? page
      : { ...page, title, description };
  });
  return pages.every((page, at) => page === site.pages[at]) ? site : { ...site, pages };
}

const businesses = new WeakMap<Business, Business>();

/** The business with the facts that its address and strapline name. */
export function businessOf({ business }: SiteDocument): Business {
  const known = businesses.get(business) ?? resolvedBusiness(business);
  businesses.set(business, known);
  return known;
}

type Known = { business: Business; ours: string; section: AnySection };

function resolver(isPlain: boolean) {
  const sites = new WeakMap<SiteDocument, SiteDocument>();
  const sections = new WeakMap<AnySection, Known>();

  function sectionOf(section: AnySection, business: Business, examples?: ReadonlySet<string>) {
    const known = sections.get(section);
    const ours = examples ? [...examples].join() : "";
    if (known?.business === business && known.ours === ours) return known.section;
    // Words of other designs wait as they are stored.
    const { kept, ...shown } = section as PageSection;
    const words = resolved(shown, business, examples);
    let next: AnySection = words === shown ? section : kept ? { ...words, kept } : words;
    if (known && JSON.stringify(known.section) === JSON.stringify(next)) next = known.section;
    sections.set(section, { business, ours, section: next });
    return next;
  }

  return (site: SiteDocument): SiteDocument => {
    const known = sites.get(site);
    if (known) return known;
    const examples = isPlain ? undefined : new Set<string>(site.examples);
    const business = businessOf(site);
    const mapped = mapHeads(
      mapSections(site, (section) => sectionOf(section, business, examples)),
      (text) => resolved(text, business, examples),
    );
    const next = business === mapped.business ? mapped : { ...mapped, business };
    sites.set(site, next);
    sites.set(next, next);
    return next;
  };
}

export const resolveSite = resolver(false);

/** A part of the site in the same way. */
export const resolvedIn = <T>(site: SiteDocument, part: T): T =>
  resolved(part, businessOf(site), new Set<string>(site.examples));

/** As pages, files and search engines want it: no text says whether it is an example. */
export const plainSite = resolver(true);
