import { wordsOf } from "@daylit/layouts/schema/marks.ts";
import { withoutPathsIn } from "../document/language/translated-paths.ts";
import {
  limits,
  type SiteDocument,
  type TranslatedText,
  type Translation,
} from "../document/site-document.ts";
import { withPathIn } from "./changes/pages.ts";

/** The site with a text in another language; an empty one takes the translation away. */
export function withTranslation(
  site: SiteDocument,
  language: string,
  of: string,
  text: string,
  check?: TranslatedText["check"],
): SiteDocument {
  const next = {
    ...site,
    translations: site.translations?.map((translation) => {
      if (translation.language !== language) return translation;
      const known = translation.texts.some((each) => each.of === of);
      const entry = { of, text, ...(check ? { check } : {}) };
      const texts = known
        ? translation.texts.map((each) => (each.of === of ? entry : each))
        : [...translation.texts, entry];
      return { ...translation, texts: texts.filter((each) => each.text !== "") };
    }),
  };
  // Until visitors know it, the address of a page follows its name in each language.
  const isOnline =
    site.address && next.translations?.find((each) => each.language === language)?.public;
  const at = isOnline ? -1 : site.pages.findIndex(({ label }) => wordsOf(label) === of);
  return at > 0 && text.trim() !== "" ? withPathIn(next, at, language, wordsOf(text)) : next;
}

/**
 * The same for a text that came whole, not letter by letter: a name gives its page an address of its own, also
 * where visitors know the language already. The address of before leads there.
 */
export function withWholeTranslation(
  site: SiteDocument,
  language: string,
  of: string,
  text: string,
  check?: TranslatedText["check"],
): SiteDocument {
  const next = withTranslation(site, language, of, text, check);
  const at = next.pages.findIndex(({ label }) => wordsOf(label) === of);
  return at > 0 && text.trim() !== "" && !next.pages[at]?.paths?.[language]
    ? withPathIn(next, at, language, wordsOf(text))
    : next;
}

/** The site whose drafts of some texts were read, and are right. */
export const withDraftsRead = (
  site: SiteDocument,
  language: string,
  read: ReadonlySet<string>,
): SiteDocument => ({
  ...site,
  translations: site.translations?.map((translation) => ({
    ...translation,
    texts:
      translation.language === language
        ? translation.texts.map(({ check, ...entry }) =>
            check && !(check === "draft" && read.has(entry.of)) ? { ...entry, check } : entry,
          )
        : translation.texts,
  })),
});

/** The site with pages in another language, which begin with the words of this one. */
export function withLanguage(site: SiteDocument, language: string): SiteDocument {
  const { translations = [] } = site;
  const known = [site.language, ...translations.map((translation) => translation.language)];
  if (known.includes(language) || translations.length >= limits.translations) return site;
  return { ...site, translations: [...translations, { language, public: false, texts: [] }] };
}

/** The site with a language that visitors see, or see no longer. */
export const withPublic = (
  site: SiteDocument,
  language: string,
  isPublic: Translation["public"],
): SiteDocument => ({
  ...site,
  translations: site.translations?.map((each) =>
    each.language === language ? { ...each, public: isPublic } : each,
  ),
});

export function withoutLanguage(site: SiteDocument, language: string): SiteDocument {
  const { translations = [], ...rest } = site;
  const left = translations.filter((translation) => translation.language !== language);
  const pages = site.pages.map((page) => withoutPathsIn(page, language));
  return left.length > 0
    ? { ...site, pages, translations: left }
    : ({ ...rest, pages } as SiteDocument);
}
