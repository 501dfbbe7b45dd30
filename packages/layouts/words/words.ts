import { addLetters } from "../text/latin-slug.ts";
import { english, englishFunctionWords, type WordName, type Words } from "./english.ts";

/**
 * The words that pages print by themselves. Pages in English need no more than what is here; the table
 * of all languages is added where sites are built, and fetched by the composer when a site needs it.
 */
type Tables = typeof import("./table.ts");

let known: Pick<Tables, "table" | "regions" | "functionWords"> = {
  table: { en: english },
  regions: {},
  functionWords: { en: englishFunctionWords },
};

export const addWords = (tables: Tables): void => {
  known = tables;
  addLetters(tables.letters, tables.vowelled);
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

const attached: Readonly<Record<string, RegExp>> = { ar: /^و\p{L}{3}/u, he: /^ו\p{L}{2}/u };
const kinds = ["joins", "begins", "leads on"] as const;

/** What a word does between others in a language; nothing in a language that we do not know. */
export function functionOf(
  word: string,
  language: string,
): (typeof kinds)[number] | "joined" | undefined {
  const [tag = ""] = language.split("-");
  const lists = Object.hasOwn(known.functionWords, tag) ? known.functionWords[tag] : undefined;
  if (attached[tag]?.test(word)) return "joined";
  const at = lists?.findIndex((list) => list.split(" ").includes(word.toLowerCase())) ?? -1;
  return kinds[at];
}
