import { type BlockName, definitionOf, definitions } from "@daylit/layouts/blocks/definitions.ts";
import { type Kind, kindOf } from "@daylit/layouts/blocks/kinds.ts";
import { withExamplePictures } from "../document/pictures/example-pictures.ts";
import type { PageSection, SiteDocument } from "../document/site-document.ts";
import { exampleSection } from "../document/text/mark-examples.ts";
import { withSiteHours } from "./hours.ts";
import { filled } from "./map-fields.ts";

/** Kinds whose words mean the same things, so that one can stand for the other. */
const alike: readonly (readonly Kind[])[] = [
  ["features", "process", "timeline", "credentials", "figures", "partners"],
  ["prices", "menu", "treatments", "offers"],
  ["listing", "products", "gallery"],
  ["schedule", "fixtures", "itinerary", "courses"],
  ["contact", "booking", "rsvp"],
  ["story", "case", "news", "film"],
  ["call", "quotes"],
  ["contact", "hours", "map"],
];

/** What a block can be swapped for: its own kind first, then kinds that are like it. */
export function swapsFor(block: BlockName): BlockName[] {
  const kind = kindOf(block);
  const like = alike.filter((group) => group.includes(kind)).flat();
  const others = (Object.keys(definitions) as BlockName[]).filter((name) => name !== block);
  return [
    ...others.filter((name) => kindOf(name) === kind),
    ...others.filter((name) => kindOf(name) !== kind && like.includes(kindOf(name))),
  ];
}

type Words = Readonly<Record<string, unknown>>;

/** Example texts of a new section, as the site says them: in its language and its currency. */
export type InWords = (example: PageSection) => PageSection;

/** The section in another block. Its words go with it; those without a place wait for the way back. */
export function swapped<S extends { block: BlockName; kept?: PageSection["kept"] }>(
  section: S,
  to: BlockName,
  inWords: InWords = (example) => example,
): S {
  const { block, id, nav, kept = {}, ...words } = section as PageSection & Words;
  if (block === to) return section;
  const target = definitionOf(to);
  const { [to]: before = {}, ...others } = kept as Record<string, Words>;
  return {
    block: to,
    ...(id === undefined ? {} : { id }),
    ...(nav === undefined ? {} : { nav }),
    ...filled(
      definitionOf(block).fields,
      words,
      target.fields,
      before,
      inWords(exampleOf(to)) as unknown as Words,
    ),
    kept: { ...others, [block]: words },
  } as unknown as S;
}

/** A new section with our words in it, marked as ours. */
export const exampleOf = (block: BlockName): PageSection =>
  exampleSection({
    block,
    ...structuredClone(definitionOf(block).example),
  } as unknown as PageSection);

/** The site document with a section in another block. */
export function swapIn(
  site: SiteDocument,
  page: number,
  at: number,
  to: BlockName,
  inWords?: InWords,
): SiteDocument {
  const section = site.pages[page]?.sections[at];
  if (!section) return site;
  const next = withSiteHours(site, swapped(section, to, inWords));
  return withExamplePictures(site, {
    ...site,
    pages: site.pages.map((other, index) =>
      index === page
        ? { ...other, sections: other.sections.map((old, i) => (i === at ? next : old)) }
        : other,
    ),
  });
}
