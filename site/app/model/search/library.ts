import { type Core, type Letter, letterOf, searchFolder } from "./core.ts";
import { addLetter, type Index, makeIndex } from "./index.ts";
import type { TextPlace } from "./record.ts";
import { queryWords } from "./words.ts";

type Fetch = (url: string) => Promise<unknown>;

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.json();
}

/** The index in the browser, which grows by the pieces that queries ask for. */
export type Library = {
  index: Index;
  /** Letters that a query needs and that have not been asked for with an answer, good or bad. */
  missing: (query: string) => string[];
  loadLetter: (letter: string) => Promise<void>;
  /** A passage; undefined if it could not be loaded. */
  loadPassage: (place: TextPlace) => Promise<string | undefined>;
};

export async function openLibrary(entry: string, load: Fetch = fetchJson): Promise<Library> {
  const core = (await load(entry)) as Core;
  const index = makeIndex(core);
  const answered = new Set<string>();
  const texts = new Map<string, Promise<unknown>>();
  return {
    index,
    missing: (query) => {
      const terms = queryWords(query).flatMap(({ term, parts }) => [term, ...parts]);
      return [...new Set(terms.map(letterOf))].filter(
        (letter) => core.letters[letter] && !answered.has(letter),
      );
    },
    loadLetter: async (letter) => {
      try {
        const words = await load(`${searchFolder}${core.letters[letter]}`);
        addLetter(index, letter, words as Letter);
      } catch {
        // Titles, notes and names are still searched: better than no answer.
      }
      answered.add(letter);
    },
    loadPassage: async ({ file, passage }) => {
      const url = `${searchFolder}${core.texts[file]}`;
      const text = texts.get(url) ?? load(url);
      texts.set(url, text);
      try {
        return ((await text) as string[])[passage];
      } catch {
        texts.delete(url);
        return undefined;
      }
    },
  };
}
