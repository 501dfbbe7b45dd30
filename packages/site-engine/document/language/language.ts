import type { Report } from "@daylit/layouts/schema/read/problem.ts";
import { isRecord, readRecord, readText } from "@daylit/layouts/schema/read/values.ts";
import { english, type WordName, type Words } from "@daylit/layouts/words/english.ts";
import { type OwnWords, wordsOf } from "@daylit/layouts/words/words.ts";
import { limits, type SiteDocument } from "../site-document.ts";

/**
 * Scripts that run from right to left, and languages that are written in one of them unless their tag
 * names another. A table, because engines ask different editions of Unicode's data, or none.
 */
const scripts = /^(Adlm|Arab|Aran|Hebr|Mand|Mend|Nkoo|Rohg|Samr|Syrc|Thaa)$/;
const languages =
  /^(ae|aeb|ar|arc|ary|arz|bal|bgn|bqi|ckb|dv|fa|glk|he|khw|ks|lrc|luz|mzn|nqo|ps|rhg|sd|sdh|skr|syr|ug|ur|yi)$/;

export const directionOf = (tag: string): "ltr" | "rtl" => {
  const [language = "", script = ""] = tag.split("-");
  return (script.length === 4 ? scripts.test(script) : languages.test(language)) ? "rtl" : "ltr";
};

/** Longer than any tag that names a language. */
const longest = 35;

/** A tag in its usual form ("de", "pt-BR", "sr-Latn"), or nothing if it isn’t one. */
export function languageTag(value: unknown): string | undefined {
  try {
    // Which tags there are is the same everywhere; the language of the machine has no say in it.
    const [tag] =
      typeof value === "string" && value.length <= longest ? Intl.getCanonicalLocales(value) : [];
    return tag;
  } catch {
    return undefined;
  }
}

export function readLanguage(value: unknown, report: Report): string {
  const tag = languageTag(value);
  if (tag) return tag;
  report("language", "replaced");
  return "en-GB";
}

const wordNames = Object.keys(english) as WordName[];

/** The owner's own words for each language; empty ones and languages without any are left out. */
export function readOwnWords(value: unknown, report: Report): Pick<SiteDocument, "words"> {
  if (value === undefined) return {};
  const words: Record<string, OwnWords> = {};
  for (const tag of isRecord(value) ? Object.keys(value) : []) {
    const path = `words.${tag}`;
    if (languageTag(tag) !== tag || Object.keys(words).length >= limits.words) {
      report(path, "dropped", (value as Record<string, unknown>)[tag]);
      continue;
    }
    const given = readRecord((value as Record<string, unknown>)[tag], path, report, wordNames);
    const written = wordNames
      .filter((name) => given[name] !== undefined)
      .map((name) => [name, readText(given[name], `${path}.${name}`, report)] as const)
      .filter(([name, text]) => {
        if (text.trim() === "") report(`${path}.${name}`, "dropped");
        return text.trim() !== "";
      });
    if (written.length > 0) words[tag] = Object.fromEntries(written);
    else report(path, "dropped");
  }
  if (Object.keys(words).length > 0) return { words };
  report("words", "dropped", isRecord(value) ? undefined : value);
  return {};
}

type LanguageWords = { language: string; words?: SiteDocument["words"] | undefined };

/** The words that the pages of a site print on their own. */
export const siteWords = ({ language, words }: LanguageWords): Words =>
  wordsOf(language, words && Object.hasOwn(words, language) ? words[language] : undefined);
