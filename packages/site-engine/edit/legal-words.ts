import type { LegalDrafts, LegalFacts } from "./legal-draft.ts";
import { english } from "./legal-english.ts";
import { german } from "./legal-german.ts";

/** The EU, the other countries of the EEA, and the UK. */
const countries =
  /^(AT|BE|BG|CY|CZ|DE|DK|EE|ES|FI|FR|GB|GR|HR|HU|IE|IS|IT|LI|LT|LU|LV|MT|NL|NO|PL|PT|RO|SE|SI|SK)$/;
/** Languages of these countries, where a tag names no country. */
const languages =
  /^(bg|ca|cs|cy|da|de|el|en|es|et|eu|fi|fr|ga|gl|hr|hu|is|it|lb|lt|lv|mt|nb|nl|nn|no|pl|pt|ro|sk|sl|sv)$/;

/** Whether the GDPR applies, as far as the language of the site says in which country it is. */
export function underGdpr(language: string): boolean {
  const [, country] = /-([A-Z]{2})\b/.exec(language) ?? [];
  return country ? countries.test(country) : languages.test(language.split("-")[0] ?? "");
}

export const hasLegalWords = (language: string): boolean => /^(de|en)\b/.test(language);

/** German where a site is German; else English, if its owner wants a draft that we don’t have. */
export const legalWords = (language: string, facts: LegalFacts): LegalDrafts =>
  (/^de\b/.test(language) ? german : english)(facts, underGdpr(language));
