import { editDistance } from "../text/edit-distance.ts";

/** What somebody does, with what a website for it needs. */
export type Calling = {
  /** The layout to start from. */
  layout: string;
  /** schema.org’s type of business. */
  type: string;
  suits: "service" | "shop" | "place" | "organisation" | "event" | "work";
  opening: "by appointment" | "by day" | "none";
  needs: readonly ("prices" | "team" | "form" | "map")[];
};

/** For each calling the words that people use for it in one language, the usual one first. */
export type CallingWords = readonly (readonly string[])[];

type CallingTable = { language: string; words: CallingWords };

export type FoundCalling = {
  /** Its place in the list. */
  at: number;
  language: string;
  /** The word that was meant. */
  word: string;
  score: number;
};

/** Letters that Unicode does not take apart. */
const plainLetters: Readonly<Record<string, string>> = {
  ...{ ß: "ss", ı: "i", ł: "l", ø: "o", đ: "d", æ: "ae", œ: "oe", ة: "ه", ى: "ي", ґ: "г" },
};

/** "Yoga teacher", "yoga-teacher" and "YOGA  TEACHER" are the same, and "Bäckerei" is "Backerei". */
export const foldCalling = (words: string) =>
  words
    .normalize("NFKD")
    .replaceAll(/[\p{M}\p{Cf}'’ʼ`´"״׳]/gu, "")
    .toLowerCase()
    .replaceAll(/[ßıłøđæœةىґ]/g, (letter) => plainLetters[letter] ?? letter)
    .replaceAll(/[^\p{L}\d&]+/gu, " ")
    .trim();

const folded = new WeakMap<CallingWords, CallingWords>();

/** Folding ten thousand words takes longer than finding one among them. */
function foldedWords(words: CallingWords): CallingWords {
  const known = folded.get(words) ?? words.map((names) => names.map(foldCalling));
  folded.set(words, known);
  return known;
}

/** Endings of plurals and of feminine forms, and of an article in front. */
const isForm = (said: string, known: string) =>
  said === known ||
  (said.length > 2 && known.length > 2 && (`${known}s` === said || `${said}s` === known)) ||
  said === `ال${known}` ||
  known === `ال${said}`;

/** "Physiotherapeutin", "Bäckereien", "Klavierstimmerei": the word and a few letters more. */
const begins = (said: string, known: string) =>
  known.length > 4 && said.startsWith(known) && said.length - known.length <= 5;

/** Slips of the finger that a word of this length may have. */
const slips = (length: number) => (length < 5 ? 0 : length < 8 ? 1 : 2);

/** In a sentence, short words are like others by chance. */
const longWord = 7;

function differ(said: string, known: string, shortest = 0): number {
  const { length } = said;
  const limit = slips(Math.max(length, known.length));
  // Few people slip on the first letter, but "fotographer" is heard.
  const begun = said[0] === known[0] || (shortest === 0 && length >= longWord);
  const near = Math.abs(length - known.length) <= limit && begun;
  if (limit === 0 || length < shortest || !near) return Number.POSITIVE_INFINITY;
  const wrong = editDistance(said, known, { limit });
  return wrong <= limit ? wrong : Number.POSITIVE_INFINITY;
}

const letters = (word: string) => [...new Set(word)].sort().join("");

/**
 * "Florsit in York" with the word that was meant, "florist". Only one letter may be wrong, and the word ends
 * as the known one does or has the same letters: "handymen" and "photographie" are words of their own.
 */
export function withoutSlip(said: string, meant: string): string {
  const words = meant.split(/[\s-]+/);
  return said.replaceAll(/[\p{L}\p{M}]{5,}/gu, (written) => {
    const asked = foldCalling(written);
    const word = words.find((each) => {
      const known = foldCalling(each);
      const isSlip = letters(asked) === letters(known) || asked.slice(-2) === known.slice(-2);
      return isSlip && editDistance(asked, known, { limit: 1 }) === 1;
    });
    if (!word) return written;
    const [first = ""] = written;
    return first === first.toLowerCase() ? word : word[0]?.toUpperCase() + word.slice(1);
  });
}

/** Behind them a sentence says where, or for whom: “bread for restaurants”. */
const forWhom = new Set(
  "in for at with near from fur bei mit im am pour chez avec dans para con per voor met com dla na hos med pro для في".split(
    " ",
  ),
);

/** How well a known word fits what was said; 0 is not at all. */
function scoreOf(said: string, spoken: readonly string[], known: string): number {
  if (isForm(said, known)) return said === known ? 1000 : 990;
  const parts = known.split(" ");
  if (parts.every((part) => spoken.some((one) => isForm(one, part)))) return 800 + known.length;
  const wrong = differ(said, known);
  // "Coffe shop" is a coffee shop before it is a shop.
  if (wrong < Number.POSITIVE_INFINITY)
    return parts.length > 1 ? 850 + known.length - 50 * wrong : 700 - 50 * wrong;
  if (begins(said, known) || (parts.length === 1 && spoken.some((one) => begins(one, known))))
    return 650 + known.length;
  if (parts.length === 1) {
    const least = Math.min(...spoken.map((one) => differ(one, known, longWord)));
    if (least < Number.POSITIVE_INFINITY) return 500 - 50 * least + known.length;
  } else if (
    parts.every((part) =>
      spoken.some(
        (one) => isForm(one, part) || differ(one, part, longWord) < Number.POSITIVE_INFINITY,
      ),
    )
  )
    return 480 + known.length;
  if (said.length > 2 && known.startsWith(said)) return 400 - (known.length - said.length);
  return 0;
}

/**
 * The callings that may be meant, the likeliest first: named exactly; words of theirs in the sentence
 * ("I run a small yoga studio in Leeds"), the longest first; longer forms; slips of the finger; beginnings
 * ("physio"). Of equal ones the first table’s count.
 */
export function findCallings(said: string, tables: readonly CallingTable[]): FoundCalling[] {
  const asked = foldCalling(said);
  if (!asked) return [];
  const spoken = asked.split(" ");
  const cut = spoken.findIndex((word, index) => index > 0 && forWhom.has(word));
  const customers = cut < 0 ? [] : spoken.slice(cut + 1);
  const best = new Map<number, FoundCalling>();
  for (const { language, words } of tables)
    foldedWords(words).forEach((names, at) => {
      names.forEach((known, index) => {
        const whole = scoreOf(asked, spoken, known);
        // What only the customers are called comes after what somebody does for them.
        const isTheirs =
          whole > 0 && whole < 990 && scoreOf(customers.join(" "), customers, known) > 0;
        const score = isTheirs ? whole / 2 : whole;
        const word = words[at]?.[index] ?? "";
        if (score > (best.get(at)?.score ?? 0)) best.set(at, { at, language, word, score });
      });
    });
  return [...best.values()].sort((a, b) => b.score - a.score || a.at - b.at);
}
