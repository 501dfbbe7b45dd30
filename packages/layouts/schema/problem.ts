/** Something that is wrong in what was read, and where: "pages[1].sections[2].heading". */
export type Problem = { path: string; words: string };

export type Report = (path: string, words: string) => void;

/** Steps from one word to the other: letters put in, taken out, changed or swapped. */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let least = Math.min(
        (next[j - 1] ?? 0) + 1,
        (row[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + (same ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      next.push(least);
    }
    before = row;
    row = next;
  }
  return row[b.length] ?? 0;
}

/** `"hero-splitt" is no block; did you mean "hero-split"?` */
export function notOne(name: unknown, what: string, known: readonly string[]): string {
  if (typeof name !== "string") return `is no ${what}`;
  const shown = name.length > 40 ? `${name.slice(0, 40)}…` : name;
  const [best] = known
    .map((candidate) => ({ candidate, steps: distance(name.slice(0, 60), candidate) }))
    .sort((a, b) => a.steps - b.steps);
  const near = best && best.steps <= Math.max(2, best.candidate.length / 4);
  return `"${shown}" is no ${what}${near ? `; did you mean "${best.candidate}"?` : ""}`;
}
