/** Cells of a spreadsheet; quoted ones hold line breaks and tabs. */
export function tableCells(text: string, between: string): string[][] {
  const rows: string[][] = [[]];
  let cell = "";
  for (let at = 0; at < text.length; at++) {
    const letter = text[at];
    const closing = letter === '"' && cell === "" ? closingQuote(text, at, between) : -1;
    if (closing > 0) {
      cell = text.slice(at + 1, closing).replaceAll('""', '"');
      at = closing;
    } else if (letter === between) {
      rows.at(-1)?.push(cell);
      cell = "";
    } else if (letter === "\n") {
      rows.at(-1)?.push(cell);
      rows.push([]);
      cell = "";
    } else cell += letter;
  }
  rows.at(-1)?.push(cell);
  return rows;
}

function closingQuote(text: string, from: number, between: string): number {
  for (let at = text.indexOf('"', from + 1); at > 0; at = text.indexOf('"', at + 1)) {
    if (text[at + 1] === '"') at++;
    else {
      const next = text[at + 1];
      return next === undefined || next === between || next === "\n" ? at : -1;
    }
  }
  return -1;
}
