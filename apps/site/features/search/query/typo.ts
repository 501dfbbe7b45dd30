/** How many slips a word of this length may have. A short word with a slip is another word. */
export const slipsAllowed = (length: number) => (length < 4 ? 0 : length < 8 ? 1 : 2);

/**
 * Slips between what was typed and a word, or the beginning of a word: a letter too many, missing,
 * wrong, or two exchanged. Anything above `most` is Infinity. It is asked of thousands of words
 * between two keystrokes, so it gives up early and keeps to three rows.
 */
export function slips(typed: string, word: string, most: number): number {
  if (typed.length - word.length > most) return Number.POSITIVE_INFINITY;
  const columns = Math.min(word.length, typed.length + most);
  let before = new Uint8Array(columns + 1);
  let row = Uint8Array.from({ length: columns + 1 }, (_, column) => column);
  let next = new Uint8Array(columns + 1);
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
    if (rowLeast > most) return Number.POSITIVE_INFINITY;
    [before, row, next] = [row, next, before];
  }
  // The end of the word is still to be typed: the best beginning counts.
  return row.reduce((least, value) => Math.min(least, value));
}

const at = (row: Uint8Array, column: number) => row[column] as number;
