import type { SearchOutcome } from "./search.ts";
import { tokens } from "./words.ts";

type Marks = SearchOutcome["marks"];
type Range = readonly [start: number, end: number];

/** A stretch of text, marked or not. */
type Stretch = { text: string; marked: boolean };

function ranges(text: string, marks: Marks): Range[] {
  const found = tokens(text).flatMap(({ term, start, end }): Range[] => {
    const letters = marks.get(term);
    if (letters === undefined) return [];
    // A stem is shorter than the word: who typed all of it sees all of it marked.
    return [[start, letters >= term.length ? end : start + letters]];
  });
  return found.sort((a, b) => a[0] - b[0] || b[1] - a[1]);
}

/** The text in stretches; what was looked for is marked. */
export function highlight(text: string, marks: Marks): Stretch[] {
  const stretches: Stretch[] = [];
  let at = 0;
  for (const [start, end] of ranges(text, marks)) {
    if (end <= at) continue;
    const from = Math.max(start, at);
    if (from > at) stretches.push({ text: text.slice(at, from), marked: false });
    stretches.push({ text: text.slice(from, end), marked: true });
    at = end;
  }
  if (at < text.length) stretches.push({ text: text.slice(at), marked: false });
  return stretches;
}

/** About as much as fits on two lines. */
const excerptLength = 130;
const before = 36;

/** The piece of a text around the first word that was looked for; its beginning if there is none. */
export function excerpt(text: string, marks: Marks): string {
  const first = ranges(text, marks)[0]?.[0] ?? 0;
  const start = first <= before ? 0 : text.indexOf(" ", first - before) + 1;
  if (text.length - start <= excerptLength) return `${start > 0 ? "… " : ""}${text.slice(start)}`;
  const end = text.lastIndexOf(" ", start + excerptLength);
  return `${start > 0 ? "… " : ""}${text.slice(start, end).replace(/[,;:.]$/, "")} …`;
}

/** Words that a record is found by and that its title and note do not show. */
export function unseenWords(words: string | undefined, seen: string, marks: Marks): string[] {
  const shown = new Set(tokens(seen).map(({ term }) => term));
  return (words?.split(", ") ?? []).filter((phrase) =>
    tokens(phrase).some(({ term }) => marks.has(term) && !shown.has(term)),
  );
}
