import { useEffect, useMemo, useReducer, useRef } from "react";
import type { Library } from "../../model/search/library.ts";
import { type Found, search } from "../../model/search/search.ts";

const nothing: Found = { results: [], marks: new Map() };

/**
 * Titles and names answer at once; the running text of the letters typed is asked for and answers
 * when it is there. Until then nothing is called misspelt or not found: what was shown stays.
 */
export function useFound(library: Library | undefined, query: string) {
  const [, arrive] = useReducer((count: number) => count + 1, 0);
  const shown = useRef(nothing);

  useEffect(() => {
    const missing = library?.missing(query) ?? [];
    if (!library || missing.length === 0) return;
    let left = false;
    Promise.all(missing.map(library.loadLetter)).then(() => left || arrive());
    return () => {
      left = true;
    };
  }, [library, query]);

  const complete = library !== undefined && library.missing(query).length === 0;
  const found = useMemo(
    () => (library && query.trim() ? search(library.index, query, complete) : nothing),
    [library, query, complete],
  );
  useEffect(() => {
    if (complete || found.results.length > 0) shown.current = found;
  });
  const waiting = !complete && found.results.length === 0;
  return { found: waiting ? shown.current : found, complete };
}
