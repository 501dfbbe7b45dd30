type State = { loading: boolean; query: string; count: number; guess?: string };

/** How much was found, in words. */
export function statusOf({ loading, query, count, guess }: State): string {
  if (loading) return "Loading …";
  if (!query) return "";
  if (count === 0) return `Nothing found for “${query}”.`;
  const results = count === 1 ? "1 result" : `${count} results`;
  return guess ? `No match for “${query}”: ${results} for “${guess}”` : results;
}
