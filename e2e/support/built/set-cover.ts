/**
 * The fewest sets that hold every member together, or nearly: the set with the most members that are
 * still missing is taken next. A name stands for a set.
 */
export function coveringSets<T>(sets: ReadonlyMap<string, ReadonlySet<T>>): string[] {
  const missing = new Set([...sets.values()].flatMap((members) => [...members]));
  const taken: string[] = [];
  while (missing.size > 0) {
    const gains = [...sets].map(
      ([name, members]) => [name, members.intersection(missing).size] as const,
    );
    const [name] = gains.reduce((most, next) => (next[1] > most[1] ? next : most));
    taken.push(name);
    for (const member of sets.get(name) ?? []) missing.delete(member);
  }
  return taken;
}
