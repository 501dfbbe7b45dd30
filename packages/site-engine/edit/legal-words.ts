import { countryOfLanguage } from "../document/business/postal-address.ts";
import type { LegalDrafts, LegalFacts } from "./legal-draft.ts";
import { type Law, type LegalText, legalDrafts } from "./legal-text.ts";
import de from "./legal-texts/de.json" with { type: "json" };
import en from "./legal-texts/en.json" with { type: "json" };

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

let texts: Readonly<Record<string, LegalText>> = { de, en };

const primary = (language: string) => language.split("-")[0] ?? "";
const textIn = (language: string) => texts[primary(language)];

/** Fetches the drafts of other languages than German and English, if any of these has one. */
export async function loadLegalWords(tags: readonly string[]): Promise<void> {
  if (!tags.some((tag) => /^(?:es|fr|it|nl|pl|tr)$/.test(primary(tag)))) return;
  texts = { ...texts, ...(await import("./legal-texts/more-languages.ts")).moreLanguages };
}

/** Once they were loaded. */
export const hasLegalWords = (language: string): boolean => textIn(language) !== undefined;

/** Registers and tax numbers by their own names, which owners know and translations leave as they are. */
const registers: Readonly<Record<string, string>> = {
  AT: "Firmenbuchgericht, UID-Nummer",
  BE: "KBO / BCE, btw / TVA",
  CH: "Handelsregister, UID, MWST",
  DE: "Registergericht, Umsatzsteuer-Identifikationsnummer",
  ES: "Registro Mercantil, NIF",
  FR: "RCS, RNE, TVA intracommunautaire",
  GB: "Companies House, VAT number",
  IT: "Registro delle imprese (REA), partita IVA",
  NL: "KvK, btw-nummer",
  PL: "KRS, CEIDG, NIP, REGON",
  TR: "MERSİS, vergi dairesi",
};

/** Where the sentence of a language about registers is that of the law; English names none. */
const home: Readonly<Record<string, RegExp>> = {
  ...{ de: /^DE$/, es: /^ES$/, fr: /^FR$/, it: /^IT$/, nl: /^(NL|BE)$/, pl: /^PL$/, tr: /^TR$/ },
  en: /^(?!(AT|BE|CH|DE|ES|FR|IT|NL|PL|TR)$)/,
};

/** The law of the business’s country; where nothing says it, that of the country of the site’s language. */
function lawOf(language: string, { country }: LegalFacts, own: string): Law {
  const [, region] = /-([A-Z]{2})\b/.exec(own) ?? [];
  const place = country ?? region ?? countryOfLanguage(own) ?? "";
  return {
    gdpr: country ? countries.test(country) : underGdpr(own),
    registers: home[primary(language)]?.test(place) ? undefined : (registers[place] ?? ""),
    host: place === "FR",
  };
}

/**
 * In a language of the site; else in English, if its owner wants a draft that we don’t have. `own`: the site’s
 * own language, which tells whose law it is where nothing else does: a translation has the same points.
 */
export const legalWords = (language: string, facts: LegalFacts, own = language): LegalDrafts =>
  legalDrafts(textIn(language) ?? en, facts, lawOf(language, facts, own));
