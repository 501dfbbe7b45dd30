import { knowsLanguage } from "@daylit/layouts/words/words.ts";
import { siteWords } from "../document/language/language.ts";
import { textsLeft } from "../document/language/parts.ts";
import { bySource } from "../document/language/translations.ts";
import type { SiteDocument } from "../document/site-document.ts";
import type { StartWords } from "./own-start.ts";
import { withWholeTranslation } from "./translate.ts";

/** Built-in words that become texts of a site when a page is added. */
const written = ["news", "allNews", "legalNotice", "privacy"] as const;

/**
 * The site with our own sentences in a language, as drafts: texts that are still what a new site or page says in
 * the language of the site. `from`, `to`: what a new site says in the one and in the other.
 */
export function withOurWords(
  site: SiteDocument,
  language: string,
  from: StartWords = {},
  to: StartWords = {},
): SiteDocument {
  const [own, other] = [siteWords(site), siteWords({ ...site, language })];
  const ours = new Map([
    ...(knowsLanguage(language) ? written.map((name) => [own[name], other[name]] as const) : []),
    ...Object.entries(from).map(([key, text]) => [text, to[key]] as const),
  ]);
  const translation = site.translations?.find((each) => each.language === language);
  if (!translation) return site;
  const known = bySource(translation);
  return [...textsLeft(site, translation)].reduce((next, text) => {
    const draft = ours.get(text);
    return draft && draft !== text && !known.has(text)
      ? withWholeTranslation(next, language, text, draft, "draft")
      : next;
  }, site);
}
