import { trades } from "@daylit/layouts/trades/trades.ts";
import { caseStudies } from "../../content/case-studies.ts";
import { pathOf } from "../../model/menu.ts";
import { blockKinds } from "../../model/pages/blocks.ts";
import type { Page, PageKind } from "../../model/pages/page.ts";
import { absolute, site } from "../../model/site.ts";
import { described } from "../pages-with-descriptions.ts";
import { breadcrumbs } from "./breadcrumbs.ts";
import { included } from "./included.ts";

/** A thing of schema.org. */
export type Thing = { "@type": string; [property: string]: Value };
type Value = string | number | boolean | Reference | Thing | readonly Thing[];
type Reference = { "@id": string };

const studio: Reference = { "@id": absolute("/#studio") };
const website: Reference = { "@id": absolute("/#website") };

type Item = { name: string; path: string };

const listItems = (items: readonly Item[], address: "url" | "item"): Thing[] =>
  items.map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    [address]: absolute(path),
  }));

const itemList = (name: string, items: readonly Item[]): Thing => ({
  "@type": "ItemList",
  name,
  numberOfItems: items.length,
  itemListElement: listItems(items, "url"),
});

const about = ({ heading, description, canonical }: Page) => ({
  name: heading,
  description,
  url: absolute(canonical),
  inLanguage: "en-GB",
});

const front = (): Thing[] => [
  {
    "@type": "Organization",
    ...studio,
    name: site.name,
    url: absolute("/"),
    logo: absolute("/assets/favicon.svg"),
  },
  {
    "@type": "WebSite",
    ...website,
    name: site.name,
    url: absolute("/"),
    description: site.description,
    inLanguage: "en-GB",
    publisher: studio,
  },
];

const article = (page: Page): Thing => ({
  "@type": "TechArticle",
  headline: page.heading,
  ...about(page),
  image: absolute(site.previewImage),
  isPartOf: website,
  author: studio,
  publisher: studio,
});

/** The price is agreed when the plan is known, so the offer names none. */
const service = (page: Page): Thing => ({
  "@type": "Service",
  ...about(page),
  serviceType: "Website design",
  provider: studio,
  offers: { "@type": "Offer", url: absolute(page.path), offeredBy: studio },
  hasOfferCatalog: {
    "@type": "OfferCatalog",
    name: "What is in it",
    itemListElement: included().map((name) => ({
      "@type": "Offer",
      itemOffered: { "@type": "Service", name },
    })),
  },
});

/** All hundred layouts: loaded for the pages that tell of them, so that no chapter waits for it. */
const catalogue = () => import("../../features/layouts/source.server.ts");

const layout = async (page: Page): Promise<Thing> => ({
  "@type": "CreativeWork",
  ...about(page),
  isPartOf: website,
  creator: studio,
  isAccessibleForFree: true,
  license: absolute("/view/LICENSE.txt"),
  thumbnailUrl: absolute(
    (await catalogue()).layoutRecord(page.path).views[0]?.thumbnail ?? site.previewImage,
  ),
});

const trade = async (page: Page): Promise<Thing> => {
  const { slug = "" } = trades.find(({ path }) => path === page.path) ?? {};
  return itemList(page.heading, (await catalogue()).tradeRecord(slug).layouts);
};

const webPage = (page: Page): Thing => ({ "@type": "WebPage", ...about(page), isPartOf: website });

/** What each kind of page is to a machine. */
const things: Record<PageKind, (page: Page) => Thing[] | Promise<Thing[]>> = {
  landing: front,
  packages: (page) => [service(page)],
  layouts: async (page) => [itemList(page.heading, (await catalogue()).catalogueRecord())],
  projects: (page) => [itemList(page.heading, caseStudies)],
  layout: async (page) => [await layout(page)],
  trade: async (page) => [await trade(page)],
  chapter: (page) => [article(page)],
  guide: (page) => [article(page)],
  stylesheet: (page) => [article(page)],
  part: (page) => [article(page)],
  parts: (page) => [article(page)],
  vocabulary: (page) => [article(page)],
  blocks: (page) => [
    itemList(
      page.heading,
      blockKinds.map((kind) => ({ name: kind.name, path: pathOf(kind) })),
    ),
  ],
  "blocks-of-kind": (page) => [article(page)],
  screens: (page) => [article(page)],
  text: (page) => [webPage(page)],
  changelog: (page) => [webPage(page)],
  project: (page) => [webPage(page)],
  pictures: (page) => [webPage(page)],
  search: (page) => [webPage(page)],
  compose: (page) => [webPage(page)],
  compare: (page) => [webPage(page)],
  offline: (page) => [webPage(page)],
  update: (page) => [webPage(page)],
  yours: (page) => [webPage(page)],
};

/** Everything a page says to machines about itself: its trail, and what it is. */
export async function structuredData(page: Page, pages: readonly Page[]): Promise<object> {
  const kept = pages.find(({ path }) => path === page.canonical) ?? page;
  const trail: Thing = {
    "@type": "BreadcrumbList",
    itemListElement: listItems(breadcrumbs(kept, pages), "item"),
  };
  return {
    "@context": "https://schema.org",
    "@graph": [
      ...(kept.path === "/" ? [] : [trail]),
      ...(await things[kept.kind](described(kept))),
    ],
  };
}

/** As the text of an element: the one sign that could end it early is written as an escape. */
export const structuredText = (data: object) => JSON.stringify(data).replaceAll("<", "\\u003c");
