/** A layout, the callings it fits, and the word that they put on the button of the form. */
export type Fitting = { layout: string; send: string; names: string };

export type Calling = Pick<Fitting, "layout" | "send">;

export type Callings = ReadonlyMap<string, Calling>;

export const readCallings = (list: readonly Fitting[]): Callings =>
  new Map(
    list.flatMap(({ layout, send, names }) =>
      names.split(", ").map((name) => [name, { layout, send }] as const),
    ),
  );

/** "Yoga teacher", "yoga-teacher" and "YOGA  TEACHER" are the same. */
export const foldCalling = (words: string) =>
  words
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\d&]+/gu, " ")
    .trim();

/** "plumbers" is a plumber. */
const alike = (said: string, known: string) =>
  said === known || said === `${known}s` || `${said}s` === known;

/**
 * The calling that is meant: named exactly; or the longest one whose words are all in the sentence
 * ("I run a small yoga studio in Leeds"); or the first that begins with it ("physio").
 */
export function findCalling(said: string, callings: Callings): Calling | undefined {
  const folded = foldCalling(said);
  if (!folded) return;
  const words = folded.split(" ");
  let best: { calling: Calling; length: number } | undefined;
  let begun: Calling | undefined;
  for (const [name, calling] of callings) {
    const known = foldCalling(name);
    if (alike(folded, known)) return calling;
    const has = known.split(" ").every((word) => words.some((one) => alike(one, word)));
    if (has && known.length > (best?.length ?? 0)) best = { calling, length: known.length };
    if (folded.length > 2 && known.startsWith(folded)) begun ??= calling;
  }
  return best?.calling ?? begun;
}
