import { stripBase, withBase } from "../../../model/base-path/base-path.ts";
import { element } from "../../../ui/element.ts";
import type { Kind } from "../query/kinds.ts";
import { type Library, openLibrary } from "../query/library.ts";
import { nearby } from "../query/nearby.ts";
import { recentSearches, remember } from "../query/recent.ts";
import { type SearchOutcome, search } from "../query/search.ts";
import { icon } from "./icon.ts";
import { listKeys } from "./list-keys.ts";
import { contentOf, optionOf } from "./option.ts";
import { nearbyGroup, places, type Row, type RowGroup, recentGroup, resultGroups } from "./rows.ts";
import { statusOf } from "./status.ts";
import "../styles/search.css";

export { search };

const magnifier = "m21 21-4.34-4.34M19 11a8 8 0 1 1-16 0 8 8 0 0 1 16 0";
/** ms: before a change is said, and before more is loaded for it. */
const pause = 500;
const stop = 80;
const listId = "search-list";
const nothing: SearchOutcome = { results: [], marks: new Map() };

/** Stays open while the page lives: a second search loads nothing twice. */
let opened: Promise<Library> | undefined;

/** Fetches the index; a failed request is repeated by the next call. */
export function prepareSearch(early?: Promise<Response>): Promise<Library> {
  opened ??= openLibrary(undefined, early);
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

function problem() {
  const list = element("a", { href: "/search" }, "the list of everything");
  return element(
    "p",
    { role: "alert", class: "search-problem" },
    "Search could not be loaded. Check the connection and try again, or look through ",
    list,
    ".",
  );
}

const nothingFound = (query: string) =>
  element(
    "p",
    { class: "search-nothing" },
    element("strong", {}, `Nothing found for “${query}”.`),
    " Try another word, or one of these:",
  );

function frame() {
  const field = element("input", {
    role: "combobox",
    "aria-label": "Search",
    "aria-expanded": "false",
    "aria-controls": listId,
    "aria-autocomplete": "list",
    placeholder: "A class, a page, a trade …",
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: "false",
    enterkeyhint: "go",
    autofocus: true,
  });
  const close = element("button", { type: "button", class: "button-quiet button-s" }, "Close");
  const list = element("div", {
    id: listId,
    role: "listbox",
    "aria-label": "Results",
    class: "search-list",
    // It scrolls, but the arrows in the field do that: no stop for the Tab key.
    tabindex: -1,
  });
  const forget = element(
    "button",
    { type: "button", class: "button-quiet button-s search-forget", hidden: true },
    "Forget recent searches",
  );
  const status = element("p", { role: "status" });
  const keys = element("p", { class: "search-keys", "aria-hidden": "true" });
  const key = (name: string) => element("kbd", {}, name);
  keys.append(key("↑"), " ", key("↓"), " choose ", key("Enter"), " open ", key("Esc"), " close");
  const dialog = element(
    "dialog",
    { class: "search-dialog", "aria-label": "Search" },
    element("div", { class: "search-bar" }, icon(magnifier), field, close),
    list,
    forget,
    element("div", { class: "search-foot" }, status, keys),
  );
  return { dialog, field, close, list, forget, status };
}

/** The search itself: a field, and below it everything that can be chosen with arrows and Enter. */
export function openBox() {
  if (document.querySelector(".search-dialog")) return;
  const { dialog, field, close, list, forget, status } = frame();
  let library: Library | undefined;
  let whole = new Set<Kind>();
  let recent = recentSearches.read().value ?? [];
  let shown = nothing;
  let rows: Row[] = [];

  const keys = listKeys(field, list);

  /** Said after a pause: not at each letter, and not before the last letter's words have come. */
  let speaking: ReturnType<typeof setTimeout> | undefined;
  function say(text: string) {
    clearTimeout(speaking);
    speaking = setTimeout(() => {
      status.textContent = text;
    }, pause);
  }

  /** Until the words of the letters typed are there, nothing is called misspelt or not found. */
  function look(): { found: SearchOutcome; complete: boolean } {
    if (!library) return { found: nothing, complete: false };
    const missing = library.missing(field.value);
    const complete = missing.length === 0;
    if (!complete) {
      const typed = field.value;
      Promise.all(missing.map(library.loadLetter)).then(() => field.value === typed && draw());
    }
    const place = stripBase(location.pathname);
    const found = field.value.trim()
      ? search(library.index, field.value, { forgive: complete, place })
      : nothing;
    if (complete || found.results.length > 0) shown = found;
    return { found: shown, complete };
  }

  function groupsOf(found: SearchOutcome, empty: boolean): RowGroup[] {
    const records = library?.index.records ?? [];
    if (!library) return [];
    if (!field.value.trim()) return [...recentGroup(recent), places(records)];
    return empty
      ? [...nearbyGroup(nearby(records, field.value)), places(records)]
      : resultGroups(found, whole);
  }

  /** What is said of the results follows their names: of those in sight, once nobody types. */
  let completing: ReturnType<typeof setTimeout> | undefined;
  function completeSoon() {
    clearTimeout(completing);
    completing = setTimeout(() => {
      const end = list.scrollTop + list.clientHeight;
      const inSight = keys
        .options()
        .flatMap(({ offsetTop }, at) => (offsetTop - list.offsetTop < end ? (rows[at] ?? []) : []));
      const records = inSight.flatMap((row) => (row.type === "record" ? [row.record] : []));
      library?.complete(records).then((came) => came && refill());
    }, stop);
  }

  /** The elements stay, so that a press during the update still hits its result. */
  function refill() {
    for (const [at, option] of keys.options().entries()) {
      const row = rows[at];
      if (row?.type !== "record" || !library) continue;
      option.setAttribute("href", withBase(row.record.path));
      option.replaceChildren(...contentOf(row.record, library, shown.marks));
    }
  }

  function draw() {
    const query = field.value.trim();
    const { found, complete } = look();
    const empty = query !== "" && complete && found.results.length === 0;
    const groups = groupsOf(found, empty);
    rows = groups.flatMap((group) => group.rows);
    let at = 0;
    // What is only near is not what was asked for: it is offered, and chosen by hand.
    if (empty) keys.none();
    list.replaceChildren(
      ...(empty ? [nothingFound(query)] : []),
      ...groups.map(({ label, rows: own }) =>
        element(
          "div",
          { role: "group", "aria-label": label, class: "search-group" },
          element("p", { "aria-hidden": "true" }, label),
          ...own.map((row) => optionOf(row, `${listId}-${at++}`, library as Library, found.marks)),
        ),
      ),
    );
    forget.hidden = query !== "" || recent.length === 0;
    const count = empty ? 0 : found.results.length;
    // While words are on their way nothing is counted that will be counted again.
    const [row] = rows;
    const first = row?.type === "record" ? row.record.title : undefined;
    if (complete || !library)
      say(statusOf({ loading: !library, query, count, guess: found.guess, first }));
    else clearTimeout(speaking);
    keys.update();
    completeSoon();
  }

  function ask(text: string) {
    field.value = text;
    whole = new Set();
    keys.first();
    draw();
  }

  field.addEventListener("input", () => ask(field.value));
  close.addEventListener("click", () => dialog.close());
  forget.addEventListener("click", () => {
    recentSearches.forget();
    recent = [];
    keys.first();
    draw();
    field.focus();
  });
  list.addEventListener("scroll", completeSoon, { passive: true });
  list.addEventListener("click", (event) => {
    const option = (event.target as Element).closest("[role=option]");
    const row = option && rows[keys.options().indexOf(option as HTMLElement)];
    if (!row) return;
    if (row.type === "recent") return ask(row.query);
    if (row.type === "more") {
      whole.add(row.kind);
      return draw();
    }
    if (field.value.trim()) recentSearches.write(remember(recent, field.value));
    // Opened in a tab of its own: the search goes on here.
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) dialog.close();
  });
  dialog.addEventListener("click", ({ target }) => target === dialog && dialog.close());
  dialog.addEventListener("close", () => dialog.remove());

  // What was typed between the press and now.
  field.value = window.searchText ?? "";
  window.searchText = undefined;
  // At the end: within the bar, opening it took twice as long.
  document.body.append(dialog);
  dialog.showModal();
  draw();
  prepareSearch().then(
    (found) => {
      library = found;
      draw();
    },
    () => {
      say("");
      list.before(problem());
    },
  );
}
