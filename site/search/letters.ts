import { type Letter, letterOf } from "../app/model/search/core.ts";
import { isCommon, tokens } from "../app/model/search/words.ts";
import type { Draft } from "./draft.ts";

/** Said once, a few times, or what the passage is about. */
const weightOf = (times: number) => (times > 4 ? 3 : times > 1 ? 2 : 1);

function timesOf(text: string): Map<string, number> {
  const times = new Map<string, number>();
  for (const { term } of tokens(text))
    if (term.length > 1 && !isCommon(term)) times.set(term, (times.get(term) ?? 0) + 1);
  return times;
}

/** The words of the running texts, by their first letter: a query needs the files of its letters. */
export function makeLetters(drafts: readonly Draft[]): Map<string, Letter> {
  const places = new Map<string, { last: number; packed: number[] }>();
  for (const [id, { body = "" }] of drafts.entries())
    for (const [term, times] of timesOf(body)) {
      const place = places.get(term) ?? { last: 0, packed: [] };
      place.packed.push((id - place.last) * 4 + weightOf(times));
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
