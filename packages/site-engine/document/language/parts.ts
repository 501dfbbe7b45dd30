import { definitionOf } from "@daylit/layouts/blocks/definitions.ts";
import { wordsOf } from "@daylit/layouts/schema/marks.ts";
import { hasBlank, legalTexts } from "../check/blanks.ts";
import { newsPageOf } from "../news/posts.ts";
import { blockPathOf, sectionPath } from "../object-path.ts";
import { imageRefs } from "../pictures/image-refs.ts";
import { undescribed, untranslatedPictures } from "../pictures/library-descriptions.ts";
import type { SiteDocument, Translation } from "../site-document.ts";
import {
  bySource,
  isMade,
  isStale,
  placesOf,
  type Translatable,
  translatable,
  untranslated,
} from "./translations.ts";

/** A section of a page, its menu, its foot or its head, with the texts to translate in it. */
type TranslatablePart = { key: string; label: string; texts: readonly Translatable[] };

const frame = {
  nav: "Menu",
  footer: "Footer and contact",
  head: "In search results",
  posts: "News",
} as const;

/** In which part of a page a text is read. */
const partOf = (path: string) =>
  blockPathOf(path).startsWith("pages")
    ? blockPathOf(path)
    : /^nav\b|\.label$/.test(path) && !path.startsWith("footer")
      ? "nav"
      : path.startsWith("posts[")
        ? "posts"
        : /^pages\[\d+\]\.(title|description)$/.test(path)
          ? "head"
          : "footer";

/** Every text to translate once, in reading order, with descriptions of our pictures that we don’t have. */
export const textsToTranslate = (site: SiteDocument, language: string): Translatable[] => {
  const seen = new Set<string>();
  return translatableParts(site, language)
    .flatMap((parts) => parts.flatMap(({ texts }) => texts))
    .filter(({ text }) => !seen.has(text) && seen.add(text));
};

type Left = "missing" | "changed" | "draft" | "blank";

/**
 * Of the texts to translate, those that are left: missing, to be looked at again, drafts that nobody has read, or
 * legal texts with blanks; also those of a post that nobody has begun, which no page in this language lacks.
 * Every count of them is the size of this.
 */
export function leftTexts(site: SiteDocument, translation: Translation): ReadonlyMap<string, Left> {
  const known = bySource(translation);
  const open = new Set(
    [...untranslated(site, translation), ...untranslatedPictures(site, translation)].map(
      ({ text }) => text,
    ),
  );
  const legal = legalTexts(site);
  const all: readonly Pick<Translatable, "text" | "post">[] = [
    ...translatable(site),
    ...undescribed(site, translation.language),
  ];
  return new Map(
    all.flatMap(({ text, post }): (readonly [string, Left])[] => {
      const entry = known.get(text);
      const isLeft = open.has(text) || (entry ? entry.check === "draft" : post !== undefined);
      if (isLeft) return [[text, !entry ? "missing" : isStale(entry) ? "changed" : "draft"]];
      return entry && legal.has(text) && hasBlank(wordsOf(entry.text)) ? [[text, "blank"]] : [];
    }),
  );
}

export const textsLeft = (site: SiteDocument, translation: Translation): ReadonlySet<string> =>
  new Set(leftTexts(site, translation).keys());

/** Every text to translate, page by page and in reading order; on a page each is listed once. */
export function translatableParts(site: SiteDocument, language: string): TranslatablePart[][] {
  const label = "Picture description";
  const pictures = undescribed(site, language)
    .filter(({ text }) => text)
    .map(({ path, page, text }): Translatable => ({ path, page, text, label }));
  const known = new Map([...pictures, ...translatable(site)].map((each) => [each.text, each]));
  /** A picture of the owner's is described once, and seen in several places. */
  const shown = imageRefs(site);
  const places = [...placesOf(site), ...pictures].flatMap((place) => {
    const of = known.get(place.text);
    if (!of || isMade(site, place.path)) return [];
    const { path, page, label: name } = place;
    const [, id] = /^pictures\.(.+)\.alt$/.exec(path) ?? [];
    const refs = shown.filter(({ image }) => image.id === id);
    return refs.length > 0
      ? refs.map((ref) => ({ ...of, path, label: name, page: ref.page, part: partOf(ref.path) }))
      : [{ ...of, path, label: name, page, part: partOf(path) }];
  });
  const byPart = Map.groupBy(places, ({ part }) => part);
  const newsPage = newsPageOf(site);
  const newsAt = newsPage ? site.pages.indexOf(newsPage) : 0;
  return site.pages.map((page, at) => {
    const seen = new Set<string>();
    const sections = page.sections.map(({ block }, number) => ({
      key: sectionPath(at, number),
      label: definitionOf(block).label,
    }));
    const part = (key: keyof typeof frame) => ({ key, label: frame[key] as string });
    return [part("nav"), ...sections, part("posts"), part("footer"), part("head")]
      .map(({ key, label }) => ({
        key,
        label,
        texts: ((key !== "posts" || at === newsAt ? byPart.get(key) : undefined) ?? [])
          .filter((each) => key !== "head" || each.page === at)
          .filter(({ text }) => !seen.has(text) && seen.add(text))
          .map(({ part: _, ...text }) => text as Translatable),
      }))
      .filter(({ texts }) => texts.length > 0);
  });
}
