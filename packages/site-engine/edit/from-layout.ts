import { type Kind, kindOf } from "@daylit/layouts/blocks/kinds.ts";
import type { CataloguePage } from "@daylit/layouts/catalogue/catalogue.ts";
import { placeSections } from "@daylit/layouts/render/anchors.ts";
import type { Industry, Layout, Section } from "@daylit/layouts/schema/model.ts";
import { slug } from "@daylit/layouts/text/slug.ts";
import { markOf } from "@daylit/layouts/theme/logos.ts";
import { picturesOf } from "../document/image-refs.ts";
import { pageWords } from "../document/page-meta.ts";
import { lend } from "../document/placeholder-text.ts";
import { projectOf } from "../document/read.ts";
import {
  type PageSection,
  type Project,
  type ProjectPage,
  version,
} from "../document/site-document.ts";
import { familyPages } from "./families/family-pages.ts";
import { exampleOf } from "./swap.ts";

/** What a second page is about, by the kind that it is made for; the first that there is. */
const second: readonly (readonly [Kind, string])[] = [
  ["menu", "Menu"],
  ["prices", "Prices"],
  ["treatments", "Treatments"],
  ["listing", "Listings"],
  ["products", "Shop"],
  ["courses", "Courses"],
  ["schedule", "Programme"],
  ["itinerary", "The way"],
  ["case", "Work"],
  ["gallery", "Work"],
  ["team", "People"],
  ["story", "About"],
  ["process", "How we work"],
  ["questions", "Questions"],
  ["figures", "In figures"],
];

const sectionsOf = ({ sections }: { sections: readonly (Section | undefined)[] }): Section[] =>
  sections.filter((section) => section !== undefined);

const reaching: readonly Kind[] = ["contact", "booking", "rsvp", "hours", "call"];

/** The first section of a kind in some pages. */
const find = (layouts: readonly Layout[], ...kinds: Kind[]): Section | undefined =>
  layouts.flatMap(sectionsOf).find(({ block }) => kinds.includes(kindOf(block)));

type Beside = { label: string; sections: readonly Section[] };

/** Sections of the trade that the first page does not show, those of one kind in front. */
function gathered(
  { layouts, slug: slugOfTrade }: Industry,
  first: readonly Section[],
): Beside | undefined {
  const shown = new Set(first.map(({ block }) => kindOf(block)));
  const others = layouts.flatMap((layout) => sectionsOf(layout).slice(1));
  const free = others.filter(
    (section, index) =>
      !shown.has(kindOf(section.block)) &&
      !reaching.includes(kindOf(section.block)) &&
      others.findIndex(({ block }) => kindOf(block) === kindOf(section.block)) === index,
  );
  const [main, word] =
    second.find(([kind]) => free.some(({ block }) => kindOf(block) === kind)) ?? [];
  // A vet's board with prices is no menu.
  const label = main === "menu" && slugOfTrade !== "food-and-restaurant" ? "Prices" : word;
  const lead = free.find(({ block }) => kindOf(block) === main);
  const hero = layouts
    .map(({ sections: [opening] }) => opening)
    .find(({ block }) => block !== first[0]?.block);
  if (!lead || !hero || !label) return undefined;
  const rest = free.filter((section) => section !== lead).slice(0, 2);
  return { label, sections: [hero, lead, ...rest] };
}

const secondPage = ({ business }: Industry, page: Beside): ProjectPage => ({
  path: `/${slug(page.label)}`,
  ...page,
  title: pageWords.ofPage({ business }, page).text,
  description: pageWords.opening({ business }, page).text,
});

/** What the layout itself asks comes first; of a family it is all that fits. */
function contactPage({ industry, layout, id }: CataloguePage): ProjectPage {
  const { business } = industry;
  const { address, hours } = business;
  const own = familyPages.get(id);
  const sisters = own ? [] : industry.layouts;
  const form =
    find([layout, ...sisters], "contact", "booking", "rsvp") ??
    own?.form ??
    exampleOf("contact-form");
  const place = find([layout, ...sisters], "hours") ?? {
    ...(exampleOf("hours-location") as Extract<Section, { block: "hours-location" }>),
    ...{ address, hours: hours ?? [["Monday to Friday", "9:00–17:00"]] },
  };
  const opening: Section = {
    block: "hero-type",
    heading: "Ask us, or come by",
    lead: "Say what it is about and how we reach you; somebody answers on the next working day.",
  };
  const page = { label: "Contact", sections: [opening, form, place] };
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

const repairedPage = (page: ProjectPage): ProjectPage => ({
  ...page,
  sections: repaired(
    page.sections,
    ["top", "footer", ...placeSections(page).map(({ id }) => id)],
    () => "/contact",
  ) as readonly PageSection[],
});

/** A layout as the beginning of somebody's own site: up to three pages, all words lent. */
export function projectFrom(chosen: CataloguePage): Project {
  const { id, industry, layout, theme } = chosen;
  const sections = sectionsOf(layout);
  const { business } = industry;
  const front = { label: "Home", sections };
  const home: ProjectPage = {
    path: "/",
    ...front,
    title: pageWords.home({ business }).text,
    description: pageWords.about({ business }, front).text,
  };
  const more = familyPages.get(id)?.second ?? gathered(industry, sections);
  const pages = [home, ...(more ? [secondPage(industry, more)] : []), contactPage(chosen)].map(
    repairedPage,
  );
  // The frame is on every page: what it names of the first one is named with its page.
  const framed = <T>(value: T) => repaired(value, ["top", "footer"], (place) => `/#${place}`);
  const project: Project = {
    daylit: version,
    language: "en-GB",
    business,
    theme,
    scheme: "both",
    mark: { outline: markOf(industry.slug) },
    nav: framed(layout.nav),
    footer: framed(layout.footer),
    pages,
    pictures: {},
    form: { way: "mail" },
    lent: [],
  };
  const [preview] = picturesOf(project);
  // Read once, so that what begins here is written as everything else is, with nothing unknown.
  return lend(projectOf(structuredClone(preview ? { ...project, preview } : project)));
}
