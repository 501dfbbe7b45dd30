/** A word of a text: what it is looked up by, and where it stands. */
export type Token = { term: string; start: number; end: number };

/** A name keeps its hyphens and what it begins with: `.card`, `--card-gap`, `grid-1-3`. */
const name = /(?:(?<![\p{L}\p{N}])(?:--|\.))?[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu;

/** Accents and capitals make no difference; every letter keeps its place. */
const fold = (text: string) =>
  (/[^\0-\x7f]/.test(text) ? text.normalize("NFD").replaceAll(/\p{M}/gu, "") : text).toLowerCase();

/** One form for "button" and "buttons", "colour" and "color". Names in code stay as they are. */
export function stem(word: string): string {
  const plain = word.replace("colour", "color");
  if (plain.length < 4 || /(ss|us|is|\d)$/.test(plain)) return plain;
  if (/ies$/.test(plain)) return plain.replace(/ies$/, "y");
  if (/(ss|sh|ch|x)es$/.test(plain)) return plain.replace(/es$/, "");
  return plain.replace(/s$/, "");
}

/**
 * The words of a text. A name is there as a whole, with its dot or dashes, and in its parts, so that
 * `--card-gap` is found by all of `--card-gap`, `card-gap`, `card` and `gap`.
 */
export function tokens(text: string): Token[] {
  return [...text.matchAll(name)].flatMap(({ 0: found, index }) => {
    const whole = fold(found);
    const bare = whole.replace(/^(--|\.)/, "");
    const start = index + found.length - bare.length;
    const end = index + found.length;
    const all: Token[] = [{ term: bare.includes("-") ? bare : stem(bare), start, end }];
    if (bare !== whole) all.push({ term: whole, start: index, end });
    if (bare.includes("-")) {
      let at = start;
      for (const part of bare.split("-")) {
        all.push({ term: stem(part), start: at, end: at + part.length });
        at += part.length + 1;
      }
    }
    return all;
  });
}

/** Too common to find anything by. */
const common = new Set(
  "a an and are as at be but by can do for from has have how i in is it its no not of on one or so that the their then there they this to was what when where which will with without you your".split(
    " ",
  ),
);

export const isCommon = (term: string) => common.has(term);

/** A word of a query: the name as it was typed, and what to try when no such name is known. */
export type QueryWord = { term: string; parts: readonly string[] };

export function queryWords(query: string): QueryWord[] {
  const words = [...query.matchAll(name)].map(([found]): QueryWord => {
    const whole = fold(found);
    const bare = whole.replace(/^(--|\.)/, "");
    const parts = bare.split("-").map(stem);
    if (whole !== bare) return { term: whole, parts };
    return bare.includes("-") ? { term: bare, parts } : { term: stem(bare), parts: [] };
  });
  const telling = words.filter(({ term }) => !isCommon(term));
  return telling.length > 0 ? telling : words;
}

/** The words of a query or a title in one form, whatever is between them. */
export const asAsked = (text: string) =>
  queryWords(text)
    .map(({ term }) => term)
    .join(" ");
