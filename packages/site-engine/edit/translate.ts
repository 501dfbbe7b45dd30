import { limits, type SiteDocument } from "../document/site-document.ts";

/** The site with a text in another language; an empty one takes the translation away. */
export function withTranslation(
  site: SiteDocument,
  language: string,
  of: string,
  text: string,
): SiteDocument {
  return {
    ...site,
    translations: site.translations?.map((translation) => {
      if (translation.language !== language) return translation;
      const known = translation.texts.some((entry) => entry.of === of);
      const next = { of, text };
      const texts = known
        ? translation.texts.map((entry) => (entry.of === of ? next : entry))
        : [...translation.texts, next];
      return { ...translation, texts: texts.filter((entry) => entry.text !== "") };
    }),
  };
}

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
  isPublic: boolean,
): SiteDocument => ({
  ...site,
  translations: site.translations?.map((each) =>
    each.language === language ? { ...each, public: isPublic } : each,
  ),
});

export function withoutLanguage(site: SiteDocument, language: string): SiteDocument {
  const { translations = [], ...rest } = site;
  const left = translations.filter((translation) => translation.language !== language);
  return left.length > 0 ? { ...site, translations: left } : (rest as SiteDocument);
}
