import { type Kind, kindOf } from "@daylit/layouts/blocks/kinds.ts";
import type { CataloguePage } from "@daylit/layouts/catalogue/catalogue.ts";
import { sectionsWithIds } from "@daylit/layouts/render/anchors.ts";
import type { Section, TradeContent } from "@daylit/layouts/schema/model.ts";
import { slug } from "@daylit/layouts/text/slug.ts";
import { logoOf } from "@daylit/layouts/theme/logos.ts";
import { picturesOf } from "../document/image-refs.ts";
import { pageWords } from "../document/page-meta.ts";
import { withPlaceholders } from "../document/placeholder-text.ts";
import { parseSite } from "../document/read.ts";
import {
  type PageSection,
  type SiteDocument,
  type SitePage,
  version,
} from "../document/site-document.ts";
import { contactSections } from "./contact-page.ts";
import { type OwnPages, ownPages } from "./families/family-pages.ts";

const sectionsOf = ({ sections }: { sections: readonly (Section | undefined)[] }): Section[] =>
  sections.filter((section) => section !== undefined);

const secondPage = (
  { business }: TradeContent,
  page: NonNullable<OwnPages["second"]>,
): SitePage => ({
  path: `/${slug(page.label)}`,
  ...page,
  title: pageWords.ofPage({ business }, page).text,
  description: pageWords.opening({ business }, page).text,
});

const isForm = ({ block }: Section): boolean =>
  (["contact", "booking", "rsvp"] as Kind[]).includes(kindOf(block));

/** The layout's own contact page or the neutral one, which keeps the form of a layout with own pages. */
function contactPage({ content: { business }, layout, id }: CataloguePage): SitePage {
  const own = ownPages.get(id);
  const [, ...body] = layout.sections;
  const form = own && (own.form ?? body.find((section) => section && isForm(section)));
  const page = { label: "Contact", sections: own?.contact ?? contactSections(business, form) };
  return {
    path: "/contact",
    ...page,
    title: pageWords.ofSite({ business }, page).text,
    description: pageWords.reach({ business }).text,
  };
}

type Values = { readonly [key: string]: unknown };

/** A link to a place that this page does not have leads to the contact page instead. */
function repaired<T>(value: T, places: readonly string[], elsewhere: (id: string) => string): T {
  if (Array.isArray(value))
    return value.map((entry) => repaired(entry, places, elsewhere)) as unknown as T;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value as Values).map(([key, entry]) =>
      key === "href" && typeof entry === "string" && entry.startsWith("#")
        ? [key, places.includes(entry.slice(1)) ? entry : elsewhere(entry.slice(1))]
        : [key, repaired(entry, places, elsewhere)],
    ),
  ) as T;
}

const repairedPage = (page: SitePage): SitePage => ({
  ...page,
  sections: repaired(
    page.sections,
    ["top", "footer", ...sectionsWithIds(page).map(({ id }) => id)],
    () => "/contact",
  ) as readonly PageSection[],
});

/** A layout as the beginning of a visitor's own site: home, its own pages, contact; all words lent. */
export function siteFromLayout(chosen: CataloguePage): SiteDocument {
  const { id, content, layout, theme } = chosen;
  const sections = sectionsOf(layout);
  const { business } = content;
  const front = { label: "Home", sections };
  const home: SitePage = {
    path: "/",
    ...front,
    title: pageWords.home({ business }).text,
    description: pageWords.about({ business }, front).text,
  };
  const second = ownPages.get(id)?.second;
  const pages = [home, ...(second ? [secondPage(content, second)] : []), contactPage(chosen)].map(
    repairedPage,
  );
  // The frame is on every page: what it names of the first one is named with its page.
  const framed = <T>(value: T) => repaired(value, ["top", "footer"], (place) => `/#${place}`);
  const site: SiteDocument = {
    daylit: version,
    language: "en-GB",
    business,
    theme,
    scheme: "both",
    mark: { outline: logoOf(content.slug) },
    nav: framed(layout.nav),
    footer: framed(layout.footer),
    pages,
    pictures: {},
    form: { way: "mail" },
    lent: [],
  };
  const [preview] = picturesOf(site);
  // Read once, so that what begins here is written as everything else is, with nothing unknown.
  return withPlaceholders(parseSite(structuredClone(preview ? { ...site, preview } : site)));
}
