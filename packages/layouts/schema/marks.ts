/**
 * The one notation of a text with bold words, links and facts in it. A text without them is a plain string, as
 * it always was. A run is written into the string between control characters, which reading has always
 * removed from texts, so that nothing typed can look like one: start, "*" for bold, address, the form of a
 * fact, middle, words, end. A character before everything says that the text is still the layout's
 * example (decision 047).
 */

/** A piece of a text with the same marks throughout. Of a fact, `text` is said as long as it is missing. */
export type Run = { text: string; strong?: true; href?: string; fact?: string };

const [start, middle, end, factly, example] = [
  "\u0001",
  "\u0002",
  "\u0003",
  "\u0004",
  "\u0006",
] as const;
const none = `[^${start}${middle}${end}${factly}]`;
const mark = new RegExp(
  `${start}(\\*?)(${none}*)(?:${factly}(${none}*))?${middle}(${none}*)${end}`,
  "g",
);

/** Whether anything in the text is bold, a link or a fact. */
export const isMarked = (text: string): boolean => text.includes(start);

/** Whether nobody has written over the layout's words yet. */
export const isExample = (text: unknown): boolean =>
  typeof text === "string" && text.startsWith(example);

export const asOwn = (text: string): string => (isExample(text) ? text.slice(1) : text);

export const asExample = (text: string): string => example + asOwn(text);

const run = (text: string, strong: boolean, href: string | undefined, fact?: string): Run => ({
  text,
  ...(strong ? { strong: true } : {}),
  ...(href ? { href } : {}),
  ...(fact === undefined ? {} : { fact }),
});

/** A text in runs; what only looks like a mark is text. */
export function runsOf(given: string): Run[] {
  const text = asOwn(given);
  const runs: Run[] = [];
  let at = 0;
  for (const { 0: whole, 1: strong, 2: href, 3: fact, 4: words = "", index } of text.matchAll(
    mark,
  )) {
    runs.push({ text: text.slice(at, index) }, run(words, strong === "*", href, fact));
    at = index + whole.length;
  }
  return merged([...runs, { text: text.slice(at) }]);
}

const sameMarks = (a: Run, b: Run) => a.strong === b.strong && a.href === b.href;

const isFact = ({ fact }: Run) => fact !== undefined;

/** Without empty runs, and neighbours with the same marks as one. */
function merged(runs: readonly Run[]): Run[] {
  const list: Run[] = [];
  for (const next of runs) {
    const last = list.at(-1);
    if (next.text === "" && !isFact(next)) continue;
    if (last && sameMarks(last, next) && !isFact(last) && !isFact(next))
      list[list.length - 1] = { ...last, text: last.text + next.text };
    else list.push(next);
  }
  return list;
}

/** Runs as a text; the same runs give the same text. */
export const textOf = (runs: readonly Run[]): string =>
  merged(runs)
    .map(({ text, strong, href = "", fact }) =>
      strong || href || fact !== undefined
        ? `${start}${strong ? "*" : ""}${href}${fact === undefined ? "" : factly + fact}${middle}${text}${end}`
        : text,
    )
    .join("");

/** Texts as one; it is an example where the last of them is. */
export function joined(...texts: readonly string[]): string {
  const whole = textOf(texts.flatMap(runsOf));
  return isExample(texts.at(-1)) ? asExample(whole) : whole;
}

/** The fact that a text is as a whole. */
export function factOf(text: unknown): string | undefined {
  if (typeof text !== "string" || !isMarked(text)) return undefined;
  const [first, ...others] = runsOf(text);
  return others.length === 0 ? first?.fact : undefined;
}

/** The words alone. */
export const wordsOf = (text: string): string =>
  isMarked(text)
    ? runsOf(text)
        .map((each) => each.text)
        .join("")
    : asOwn(text);

/** A text with each of its runs changed; one that comes back without text is left out. */
export function mapRuns(text: string, change: (run: Run) => Run): string {
  const next = textOf(runsOf(text).map(change));
  return isExample(text) ? asExample(next) : next;
}

/** A text with other addresses; an empty one takes the link away and leaves its words. */
export const mapAddresses = (text: string, change: (href: string) => string): string =>
  isMarked(text)
    ? mapRuns(text, (each) =>
        each.href ? run(each.text, each.strong === true, change(each.href), each.fact) : each,
      )
    : text;

/** The runs between two places, counted in letters of the words. */
export function runsBetween(text: string, from: number, to: number): Run[] {
  let at = 0;
  return runsOf(text).flatMap((each) => {
    const [first, last] = [at, at + each.text.length];
    at = last;
    const words = each.text.slice(Math.max(0, from - first), Math.max(0, to - first));
    const { fact: _, ...part } = each;
    return words && first < to && last > from
      ? [words === each.text ? each : { ...part, text: words }]
      : [];
  });
}

