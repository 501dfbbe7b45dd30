import type { BlockName } from "@daylit/layouts/blocks/definitions.ts";
import type { ArticlePart } from "@daylit/layouts/components/text/article.tsx";
import { wordsOf } from "@daylit/layouts/schema/marks.ts";
import { plainSite, type SiteDocument } from "@daylit/site-engine";

type Section = SiteDocument["pages"][number]["sections"][number];

/** A long text in the block for prose: its subheads and lists become paragraphs. */
function asProse(id: string | undefined, heading: string, parts: readonly ArticlePart[]): Section {
  const [opening = "", ...text] = parts.map((part) => part.text);
  return { block: "story-text", ...(id ? { id } : {}), heading, opening: wordsOf(opening), text };
}

/** A section in blocks that the package has; those that show the posts of a composed site have none. */
function packaged(section: Section): Section[] {
  switch (section.block) {
    case "hero-article": {
      const { id, keyword, heading, lead, text } = section;
      const hero: Section = { block: "hero-type", ...{ id, keyword, heading, lead } };
      return text.length > 0 ? [hero, asProse(undefined, heading, text)] : [hero];
    }
    case "story-long":
      return [asProse(section.id, section.heading, section.text)];
    case "news-list":
    case "news-latest":
      return [];
    default:
      return [section];
  }
}

/** The site in the blocks of the package, and what had to be left out or changed. */
export function inPackagedBlocks(given: SiteDocument): { site: SiteDocument; notes: string[] } {
  // Their sources are written for people: facts stand in their places.
  const site = plainSite(given);
  const has = (...names: BlockName[]) =>
    site.pages.some(({ sections }) => sections.some(({ block }) => names.includes(block)));
  const pages = site.pages.map((page) => ({ ...page, sections: page.sections.flatMap(packaged) }));
  return {
    site: { ...site, pages: pages.filter(({ sections }) => sections.length > 0) },
    notes: [
      ...(site.posts || has("news-list", "news-latest")
        ? ["The news of this site were left out: only --as html has them."]
        : []),
      ...(site.notice ? ["The notice of this site was left out: only --as html has it."] : []),
      ...(site.translations
        ? ["The translations of this site were left out: only --as html has them."]
        : []),
      ...(has("hero-article", "story-long")
        ? ["Long texts became sections of prose, without their subheads and lists."]
        : []),
    ],
  };
}
