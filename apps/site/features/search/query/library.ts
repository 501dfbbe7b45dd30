import { withBase } from "../../../model/base-path/base-path.ts";
import { type Core, type Letter, letterOf, perPiece, searchEntry, searchFolder } from "./core.ts";
import { addLetter, type Index, makeIndex } from "./index.ts";
import { type PackedDetails, type SearchRecord, unpackDetails } from "./record.ts";
import { queryWords } from "./words.ts";

type Fetch = (url: string, answer?: Promise<Response>) => Promise<unknown>;

async function fetchJson(url: string, answer = fetch(withBase(url))): Promise<unknown> {
  const response = await answer;
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.json();
}

/** The index in the browser, which grows by the pieces that queries ask for. */
export type Library = {
  index: Index;
  /** Letters that a query needs and that have not been asked for with an answer, good or bad. */
  missing: (query: string) => string[];
  loadLetter: (letter: string) => Promise<void>;
  /** Loads what is said of these records and the texts of passages; says whether any came. */
  complete: (records: readonly SearchRecord[]) => Promise<boolean>;
  /** The running text of a passage, once it is there. */
  passage: (record: SearchRecord) => string | undefined;
};

/** `early` is the answer to the entry, where it was asked for before. */
export async function openLibrary(
  load: Fetch = fetchJson,
  early?: Promise<Response>,
): Promise<Library> {
  const core = (await load(searchEntry, early)) as Core;
  const index = makeIndex(core);
  const answered = new Set<string>();
  const loaded = new Map<string, unknown>();
  const pieceOf = new Map(index.bare.map((record, at) => [record, Math.floor(at / perPiece)]));

  /** A file, once; says whether it came. What failed may be asked for again. */
  async function loadOnce(file: string, take: (content: unknown) => void = () => {}) {
    loaded.set(file, undefined);
    try {
      const content = await load(`${searchFolder}${file}`);
      loaded.set(file, content);
      take(content);
      return true;
    } catch {
      // Titles and names still lead somewhere: better than no answer.
      return !loaded.delete(file);
    }
  }

  const describe = (piece: number) => (details: unknown) => {
    for (const [at, packed] of (details as PackedDetails[]).entries()) {
      const record = index.bare[piece * perPiece + at];
      if (record) Object.assign(record, unpackDetails(record, packed));
    }
  };

  return {
    index,
    missing: (query) => {
      const terms = queryWords(query).flatMap(({ term, parts }) => [term, ...parts]);
      return [...new Set(terms.map(letterOf))].filter(
        (letter) => core.letters[letter] && !answered.has(letter),
      );
    },
    loadLetter: async (letter) => {
      await loadOnce(core.letters[letter] ?? "", (words) =>
        addLetter(index, letter, words as Letter),
      );
      answered.add(letter);
    },
    complete: async (records) => {
      const wanted = new Map<string, ((content: unknown) => void) | undefined>();
      for (const record of records) {
        const piece = pieceOf.get(record);
        if (piece !== undefined) wanted.set(core.details[piece] ?? "", describe(piece));
        if (record.text) wanted.set(core.texts[record.text.file] ?? "", undefined);
      }
      const lacking = [...wanted].filter(([file]) => !loaded.has(file));
      const came = await Promise.all(lacking.map(([file, take]) => loadOnce(file, take)));
      return came.includes(true);
    },
    passage: ({ text }) =>
      text && (loaded.get(core.texts[text.file] ?? "") as string[] | undefined)?.[text.passage],
  };
}
