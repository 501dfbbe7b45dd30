import { type ChangeEvent, type MouseEvent, useId, useState } from "react";
import type { Kind } from "../../model/search/kinds.ts";
import { nearby } from "../../model/search/nearby.ts";
import { recentSearches, remember } from "../../model/search/recent.ts";
import { ChromeIcon } from "../ChromeIcon.tsx";
import { close, SearchProblem, type SearchProps } from "../SearchLink.tsx";
import { Option } from "./Option.tsx";
import { nearbyGroup, places, type Row, recentGroup, resultGroups } from "./rows.ts";
import { SearchStatus } from "./SearchStatus.tsx";
import { useFound } from "./useFound.ts";
import { useLibrary } from "./useLibrary.ts";
import { useListKeys } from "./useListKeys.ts";
import "../../styles/search.css";

/** The search itself: a field, and below it everything that can be chosen with arrows and Enter. */
export default function SearchTool({ typed }: SearchProps) {
  const [query, setQuery] = useState(typed);
  const [opened, setOpened] = useState<ReadonlySet<Kind>>(new Set());
  const [recent, setRecent] = useState(() => recentSearches.read().value ?? []);
  const { library, failed } = useLibrary();
  const { found, complete } = useFound(library, query);
  const listId = useId();

  const records = library?.index.records ?? [];
  const asked = query.trim() !== "";
  const empty = asked && complete && found.results.length === 0;
  const groups = !library
    ? []
    : !asked
      ? [...recentGroup(recent), places(records)]
      : empty
        ? [...nearbyGroup(nearby(records, query)), places(records)]
        : resultGroups(found, opened);
  const rows = groups.flatMap((group) => group.rows);
  const { active, setActive, optionId, onKeyDown } = useListKeys(listId, rows.length);

  function ask(text: string) {
    setQuery(text);
    setOpened(new Set());
    setActive(0);
  }

  function choose(row: Row, event: MouseEvent) {
    if (row.type === "recent") return ask(row.query);
    if (row.type === "more") return setOpened(new Set([...opened, row.kind]));
    if (asked) recentSearches.write(remember(recent, query));
    // Opened in a tab of its own: the search goes on here.
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) close(event);
  }

  function forget() {
    recentSearches.forget();
    setRecent([]);
    setActive(0);
  }

  return (
    <>
      <div className="search-bar">
        <ChromeIcon name="search" />
        <input
          role="combobox"
          aria-label="Search"
          aria-expanded={rows.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={rows.length > 0 ? optionId(active) : undefined}
          placeholder="A class, a page, a trade …"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck="false"
          enterKeyHint="go"
          // biome-ignore lint/a11y/noAutofocus: the dialog was opened to type here
          autoFocus
          value={query}
          onChange={(event: ChangeEvent<HTMLInputElement>) => ask(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <button type="button" className="button-quiet button-s" onClick={close}>
          Close
        </button>
      </div>
      {failed && <SearchProblem />}
      <div id={listId} role="listbox" aria-label="Results" className="search-list">
        {groups.map(({ label, rows: own }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of options
          <div key={label} role="group" aria-label={label} className="search-group">
            <p aria-hidden="true">{label}</p>
            {own.map((row) => {
              const at = rows.indexOf(row);
              return (
                library && (
                  <Option
                    key={row.type === "record" ? row.record.path : JSON.stringify(row)}
                    id={optionId(at)}
                    row={row}
                    active={at === active}
                    library={library}
                    marks={found.marks}
                    onChoose={choose}
                    onPoint={() => setActive(at)}
                  />
                )
              );
            })}
          </div>
        ))}
      </div>
      {!asked && recent.length > 0 && (
        <button type="button" className="button-quiet button-s search-forget" onClick={forget}>
          Forget recent searches
        </button>
      )}
      <SearchStatus
        loading={!library && !failed}
        query={query.trim()}
        count={empty ? 0 : found.results.length}
        guess={found.guess}
      />
    </>
  );
}
