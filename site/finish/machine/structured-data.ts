import type { Records } from "../../../layouts/records.ts";
import type { Page } from "../../app/model/pages.ts";
import { projects } from "../../app/model/projects.ts";
import { absolute, site } from "../../app/model/site.ts";
import { breadcrumbs } from "./breadcrumbs.ts";
import { included } from "./included.ts";

/** A thing of schema.org. */
export type Thing = { "@type": string; [property: string]: Value };
type Value = string | number | boolean | Reference | Thing | readonly Thing[];
type Reference = { "@id": string };

export type Sources = { pages: readonly Page[]; records: Records };

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

const layout = (page: Page, { views }: Records["layouts"][string]): Thing => ({
  "@type": "CreativeWork",
  ...about(page),
  isPartOf: website,
  creator: studio,
  isAccessibleForFree: true,
  license: absolute("/view/LICENSE.txt"),
  thumbnailUrl: absolute(views[0]?.thumbnail ?? site.previewImage),
});

function things(page: Page, { records }: Sources): Thing[] {
  const [, section, slug = ""] = page.path.split("/");
  const own = records.layouts[page.path];
  const category = section === "layouts" && records.categories[slug];
  if (page.path === "/") return front();
  if (page.path === "/packages") return [service(page)];
  if (page.path === "/layouts") return [itemList(page.heading, records.catalogue)];
  if (page.path === "/projects") return [itemList(page.heading, projects)];
  if (own) return [layout(page, own)];
  if (category) return [itemList(page.heading, category.layouts)];
  const isArticle = ["Documentation", "Guides", "Stylesheet"].includes(page.section ?? "");
  return [isArticle ? article(page) : { "@type": "WebPage", ...about(page), isPartOf: website }];
}

/** Everything a page says to machines about itself: its trail, and what it is. */
export function structuredData(page: Page, sources: Sources): object {
  const kept = sources.pages.find(({ path }) => path === page.canonical) ?? page;
  const trail: Thing = {
    "@type": "BreadcrumbList",
    itemListElement: listItems(breadcrumbs(kept, sources.pages), "item"),
  };
  return {
    "@context": "https://schema.org",
    "@graph": [...(kept.path === "/" ? [] : [trail]), ...things(kept, sources)],
  };
}

/** As an element for the head: the one sign that could end it early is written as an escape. */
export const structuredScript = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`;
