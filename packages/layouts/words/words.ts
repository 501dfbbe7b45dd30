import { addLetters } from "../text/latin-slug.ts";
import { english, type WordName, type Words } from "./english.ts";

/**
 * The words that pages print by themselves. Pages in English need no more than what is here; the table
 * of all languages is added where sites are built, and fetched by the composer when a site needs it.
 */
type Tables = typeof import("./table.ts");

let known: Pick<Tables, "table" | "regions"> = { table: { en: english }, regions: {} };

export const addWords = (tables: Tables): void => {
  known = tables;
  addLetters(tables.letters);
};

/** Whether the words of this language are here, or would be the English ones anyway. */
const isHere = (language: string) =>
  (/^en\b/.test(language) && language !== "en-US") || Object.keys(known.table).length > 1;

/** Fetches the table if the language needs it; true if it is new here. */
export async function loadWords(languages: readonly string[]): Promise<boolean> {
  if (languages.every(isHere)) return false;
  addWords(await import("./table.ts"));
  return true;
}

export type OwnWords = Readonly<Partial<Record<WordName, string>>>;

const ownOf = (table: Readonly<Record<string, OwnWords>>, tag: string) =>
  Object.hasOwn(table, tag) ? table[tag] : undefined;

/** Whether we have the words of a language; if not, the owner writes them. */
export const knowsLanguage = (language: string): boolean =>
  ownOf(known.table, language.split("-")[0] ?? "") !== undefined;

/** The words of a language, with those that the owner wrote; English where there are no others. */
export function wordsOf(language: string, own?: OwnWords): Words {
  const [short = ""] = language.split("-");
  return {
    ...english,
    ...(knowsLanguage(language) ? {} : { language }),
    ...ownOf(known.table, short),
    ...ownOf(known.regions, language),
    ...own,
  };
}
