import type { CataloguePage } from "@daylit/layouts/catalogue/catalogue.ts";
import { framed } from "@daylit/layouts/render/anchors.ts";
import { storedBusiness, withReferences } from "@daylit/layouts/schema/facts.ts";
import { sectionsOf } from "@daylit/layouts/schema/sections.ts";
import { slug } from "@daylit/layouts/text/slug.ts";
import { logoOf } from "@daylit/layouts/theme/logos.ts";
import type { Business } from "@daylit/layouts/trades/business.ts";
import { picturesOf } from "../document/pictures/image-refs.ts";
import { parseSite } from "../document/read/read.ts";
import { type SiteDocument, type SitePage, version } from "../document/site-document.ts";
import { withAllExamples } from "../document/text/mark-examples.ts";
import { pageWords } from "../document/text/page-meta.ts";

type Written = CataloguePage["pages"]["second"];

const secondPage = (business: Business, page: Written): SitePage => ({
  path: `/${slug(page.label)}`,
  ...page,
  title: pageWords.ofPage({ business }, page).text,
  description: pageWords.opening({ business }, page).text,
});

const contactPage = (business: Business, page: Written): SitePage => ({
  path: "/contact",
  ...page,
  title: pageWords.ofSite({ business }, page).text,
  description: pageWords.reach({ business }).text,
});

/** A layout as the beginning of a visitor's own site: home, its second page, contact; all words are examples. */
export function siteFromLayout(page: CataloguePage): SiteDocument {
  const { content, layout, pages, theme, written } = page;
  const { business } = content;
  const front = { label: "Home", sections: sectionsOf(layout) };
  const home: SitePage = {
    path: "/",
    ...front,
    title: pageWords.home({ business }).text,
    description: pageWords.about({ business }, front).text,
  };
  const named = <T>(words: T) => withReferences(words, business);
  const heads = [home, secondPage(business, pages.second), contactPage(business, pages.contact)];
  const sections = [
    sectionsOf(written.layout),
    written.pages.second.sections,
    written.pages.contact.sections,
  ];
  const site: SiteDocument = {
    daylit: version,
    language: "en-GB",
    business: storedBusiness(written.business),
    theme,
    scheme: "both",
    mark: { outline: logoOf(content.slug) },
    // Navigation and footer are on every page.
    nav: named(framed(written.layout.nav)),
    footer: named(framed(written.layout.footer)),
    pages: heads.map((head, at) => ({ ...head, sections: named(sections[at] ?? []) })),
    pictures: {},
    form: { way: "mail" },
  };
  const [preview] = picturesOf(site);
  // Read once, so that what begins here is written as everything else is, with nothing unknown.
  return withAllExamples(parseSite(structuredClone(preview ? { ...site, preview } : site)));
}
