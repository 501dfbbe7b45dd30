type State = {
  loading: boolean;
  query: string;
  count: number;
  guess?: string;
  /** The result that Enter opens: screen readers do not read it on their own. */
  first?: string;
};

/** How much was found, in words. */
export function statusOf({ loading, query, count, guess, first }: State): string {
  if (loading) return "Loading …";
  if (!query) return "";
  if (count === 0) return `Nothing found for “${query}”.`;
  const results = count === 1 ? "1 result" : `${count} results`;
  const found = guess ? `No match for “${query}”: ${results} for “${guess}”` : results;
  return first ? `${found}, first: ${first}` : found;
}
