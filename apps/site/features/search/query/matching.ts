import { editDistance } from "@daylit/layouts/text/edit-distance.ts";
import type { Index } from "./index.ts";
import type { QueryWord } from "./words.ts";

/** A term that a typed word stands for: how well, how many letters to mark, and if it was guessed. */
export type Match = { quality: number; typed: number; guessed?: boolean };
export type Matches = Map<string, Match>;

/** The term itself, and every term that begins with what was typed. */
function beginnings({ terms }: Index, typed: string): Matches {
  const found: Matches = new Map();
  for (const term of terms.keys())
    if (term.startsWith(typed))
      found.set(term, {
        quality: term === typed ? 1 : 0.2 + (0.5 * typed.length) / term.length,
        typed: typed.length,
      });
  return found;
}

/** How many slips a word of this length may have. A short word with a slip is another word. */
const slipsAllowed = (length: number) => (length < 4 ? 0 : length < 8 ? 1 : 2);

/**
 * The terms with the fewest slips, if those are few enough to be slips at all. That a word has only been
 * begun counts as one more: "restorant" is a restaurant, not the beginning of a restoration.
 */
function likely({ terms }: Index, typed: string): Matches {
  const found: Matches = new Map();
  const allowed = slipsAllowed(typed.length);
  if (allowed === 0) return found;
  let fewest = allowed + 1;
  for (const term of terms.keys()) {
    const begun = editDistance(typed, term, { limit: Math.min(allowed, fewest), prefix: true });
    if (begun > allowed) continue;
    const whole = editDistance(typed, term, { limit: begun + 1 });
    const made = Math.min(whole, begun + 1);
    if (made > fewest) continue;
    if (made < fewest) found.clear();
    fewest = made;
    const length = Math.min(typed.length, term.length) / Math.max(typed.length, term.length);
    // Few people slip on the first letter.
    const start = term[0] === typed[0] ? 1 : 0.6;
    const quality = start * (whole === begun ? 1 : 0.5) * 0.5 * length ** 2;
    found.set(term, { quality, typed: term.length, guessed: true });
  }
  return found;
}

/**
 * What each word may stand for: one set of terms for each word that a result must have. Slips are
 * only forgiven where nothing is written the way it was typed.
 */
export function matchWord(index: Index, { term, parts }: QueryWord, forgive: boolean): Matches[] {
  const asTyped = beginnings(index, term);
  if (asTyped.size > 0) return [asTyped];
  const guessed = forgive ? likely(index, term) : asTyped;
  if (guessed.size > 0 || parts.length === 0) return [guessed];
  return parts.flatMap((part) => matchWord(index, { term: part, parts: [] }, forgive));
}
