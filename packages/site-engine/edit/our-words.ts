import { textsLeft } from "../document/language/parts.ts";
import type { SiteDocument } from "../document/site-document.ts";
import type { StartWords } from "./own-start.ts";
import { withTranslation } from "./translate.ts";

/**
 * The site with our own sentences in a language, as drafts: texts that are still what a new site says in the
 * language of the site. `from`, `to`: what it says in the one and in the other.
 */
export function withOurWords(
  site: SiteDocument,
  language: string,
  from: StartWords,
  to: StartWords,
): SiteDocument {
  const ours = new Map(Object.entries(from).map(([key, text]) => [text, to[key]]));
  const translation = site.translations?.find((each) => each.language === language);
  const left = translation ? textsLeft(site, translation) : [];
  return [...left].reduce((next, text) => {
    const draft = ours.get(text);
    return draft ? withTranslation(next, language, text, draft, "draft") : next;
  }, site);
}
