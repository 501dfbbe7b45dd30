import type { Index } from "./index.ts";
import type { Kind } from "./kinds.ts";
import { type Matches, matchWord } from "./matching.ts";
import type { SearchRecord } from "./record.ts";
import { asAsked, queryWords } from "./words.ts";

export type Result = { id: number; record: SearchRecord; score: number };

export type SearchOutcome = {
  results: readonly Result[];
  /** Terms to highlight → how many of their letters. */
  marks: ReadonlyMap<string, number>;
  /** What was looked for instead, because nothing is spelt the way it was typed. */
  guess?: string;
};

/**
 * Most people look for pages and names; a picture is wanted by those who name what is on it. A block
 * shares its words with the part of the framework that it is made of, and follows it.
 */
const favour: Partial<Record<Kind, number>> = { page: 1.15, picture: 0.75, block: 0.6 };

/** Record → score, for one word: the best of the terms it may stand for. */
function scores({ terms, records }: Index, matches: Matches): Map<number, number> {
  const best = new Map<number, number>();
  for (const [term, { quality }] of matches)
    for (const [id, weight] of terms.get(term) ?? [])
      best.set(id, Math.max(weight * quality, best.get(id) ?? 0));
  // A word that few records have tells more than one of many.
  const rarity = Math.log(1 + records.length / best.size);
  return new Map([...best].map(([id, score]) => [id, score * rarity]));
}

/** What was most likely meant: of each word's terms the one that is nearest. */
const meant = (sets: readonly Matches[]) =>
  sets.flatMap((matches) => {
    const [best] = [...matches].sort(([, a], [, b]) => b.quality - a.quality);
    return best ? [best[0]] : [];
  });

/**
 * A title that was asked for word by word comes first, then the name without its dot or dashes, then
 * what is meant by just these words. Pictures are named later, and must not change their place then.
 */
function exactness({ kind, title }: SearchRecord, query: string, isMeant: boolean): number {
  const whole = kind === "picture" ? "" : asAsked(title);
  if (whole === query) return 2.5;
  // A word that is meant weighs half as much as one of a title: this makes it as good as the title.
  if (isMeant) return kind === "layout" ? 2.5 : 5;
  return whole.replace(/^(--|\.)/, "") === query ? 2 : 1;
}

/** A chapter on moving here names everything once more; what it names is explained elsewhere. */
const passing = ({ path }: SearchRecord, query: string) => {
  const from = /\/migrating-from-(\w+)#/.exec(path)?.[1];
  return from && !query.includes(from) ? 0.3 : 1;
};

/** A page before its passages. */
const wholeness = ({ kind, path }: SearchRecord) =>
  kind === "picture" || path.includes("#") ? 0.9 : 1;

/** Readers of the documentation look for the framework; layouts and pictures follow it there. */
const isAboutFramework = (place: string) => /^\/(documentation|stylesheet)\b/.test(place);
const examples: ReadonlySet<Kind> = new Set(["layout", "picture", "project"]);

/**
 * Everything that has all the words, best first; where nothing has all, what has most of them.
 * With `forgive` a word may be misspelt. `place` is the address of the page that is searched from.
 */
export function search(
  index: Index,
  query: string,
  { forgive = true, place = "" }: { forgive?: boolean; place?: string } = {},
): SearchOutcome {
  const sets = queryWords(query).flatMap((word) => matchWord(index, word, forgive));
  const byWord = sets.map((matches) => scores(index, matches));
  const total = new Map<number, { words: number; score: number }>();
  for (const found of byWord)
    for (const [id, score] of found) {
      const sum = total.get(id) ?? { words: 0, score: 0 };
      total.set(id, { words: sum.words + 1, score: sum.score + score });
    }
  const most = Math.max(0, ...[...total.values()].map(({ words }) => words));
  const meaning = meant(sets).join(" ");
  const isMeant = index.meant.get(meaning);
  const rated = [...total]
    .filter(([, { words }]) => words === most)
    .flatMap(([id, { score }]) => {
      const record = index.records[id];
      if (!record) return [];
      const exact = exactness(record, meaning, isMeant?.has(id) ?? false);
      const factor = (favour[record.kind] ?? 1) * wholeness(record) * passing(record, meaning);
      return [{ id, record, exact, score: score * factor * exact }];
    });
  const isAsked = rated.some(({ record, exact }) => exact > 1 && !examples.has(record.kind));
  const isLast = ({ record, exact }: (typeof rated)[number]) =>
    isAboutFramework(place) && examples.has(record.kind) && (exact === 1 || isAsked);
  const results = rated.sort(
    (a, b) => Number(isLast(a)) - Number(isLast(b)) || b.score - a.score || a.id - b.id,
  );
  const marks = new Map(
    sets.flatMap((matches) => [...matches].map(([term, match]) => [term, match.typed] as const)),
  );
  const guessed = sets.some((matches) => [...matches.values()].some((match) => match.guessed));
  return { results, marks, guess: guessed ? meaning : undefined };
}

export type Group = { kind: Kind; results: readonly Result[] };

/** The results by kind; the kind of the best result comes first. */
export function grouped(results: readonly Result[]): Group[] {
  const groups = new Map<Kind, Result[]>();
  for (const result of results) {
    const { kind } = result.record;
    groups.set(kind, [...(groups.get(kind) ?? []), result]);
  }
  return [...groups].map(([kind, own]) => ({ kind, results: own }));
}
