import type { CataloguePage } from "@daylit/layouts/catalogue/catalogue.ts";
import { framed } from "@daylit/layouts/render/anchors.ts";
import { sectionsOf } from "@daylit/layouts/schema/sections.ts";
import { slug } from "@daylit/layouts/text/slug.ts";
import { logoOf } from "@daylit/layouts/theme/logos.ts";
import type { Business } from "@daylit/layouts/trades/business.ts";
import { picturesOf } from "../document/pictures/image-refs.ts";
import { parseSite } from "../document/read/read.ts";
import { type SiteDocument, type SitePage, version } from "../document/site-document.ts";
import { pageWords } from "../document/text/page-meta.ts";
import { withPlaceholders } from "../document/text/placeholder-text.ts";
import { withReferences } from "./follow-facts.ts";

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

/** A layout as the beginning of a visitor's own site: home, its second page, contact; all words lent. */
export function siteFromLayout(page: CataloguePage): SiteDocument {
  const { content, layout, pages, theme } = page;
  const sections = sectionsOf(layout);
  const { business } = content;
  const front = { label: "Home", sections };
  const home: SitePage = {
    path: "/",
    ...front,
    title: pageWords.home({ business }).text,
    description: pageWords.about({ business }, front).text,
  };
  const site: SiteDocument = {
    daylit: version,
    language: "en-GB",
    business,
    theme,
    scheme: "both",
    mark: { outline: logoOf(content.slug) },
    // Navigation and footer are on every page.
    nav: framed(layout.nav),
    footer: framed(layout.footer),
    pages: [home, secondPage(business, pages.second), contactPage(business, pages.contact)],
    pictures: {},
    form: { way: "mail" },
    lent: [],
  };
  const [preview] = picturesOf(site);
  // Read once, so that what begins here is written as everything else is, with nothing unknown.
  const read = parseSite(structuredClone(preview ? { ...site, preview } : site));
  return withReferences(withPlaceholders(read), () => true);
}
