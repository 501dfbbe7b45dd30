type Props = { loading: boolean; query: string; count: number; guess?: string };

function message({ loading, query, count, guess }: Props): string {
  if (loading) return "Loading …";
  if (!query) return "";
  if (count === 0) return `Nothing found for “${query}”.`;
  const results = count === 1 ? "1 result" : `${count} results`;
  return guess ? `Nothing is spelt “${query}”: ${results} for “${guess}”` : results;
}

/** How much was found, for eyes and ears, and the keys that help. */
export function SearchStatus(props: Props) {
  return (
    <div className="search-foot">
      <p role="status">{message(props)}</p>
      <p className="search-keys" aria-hidden="true">
        <kbd>↑</kbd> <kbd>↓</kbd> choose <kbd>Enter</kbd> open <kbd>Esc</kbd> close
      </p>
    </div>
  );
}