const longest = Number.MAX_SAFE_INTEGER;

/** Other runs between two places. */
export const withRuns = (text: string, from: number, to: number, runs: readonly Run[]): string =>
  textOf([...runsBetween(text, 0, from), ...runs, ...runsBetween(text, to, longest)]);

/** Other words between two places, with the marks of the words before them: as in typing. */
export function withWordsAt(text: string, from: number, to: number, words: string): string {
  const before = runsBetween(text, 0, from).at(-1);
  const [replaced] = runsBetween(text, from, to);
  // At the end of a link typing goes on without it.
  const inside =
    replaced ??
    (before && runsBetween(text, from, longest).some((next) => sameMarks(next, before))
      ? before
      : { strong: before?.strong });
  return withRuns(text, from, to, [
    run(words, inside.strong === true, "href" in inside ? inside.href : undefined),
  ]);
}

/** Without spaces at its ends. */
export function trimmed(text: string): string {
  if (!isMarked(text)) return asOwn(text).trim();
  const words = wordsOf(text);
  const from = words.length - words.trimStart().length;
  return textOf(runsBetween(text, from, Math.max(from, words.trimEnd().length)));
}

/** The lines of a text, each trimmed; empty ones are left out. */
export function linesOf(text: string): string[] {
  const lines = isMarked(text)
    ? [...wordsOf(text).matchAll(/[^\n]+/g)].map(({ 0: line, index }) =>
        textOf(runsBetween(text, index, index + line.length)),
      )
    : asOwn(text).split("\n");
  return lines.map(trimmed).filter((line) => line !== "");
}

/** A text whose words have become others, as after typing into a field that shows only words. */
export function withWords(text: string, words: string): string {
  if (!isMarked(text)) return words;
  const old = wordsOf(text);
  const most = Math.min(old.length, words.length);
  let first = 0;
  while (first < most && old[first] === words[first]) first++;
  let last = 0;
  while (last < most - first && old.at(-1 - last) === words.at(-1 - last)) last++;
  return withWordsAt(text, first, old.length - last, words.slice(first, words.length - last));
}

/** The marks that all words between two places have. */
export function marksBetween(text: string, from: number, to: number): Omit<Run, "text"> {
  const runs = runsBetween(text, from, to);
  const [first] = runs;
  if (!first) return {};
  const href = runs.every((each) => each.href === first.href) ? first.href : undefined;
  const strong = runs.every((each) => each.strong);
  return { ...(strong ? { strong } : {}), ...(href ? { href } : {}) };
}

/** Bold between two places, or no longer bold where all of it is. */
export const withBold = (text: string, from: number, to: number): string => {
  const bold = !marksBetween(text, from, to).strong;
  return withRuns(
    text,
    from,
    to,
    runsBetween(text, from, to).map(({ text: words, href }) => run(words, bold, href)),
  );
};

/** A link between two places; without an address, none. */
export const withLink = (text: string, from: number, to: number, href?: string): string =>
  withRuns(
    text,
    from,
    to,
    runsBetween(text, from, to).map(({ text: words, strong }) => run(words, strong === true, href)),
  );

/** The whole link at a place, from its first letter to behind its last. */
export function linkAround(text: string, at: number): { from: number; to: number } | undefined {
  let from = 0;
  const all = runsOf(text).map((each) => {
    const place = { ...each, from, to: from + each.text.length };
    from = place.to;
    return place;
  });
  const index = all.findIndex((each) => each.href && each.from <= at && at <= each.to);
  const found = all[index];
  if (!found) return undefined;
  let [first, last] = [index, index];
  while (all[first - 1]?.href === found.href) first--;
  while (all[last + 1]?.href === found.href) last++;
  return { from: all[first]?.from ?? 0, to: all[last]?.to ?? 0 };
}

/**
 * A text in other words, with the marks of the first: where it has none of its own, marked words that it
 * says too (a name, a telephone number) keep theirs, and a text that was marked as a whole stays so.
 */
export function carriedMarks(from: string, to: string): string {
  if (!isMarked(from) || isMarked(to)) return to;
  const runs = runsOf(from);
  const [first] = runs;
  if (runs.length === 1 && first) return textOf([{ ...first, text: to }]);
  return runs
    .filter(({ strong, href }) => strong || href)
    .reduce((text, each) => {
      const at = wordsOf(text).indexOf(each.text);
      return at < 0 ? text : withRuns(text, at, at + each.text.length, [each]);
    }, to);
}
