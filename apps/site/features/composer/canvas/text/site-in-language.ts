import {
  imageRefs,
  resolveSite,
  type SiteDocument,
  siteWords,
  type TranslatedText,
  untranslated,
} from "@daylit/site-engine";
import { translatableParts } from "@daylit/site-engine/document/language/parts.ts";
import { translated } from "@daylit/site-engine/document/language/translated.ts";
import { bySource, placesOf } from "@daylit/site-engine/document/language/translations.ts";
import { withTranslation } from "@daylit/site-engine/edit/translate.ts";

/** A value with every part of before that says the same: what hasn't changed isn't drawn again. */
function withSameParts<T>(before: unknown, after: T): T {
  if (before === after || typeof before !== "object" || typeof after !== "object") return after;
  if (!before || !after || Array.isArray(before) !== Array.isArray(after)) return after;
  const old = before as Record<string, unknown>;
  const entries = Object.entries(after).map(([key, value]) => [
    key,
    withSameParts(old[key], value),
  ]);
  if (
    entries.length === Object.keys(old).length &&
    entries.every(([key, value]) => old[key as string] === value)
  )
    return before as T;
  return (
    Array.isArray(after) ? entries.map(([, value]) => value) : Object.fromEntries(entries)
  ) as T;
}

type Known = {
  site: SiteDocument;
  shown: SiteDocument;
  words: ReadonlyMap<string, string>;
  left: ReadonlySet<string>;
  entries: ReadonlyMap<string, TranslatedText>;
};

/** The site in one of its other languages, as the canvas shows it and as it is written there. */
export function siteInLanguage(first: SiteDocument, tag: string) {
  let known: Known | undefined;

  function read(site: SiteDocument): Known {
    if (known?.site === site) return known;
    const translation = site.translations?.find(({ language }) => language === tag);
    known = {
      site,
      shown: translation
        ? withSameParts(known?.shown, translated(resolveSite(site), translation))
        : site,
      words: new Map([...placesOf(site)].map(({ path, text }) => [path, text])),
      entries: translation ? bySource(translation) : new Map(),
      left: new Set(translation ? untranslated(site, translation).map(({ text }) => text) : []),
    };
    return known;
  }

  return {
    tag,
    name: siteWords({ ...first, language: tag }).language,
    in: (site: SiteDocument) => read(site).shown,
    /** "left": visitors read the text in the language of the site. "draft": nobody has read it yet. */
    stateAt(site: SiteDocument, path: string): "left" | "draft" | undefined {
      const { words, left, entries } = read(site);
      const of = words.get(path) ?? "";
      if (!left.has(of)) return undefined;
      const entry = entries.get(of);
      return entry ? (entry.check === "draft" ? "draft" : undefined) : "left";
    },
    /** Where the list beside the page has the text of a place, or the description of a picture. */
    rowOf(site: SiteDocument, page: number, path: string): string | undefined {
      const of = read(site).words.get(path);
      const id = imageRefs(site).find((ref) => ref.path === path)?.image.id;
      const rows = translatableParts(site, tag)[page]?.flatMap(({ texts }) => texts);
      return rows?.find(
        (row) => row.text === of || [path, `${path}.alt`, `pictures.${id}.alt`].includes(row.path),
      )?.path;
    },
    /** The site with the words for a text of it; none bring back the original. */
    write(site: SiteDocument, path: string, text: string): SiteDocument {
      const of = read(site).words.get(path);
      return of ? withTranslation(site, tag, of, text) : site;
    },
  };
}

export type SiteInLanguage = ReturnType<typeof siteInLanguage>;
