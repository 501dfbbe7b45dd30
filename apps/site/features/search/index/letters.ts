import { type Letter, letterOf } from "../query/core.ts";
import { comesLater } from "../query/record.ts";
import { isCommon, tokens } from "../query/words.ts";
import type { Draft } from "./draft.ts";

/** Said once, a few times, or what the passage is about. */
const weightOf = (times: number) => (times > 4 ? 3 : times > 1 ? 2 : 1);

const telling = (text = "") =>
  tokens(text).filter(({ term }) => term.length > 1 && !isCommon(term));

/** Term → how much a draft says about it (core.ts). What is in the core is left out. */
function marksOf(draft: Draft): Map<string, number> {
  const times = new Map<string, number>();
  for (const { term } of telling(draft.body)) times.set(term, (times.get(term) ?? 0) + 1);
  const marks = new Map([...times].map(([term, count]) => [term, weightOf(count)]));
  // A name in a note may be of one letter; in running text that says nothing.
  if (comesLater(draft))
    for (const { term } of tokens(draft.note)) if (!isCommon(term)) marks.set(term, 4);
  for (const { term } of tokens(draft.words ?? "")) if (!isCommon(term)) marks.set(term, 5);
  return marks;
}

/** The words of running texts and details, by their first letter: a query needs the files of its letters. */
export function makeLetters(drafts: readonly Draft[]): Map<string, Letter> {
  const places = new Map<string, { last: number; packed: number[] }>();
  for (const [id, draft] of drafts.entries())
    for (const [term, mark] of marksOf(draft)) {
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
