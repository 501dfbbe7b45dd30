import type { Core, Letter } from "./core.ts";
import { comesLater, type SearchRecord, unnamedPicture, unpackAll } from "./record.ts";
import { tokens } from "./words.ts";

/** Term → record → how much the record has to do with it. */
export type Terms = Map<string, Map<number, number>>;

export type Index = {
  records: readonly SearchRecord[];
  /** Those of them that came without details. */
  bare: readonly SearchRecord[];
  terms: Terms;
  /** What is asked for, word by word → the records that are meant by it. */
  meant: Map<string, Set<number>>;
  /** Letters whose running text is in. */
  letters: Set<string>;
};

/** What a word counts for where it stands; in running text, each time it is said there (1 to 3). */
const weights = { title: 12, picture: 9, words: 6, note: 3, text: 1.5 };
const byMark = [
  ...[0, weights.text, 2 * weights.text, 3 * weights.text],
  ...[weights.note, weights.words, weights.words, weights.picture],
];
const meaning = 6;

function add(terms: Terms, term: string, record: number, weight: number) {
  const places = terms.get(term) ?? new Map<number, number>();
  terms.set(term, places);
  places.set(record, Math.max(weight, places.get(record) ?? 0));
}

export function makeIndex({
  records: packed,
  pictures = 0,
}: Pick<Core, "records"> & Partial<Core>): Index {
  const named = unpackAll(packed);
  const records = [...named, ...Array.from({ length: pictures }, unnamedPicture)];
  const terms: Terms = new Map();
  for (const [id, { title, note }] of named.entries()) {
    const inTitle = tokens(title);
    // A word that is the whole title says more than one of eight.
    const share = weights.title / (1 + 0.12 * (inTitle.length - 1));
    for (const { term } of inTitle) add(terms, term, id, share);
    for (const { term } of tokens(note)) add(terms, term, id, weights.note);
  }
  const bare = records.filter(comesLater);
  return { records, bare, terms, meant: new Map(), letters: new Set() };
}

/** Adds the words of running texts and details that begin with a letter. */
export function addLetter({ terms, meant, letters }: Index, letter: string, words: Letter) {
  if (letters.has(letter)) return;
  letters.add(letter);
  for (const [term, places] of Object.entries(words)) {
    let id = 0;
    for (const place of places) {
      const mark = place & 7;
      id += place >> 3;
      if (mark === meaning) meant.set(term, (meant.get(term) ?? new Set()).add(id));
      if (!term.includes(" ")) add(terms, term, id, byMark[mark] ?? 0);
    }
  }
}
