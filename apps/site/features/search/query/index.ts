import type { Core, Letter } from "./core.ts";
import { comesLater, type SearchRecord, unpackAll } from "./record.ts";
import { tokens } from "./words.ts";

/** Term → record → how much the record has to do with it. */
export type Terms = Map<string, Map<number, number>>;

export type Index = {
  records: readonly SearchRecord[];
  /** Those of them that came without details. */
  bare: readonly SearchRecord[];
  terms: Terms;
  /** Letters whose running text is in. */
  letters: Set<string>;
};

/** What a word counts for where it stands; in running text, each time it is said there (1 to 3). */
const weights = { title: 12, words: 6, note: 3, text: 1.5 };
const byMark = [0, weights.text, 2 * weights.text, 3 * weights.text, weights.note, weights.words];

function add(terms: Terms, term: string, record: number, weight: number) {
  const places = terms.get(term) ?? new Map<number, number>();
  terms.set(term, places);
  places.set(record, Math.max(weight, places.get(record) ?? 0));
}

export function makeIndex({ records: packed }: Pick<Core, "records">): Index {
  const records = unpackAll(packed);
  const terms: Terms = new Map();
  for (const [id, { title, note }] of records.entries()) {
    const inTitle = tokens(title);
    // A word that is the whole title says more than one of eight.
    const share = weights.title / (1 + 0.12 * (inTitle.length - 1));
    for (const { term } of inTitle) add(terms, term, id, share);
    for (const { term } of tokens(note)) add(terms, term, id, weights.note);
  }
  return { records, bare: records.filter(comesLater), terms, letters: new Set() };
}

/** Adds the words of running texts and details that begin with a letter. */
export function addLetter({ terms, letters }: Index, letter: string, words: Letter) {
  if (letters.has(letter)) return;
  letters.add(letter);
  for (const [term, places] of Object.entries(words)) {
    let id = 0;
    for (const place of places) {
      id += place >> 3;
      add(terms, term, id, byMark[place & 7] ?? 0);
    }
  }
}
