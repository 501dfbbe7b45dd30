/** How many letters must be added, dropped or exchanged to turn one word into the other. */
export function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++)
      next.push(
        Math.min(
          (row[j + 1] ?? 0) + 1,
          (next[j] ?? 0) + 1,
          (row[j] ?? 0) + (letter === b[j] ? 0 : 1),
        ),
      );
    row = next;
  }
  return row[b.length] ?? 0;
}

const longest = 200;

/** The known paths that look most like the one asked for; none if nothing comes close. */
export function nearest(path: string, known: readonly string[], count = 3): string[] {
  const wanted = path.slice(0, longest).toLowerCase();
  return known
    .map((candidate) => {
      const length = Math.max(candidate.length, wanted.length);
      return { candidate, likeness: 1 - distance(wanted, candidate.toLowerCase()) / length };
    })
    .filter(({ likeness }) => likeness > 0.6)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, count)
    .map(({ candidate }) => candidate);
}
