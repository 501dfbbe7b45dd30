/** Halves of letters, code points that are no characters, byte order marks and spaces without a width. */
const never = /[\p{Cs}\p{NChar}\ufeff\u200b]/gu;
/** Two letters as one character, from PDFs: searches don't find them, and few typefaces have them. */
const ligature = /[\ufb00-\ufb06]/g;
/** Tabs, bells, line breaks and the like. */
const control = /[\p{Cc}\u2028\u2029]+/gu;
const lineBreak = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const controlInLine = /[^\P{Cc}\n]+/gu;

/** Marks that turn the direction of what follows, and those that may stay with the mark that ends them. */
const turns = /[\u202a-\u202e\u2066-\u2069]/g;
const endings: Readonly<Record<string, string>> = {
  "\u202a": "\u202c",
  "\u202b": "\u202c",
  "\u2066": "\u2069",
  "\u2067": "\u2069",
  "\u2068": "\u2069",
};
const rightToLeft =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * Without the marks of direction that do nothing or harm: unpaired ones would turn the rest of the
 * page. Pairs inside a text with letters from right to left stay; around the whole of it, or in
 * letters from left to right, they come from address books and break telephone numbers.
 */
function withoutTurns(text: string): string {
  const pairs = new Map<number, number>();
  const open: number[] = [];
  for (const { 0: mark, index } of rightToLeft.test(text) ? text.matchAll(turns) : []) {
    const from = open.at(-1);
    if (from !== undefined && endings[text[from] ?? ""] === mark) {
      pairs.set(from, index).set(index, from);
      open.pop();
    } else open.push(index);
  }
  for (let at = 0; pairs.get(at) === text.length - 1 - at; at++) {
    pairs.delete(text.length - 1 - at);
    pairs.delete(at);
  }
  return text.replaceAll(turns, (mark, index: number) => (pairs.has(index) ? mark : ""));
}

/** A text without what can never stand on a page. Spaces stay: the text may be in the middle of typing. */
export function cleanText(text: string, lineBreaks = false): string {
  const whole = text
    .replaceAll(never, "")
    .replaceAll(ligature, (letters) => letters.normalize("NFKC"));
  const spaced = lineBreaks
    ? whole.replaceAll(lineBreak, "\n").replaceAll(controlInLine, " ")
    : whole.replaceAll(control, " ");
  // Twice: a pair may stand around the whole text only after a mark beside it has gone.
  return spaced.search(turns) < 0 ? spaced : withoutTurns(withoutTurns(spaced));
}
