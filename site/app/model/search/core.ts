import type { PackedRecord } from "./record.ts";

/** Where the files of the index are; their names change with their content. */
export const searchFolder = "/assets/search/";

/** What opening the search loads: every record, and the names of what may be loaded after it. */
export type Core = {
  records: readonly PackedRecord[];
  /** First letter → file with the words of the running texts that begin with it. */
  letters: Readonly<Record<string, string>>;
  /** Files with the passages of one page each. */
  texts: readonly string[];
};

/**
 * Words of the running texts → where they stand. Each number is the distance from the record before,
 * times four, plus how much is said about the word there (1 to 3).
 */
export type Letter = Readonly<Record<string, readonly number[]>>;

/** Whatever begins with no letter from a to z shares one file. */
export const letterOf = (term: string) =>
  /[a-z]/.exec(term.replace(/^(--|\.)/, "")[0] ?? "")?.[0] ?? "0";
