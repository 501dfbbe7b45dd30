import { definitionOf } from "@daylit/layouts/blocks/definitions.ts";
import { isExample } from "@daylit/layouts/schema/marks.ts";
import { textsOf } from "@daylit/layouts/schema/texts.ts";
import type { PageSection, SiteDocument } from "../document/site-document.ts";
import { businessOf, resolvedIn } from "../document/text/resolve-site.ts";
import { shortened } from "../document/text/shortened.ts";
import { withFacts } from "./changes/facts.ts";
import { swapped } from "./swap.ts";

type Hero = PageSection & { heading: string };
type Block = PageSection["block"];

/**
 * Heroes that a few facts fill. The others need figures, prices, people or entries that nobody has said yet:
 * their pictures go into one that is like them.
 */
const calmer: Readonly<Partial<Record<Block, Block>>> = {
  "hero-article": "hero-type",
  "hero-booking": "hero-split",
  "hero-doors": "hero-split",
  "hero-faces": "hero-type",
  "hero-index": "hero-type",
  "hero-ledger": "hero-offset",
  "hero-product": "hero-split",
  "hero-ticket": "hero-split",
};

const room = (block: Block, name = "heading") =>
  (definitionOf(block).fields as Readonly<Record<string, { soft?: number }>>)[name]?.soft ?? 40;

/** What stands above and beside a headline. */
type HeroWords = {
  keyword?: string;
  caption?: string;
  lead?: string;
  action?: { label: string; href: string };
};

/** What a sentence says in a hero: a headline, and itself below if the headline is shorter. */
function saidIn(
  block: Block,
  sentence: string,
  language: string,
): { heading: string; lead?: string } {
  const heading = shortened(sentence, room(block), language);
  // A full stop is left out of headlines.
  return heading.length < sentence.trim().length - 1
    ? { heading, lead: shortened(sentence, room(block, "lead"), language) }
    : { heading };
}

/** A hero with nothing in it but a sentence of the owner’s, and words that fit anybody. */
export function ownHero(
  given: PageSection,
  sentence: string,
  language: string,
  words: HeroWords = {},
): PageSection {
  const to = calmer[given.block];
  const hero = (to ? swapped(given, to) : given) as Hero & Readonly<Record<string, unknown>>;
  const { fields } = definitionOf(hero.block);
  const { heading, lead = words.lead } = saidIn(hero.block, sentence, language);
  const kept = Object.entries(hero).filter(([name]) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return field
      ? ["picture", "pictures", "toggle", "choice"].includes(field.kind)
      : ["block", "id", "nav"].includes(name);
  });
  return {
    ...Object.fromEntries(kept),
    ...(words.keyword ? { keyword: words.keyword } : {}),
    heading,
    ...(lead && "lead" in fields ? { lead } : {}),
    ...("caption" in fields ? { caption: words.caption || heading } : {}),
    // Beside a tall picture there is a second small text.
    ...(hero.block === "hero-portrait" ? { aside: words.caption ?? heading } : {}),
    ...("actions" in fields && words.action ? { actions: [words.action] } : {}),
  } as unknown as PageSection;
}

const withHero = (site: SiteDocument, hero: PageSection): SiteDocument => ({
  ...site,
  pages: site.pages.map((page, at) =>
    at === 0 ? { ...page, sections: [hero, ...page.sections.slice(1)] } : page,
  ),
});

/**
 * The site after its owner said in a sentence what they do. It is the headline as long as nobody wrote
 * another one; an example hero loses its other example texts with it.
 */
export function withSentence(site: SiteDocument, sentence: string): SiteDocument {
  const next = withFacts(site, { strapline: sentence });
  const hero = next.pages[0]?.sections[0] as (Hero & { lead?: string }) | undefined;
  if (!hero) return next;
  if (!isExample(hero.heading)) {
    const before = saidIn(hero.block, businessOf(site).strapline, site.language);
    if (hero.heading !== before.heading) return next;
    const { lead, ...rest } = hero;
    return withHero(next, {
      ...rest,
      ...(lead && lead !== before.lead ? { lead } : {}),
      ...saidIn(hero.block, sentence, site.language),
    } as Hero);
  }
  if (!sentence.trim()) return next;
  const isAllExample = [
    ...textsOf(definitionOf(hero.block).fields, resolvedIn(site, hero) as never),
  ].every(({ common, text, example }) => common || text.trim() === "" || example);
  const [action] =
    (hero as { actions?: readonly NonNullable<HeroWords["action"]>[] }).actions ?? [];
  return withHero(
    next,
    isAllExample
      ? ownHero(hero, sentence, site.language, action ? { action } : {})
      : ({ ...hero, heading: saidIn(hero.block, sentence, site.language).heading } as Hero),
  );
}
