/** A list such as `U+0020-007E, U+00E9` as a question about a character. */
export function inRange(range: string): (character: string) => boolean {
  const pairs = range.split(",").map((part) => {
    const [from = "", to = from] = part.trim().replace("U+", "").split("-");
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
  return (character) => {
    const code = character.codePointAt(0) ?? 0;
    return pairs.some(([from, to]) => from <= code && code <= to);
  };
}

/** Characters, in order, as such a list. */
export function rangeOf(characters: readonly string[]): string {
  const pairs: [from: number, to: number][] = [];
  for (const code of characters.map((character) => character.codePointAt(0) ?? 0)) {
    const last = pairs.at(-1);
    if (last && code === last[1] + 1) last[1] = code;
    else pairs.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, "0");
  return pairs
    .map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(", ");
}
