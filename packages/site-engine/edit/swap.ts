import { type BlockName, definitionOf, definitions } from "@daylit/layouts/blocks/definitions.ts";
import { type Kind, kindOf } from "@daylit/layouts/blocks/kinds.ts";
import { textsOf } from "@daylit/layouts/schema/texts.ts";
import type { PageSection, SiteDocument } from "../document/site-document.ts";
import { canBePlaceholder, placeholderKey } from "../document/text/placeholder-text.ts";
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

/** The section in another block. Its words go with it; those without a place wait for the way back. */
export function swapped<S extends { block: BlockName; kept?: PageSection["kept"] }>(
  section: S,
  to: BlockName,
): S {
  const { block, id, nav, kept = {}, references, ...words } = section as PageSection & Words;
  if (block === to) return section;
  const target = definitionOf(to);
  const { [to]: before = {}, ...others } = kept as Record<string, Words>;
  return {
    block: to,
    ...(id === undefined ? {} : { id }),
    ...(nav === undefined ? {} : { nav }),
    ...filled(definitionOf(block).fields, words, target.fields, before, target.example as Words),
    kept: { ...others, [block]: words },
    ...(references ? { references } : {}),
  } as unknown as S;
}

/** A new section with our words in it. */
export const exampleOf = (block: BlockName): PageSection =>
  ({ block, ...structuredClone(definitionOf(block).example) }) as unknown as PageSection;

const textsIn = (section: PageSection) => [
  ...textsOf(definitionOf(section.block).fields, section as Words),
];

/** The site document with a section in another block; what had to be filled in is marked as ours. */
export function swapIn(site: SiteDocument, page: number, at: number, to: BlockName): SiteDocument {
  const section = site.pages[page]?.sections[at];
  if (!section) return site;
  const next = withSiteHours(site, swapped(section, to));
  const known = new Set(textsIn(section).map(({ text }) => text));
  const ours = textsIn({ ...exampleOf(to) })
    .filter((written) => canBePlaceholder(written) && !known.has(written.text))
    .map(({ text }) => placeholderKey(text));
  const shown = new Set(textsIn(next).map(({ text }) => placeholderKey(text)));
  return {
    ...site,
    pages: site.pages.map((other, index) =>
      index === page
        ? { ...other, sections: other.sections.map((old, i) => (i === at ? next : old)) }
        : other,
    ),
    lent: [...new Set([...site.lent, ...ours.filter((mark) => shown.has(mark))])].sort(),
  };
}
