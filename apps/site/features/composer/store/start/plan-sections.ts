import { type BlockName, definitionOf } from "@daylit/layouts/blocks/definitions.ts";
import { type Kind, kindOf } from "@daylit/layouts/blocks/kinds.ts";
import { exampleOf, linkExists, linksOf, picturesOf, type SiteDocument } from "@daylit/site-engine";
import { withValue } from "@daylit/site-engine/document/object-path.ts";
import { contactPath } from "@daylit/site-engine/document/text/contact-page.ts";
import { addPage } from "@daylit/site-engine/edit/changes/pages.ts";
import type { Desk } from "../../../../workspace/store/record/desk.ts";
import type { Plan, PlannedPage, PlannedSection } from "../../../../workspace/store/record/plan.ts";
import { t } from "../../messages/t.ts";

type Page = SiteDocument["pages"][number];
type Section = Page["sections"][number];

/** What a planned section is likely to be, by the words in its name. */
const meanings: readonly (readonly [words: RegExp, kind: Kind, block: BlockName])[] = [
  [/question|ask|faq/i, "questions", "questions-accordion"],
  [/menu|dishes|drinks/i, "menu", "menu-prices"],
  [/treatment/i, "treatments", "treatments-menu"],
  [/price|cost|fee|rate|package/i, "prices", "prices-list"],
  [/hour|open(?!ing$)|where|find us|visit/i, "hours", "hours-location"],
  [/direction|map|way here/i, "map", "map-directions"],
  [/people|team|who we are|staff/i, "team", "team-cards"],
  [/photo|picture|gallery|work|projects/i, "gallery", "gallery-mosaic"],
  [/date|schedule|programme|event|calendar/i, "schedule", "schedule-lineup"],
  [/course|class|lesson/i, "courses", "courses-list"],
  [/product|shop|range/i, "products", "products-grid"],
  [/book|reserv|appointment/i, "booking", "booking-form"],
  [/touch|contact|write to us/i, "contact", "contact-form"],
  [/kind words|say|review|testimon/i, "quotes", "quotes-large"],
  [/how (it|we)|steps|process/i, "process", "process-steps"],
  [/news|latest/i, "news", "news-teasers"],
  [/figure|number/i, "figures", "figures-row"],
  [/what we|service|offer|do$/i, "features", "features-columns"],
  [/story|about|history|us$/i, "story", "story-split"],
];

const paragraphs = (text: string, most: number) =>
  text
    .split(/\n+/)
    .map((part) => part.trim())
    .filter(Boolean)
    .slice(0, most);

/** A section with other words, as far as its block has a place for them. */
function saying(section: Section, words: Readonly<Record<string, unknown>>): Section {
  const { fields } = definitionOf(section.block);
  const fitting = Object.entries(words).filter(([name]) => Object.hasOwn(fields, name));
  return { ...section, ...Object.fromEntries(fitting) } as Section;
}

/** The first section of a page opens it; what was written for it stands below the heading. */
function opened(hero: Section, name: string, text: string): Section {
  const [lead] = paragraphs(text, 1);
  const named = /^(opening|hero|start|welcome)?$/i.test(name) ? {} : { heading: name };
  return saying(hero, { ...named, ...(lead ? { lead } : {}) });
}

/** A section for a name: one of the layout that means it, or a new one; own words come first. */
function planned(
  name: string,
  text: string,
  layout: readonly Section[],
  picture: string | undefined,
): Section {
  const heading = name ? { heading: name } : {};
  if (text.trim()) {
    const { caption: _, ...story } = exampleOf("story-split") as Section & { caption?: unknown };
    const shown = picture ? { picture } : {};
    return { ...story, ...shown, ...heading, text: paragraphs(text, 4) } as Section;
  }
  const [, kind, block] = meanings.find(([words]) => words.test(name)) ?? [];
  const known = layout.find((section) => kindOf(section.block) === kind);
  return saying(known ?? exampleOf(block ?? "story-split"), heading);
}

/** The site with the pages and sections of a plan, in the layout's look and with the plan's words. */
export function withPlanned(
  siteDocument: SiteDocument,
  { pages }: Plan,
  texts: Desk["texts"],
): SiteDocument {
  if (pages.length === 0) return siteDocument;
  const layout = siteDocument.pages.flatMap(({ sections }) => sections.slice(1));
  const pictures = picturesOf(siteDocument);
  const wordsFor = ({ id }: PlannedSection) => texts[id] ?? "";
  let turn = 0;

  const fill = (page: Page, { sections }: PlannedPage): Page => {
    const [first, ...rest] = sections;
    const [hero] = page.sections;
    if (!first || !hero) return page;
    const body = rest.map((section) =>
      planned(section.name.trim(), wordsFor(section), layout, pictures[++turn % pictures.length]),
    );
    return { ...page, sections: [opened(hero, first.name.trim(), wordsFor(first)), ...body] };
  };

  const [home, ...others] = pages;
  const [front] = siteDocument.pages;
  const reach = contactPath(siteDocument);
  const contact = siteDocument.pages.filter(({ path }) => path !== "/" && path === reach);
  if (!home || !front) return siteDocument;
  let site: SiteDocument = { ...siteDocument, pages: [fill(front, home), ...contact] };
  for (const page of others) {
    const label = page.name.trim() || t`Page`;
    if (/^(contact|get in touch)$/i.test(label) && contact.length > 0) continue;
    const known = new Set(site.pages.map(({ path }) => path));
    site = addPage(site, label);
    site = {
      ...site,
      pages: site.pages.map((each) => (known.has(each.path) ? each : fill(each, page))),
    };
  }
  // What led to a section or page that the plan does not have leads to the contact page.
  for (const { href, path, page, inText } of linksOf(site)) {
    const from = page === undefined ? site.pages : site.pages.slice(page, page + 1);
    if (!inText && !from.every((each) => linkExists(href, each, site)))
      site = withValue(site, path, reach);
  }
  return site;
}
