import type { LegalDrafts, LegalFacts } from "./legal-draft.ts";
import { type LegalText, legalDrafts } from "./legal-text.ts";
import { dutch } from "./legal-texts/dutch.ts";
import { english } from "./legal-texts/english.ts";
import { french } from "./legal-texts/french.ts";
import { german } from "./legal-texts/german.ts";
import { italian } from "./legal-texts/italian.ts";
import { polish } from "./legal-texts/polish.ts";
import { spanish } from "./legal-texts/spanish.ts";
import { turkish } from "./legal-texts/turkish.ts";

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

const texts: Readonly<Record<string, LegalText>> = {
  ...{ de: german, en: english, es: spanish, fr: french },
  ...{ it: italian, nl: dutch, pl: polish, tr: turkish },
};

const textIn = (language: string) => texts[language.split("-")[0] ?? ""];

export const hasLegalWords = (language: string): boolean => textIn(language) !== undefined;

/** In the language of the site; else in English, if its owner wants a draft that we don’t have. */
export const legalWords = (language: string, facts: LegalFacts): LegalDrafts =>
  legalDrafts(textIn(language) ?? english, facts, underGdpr(language));
