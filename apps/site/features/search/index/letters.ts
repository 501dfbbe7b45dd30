import { type Letter, letterOf } from "../query/core.ts";
import { comesLater, isPicture } from "../query/record.ts";
import { asAsked, isCommon, tokens } from "../query/words.ts";
import type { Draft } from "./draft.ts";

/** Said once, a few times, or what the passage is about. */
const weightOf = (times: number) => (times > 4 ? 3 : times > 1 ? 2 : 1);

const telling = (text = "") =>
  tokens(text).filter(({ term }) => term.length > 1 && !isCommon(term));

/** A word of so many layouts tells none of them apart. */
const mostLayouts = 12;

/** Words that are in the examples’ texts of too many layouts. */
function everyday(drafts: readonly Draft[]): ReadonlySet<string> {
  const layouts = drafts.filter(({ kind }) => kind === "layout");
  const all = layouts.flatMap(({ body }) => [...new Set(telling(body).map(({ term }) => term))]);
  const times = Map.groupBy(all, (term) => term);
  return new Set([...times].flatMap(([term, { length }]) => (length > mostLayouts ? [term] : [])));
}

/** Term → how much a draft says about it (core.ts). What is in the core is left out. */
function marksOf(draft: Draft, common: ReadonlySet<string>): Map<string, number> {
  const { kind, title, path, note, body, words = "", meant = "" } = draft;
  const times = new Map<string, number>();
  for (const { term } of telling(body))
    if (kind !== "layout" || !common.has(term)) times.set(term, (times.get(term) ?? 0) + 1);
  const marks = new Map([...times].map(([term, count]) => [term, weightOf(count)]));
  const mark = (text: string, as: number) => {
    for (const { term } of tokens(text)) if (!isCommon(term)) marks.set(term, as);
  };
  // A name in a note may be of one letter; in running text that says nothing.
  if (comesLater(draft)) mark(note, 4);
  mark(words, 5);
  // Part of a phrase that means it: as much as a word of its note.
  for (const { term } of telling(meant)) if (!marks.has(term)) marks.set(term, 4);
  if (isPicture(draft)) mark(title, 7);
  // A layout is one of many that are meant by a word; its trade is not.
  const isOneOfMany = kind === "layout" && path.split("/").length > 3;
  const phrases = [meant, isOneOfMany ? "" : words].flatMap((all) => all.split(", "));
  for (const phrase of phrases) if (phrase) marks.set(asAsked(phrase), 6);
  return marks;
}

/** The words of running texts and details, by their first letter: a query needs the files of its letters. */
export function makeLetters(drafts: readonly Draft[]): Map<string, Letter> {
  const common = everyday(drafts);
  const places = new Map<string, { last: number; packed: number[] }>();
  for (const [id, draft] of drafts.entries())
    for (const [term, mark] of marksOf(draft, common)) {
      const place = places.get(term) ?? { last: 0, packed: [] };
      place.packed.push((id - place.last) * 8 + mark);
      place.last = id;
      places.set(term, place);
    }
  const letters = new Map<string, Record<string, number[]>>();
  for (const term of [...places.keys()].sort()) {
    const letter = letters.get(letterOf(term)) ?? {};
    letter[term] = places.get(term)?.packed ?? [];
    letters.set(letterOf(term), letter);
  }
  return letters;
}
