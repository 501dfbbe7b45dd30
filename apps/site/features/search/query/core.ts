import type { PackedRecord } from "./record.ts";

/** Where the files of the index are; their names change with their content, but for the first. */
export const searchFolder = "/assets/search/";

/**
 * What search asks for first. It keeps its name, because every page knows it: a word that is fixed
 * on one page would change all the others. Browsers revalidate their copy of it.
 */
export const searchEntry = `${searchFolder}core.json`;

/** What opening the search loads: every record, and the names of what may be loaded after it. */
export type Core = {
  records: readonly PackedRecord[];
  /** How many pictures follow those records. */
  pictures: number;
  /** First letter → file with the words of running texts and details that begin with it. */
  letters: Readonly<Record<string, string>>;
  /** Files with a few passages each. */
  texts: readonly string[];
  /** Files with what is said of so many records each that come without (record.ts). */
  details: readonly string[];
};

/** Records of which one file of details tells. */
export const perPiece = 32;

/**
 * Words of the running texts and of details → where they stand. Each number is the distance from the
 * record before, times eight, plus how much is said about the word there: 1 to 3 in running text,
 * 4 in a note, 5 if people may type it though it is not written there, 6 if they mean just this record
 * by just these words (the words of such a phrase have a space between them), 7 in a picture’s name.
 */
export type Letter = Readonly<Record<string, readonly number[]>>;

/** Whatever begins with no letter from a to z shares one file. */
export const letterOf = (term: string) =>
  /[a-z]/.exec(term.replace(/^(--|\.)/, "")[0] ?? "")?.[0] ?? "0";
