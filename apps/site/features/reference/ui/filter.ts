/** The names that hold what is looked for; without anything to look for, none. */
export function matching(names: readonly string[], query: string): string[] {
  const wanted = query.trim().toLowerCase();
  return wanted ? names.filter((name) => name.toLowerCase().includes(wanted)) : [];
}
