type Options = {
  /** Distances above this are Infinity; a small limit ends the work early. */
  limit?: number;
  /** Compares with the best beginning of `word`, for text that is still being typed. */
  prefix?: boolean;
};

const at = (row: Uint16Array, column: number) => row[column] as number;

/**
 * Letters that must be added, dropped, changed or swapped with their neighbour to turn one word into
 * the other. Search calls it for thousands of words between two keystrokes, so it keeps three rows.
 */
export function editDistance(
  typed: string,
  word: string,
  { limit = Number.POSITIVE_INFINITY, prefix = false }: Options = {},
): number {
  if (typed.length - word.length > limit) return Number.POSITIVE_INFINITY;
  const columns = prefix ? Math.min(word.length, typed.length + limit) : word.length;
  let before = new Uint16Array(columns + 1);
  let row = Uint16Array.from({ length: columns + 1 }, (_, column) => column);
  let next = new Uint16Array(columns + 1);
  for (let i = 1; i <= typed.length; i++) {
    next[0] = i;
    let rowLeast = i;
    for (let j = 1; j <= columns; j++) {
      const wrong = typed[i - 1] === word[j - 1] ? 0 : 1;
      let least = Math.min(at(row, j) + 1, at(next, j - 1) + 1, at(row, j - 1) + wrong);
      if (i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1])
        least = Math.min(least, at(before, j - 2) + 1);
      next[j] = least;
      if (least < rowLeast) rowLeast = least;
    }
    if (rowLeast > limit) return Number.POSITIVE_INFINITY;
    [before, row, next] = [row, next, before];
  }
  return prefix ? row.reduce((least, value) => Math.min(least, value)) : at(row, columns);
}
