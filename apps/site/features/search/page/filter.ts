import { withBase } from "../../../model/base-path/base-path.ts";
import { element } from "../../../ui/element.ts";
import { statusOf } from "../box/status.ts";
import type { Result } from "../query/search.ts";

const most = 8;
/** ms; said after a pause, not at each letter. */
const pause = 500;

/** The best of what search knows: it also finds pages that mean the words without containing them. */
async function bestFor(query: string) {
  // Whole: in parts, each part would be a file that is asked for after the one before.
  const { prepareSearch, search } = await import("../box/box.ts");
  const library = await prepareSearch();
  await Promise.all(library.missing(query).map(library.loadLetter));
  const { results, guess } = search(library.index, query);
  const best = results.slice(0, most);
  await library.complete(best.map(({ record }) => record));
  return { best, guess };
}

/** Without the index the list is still filtered. */
const nothing = { best: [], guess: undefined };

function showBest(best: readonly Result[], place: Element) {
  document.querySelector(".everything-best")?.remove();
  if (best.length === 0) return;
  const rows = best.map(({ record: { title, path, note } }) =>
    element("li", {}, element("a", { href: path }, title), element("p", {}, note)),
  );
  const list = element("ol", { class: "list-plain everything-explained" }, ...rows);
  place.after(
    element("section", { class: "everything-best" }, element("h2", {}, "Best matches"), list),
  );
}

/** Hides the entries that lack one of the words; returns the others' addresses. */
function filterList(query: string): string[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const shown: string[] = [];
  for (const section of document.querySelectorAll<HTMLElement>(".everything")) {
    for (const shelf of section.querySelectorAll<HTMLElement>(".everything-shelf")) {
      const title = shelf.querySelector("h3")?.textContent ?? "";
      for (const item of shelf.querySelectorAll("li")) {
        const text = `${item.textContent} ${title}`.toLowerCase();
        item.hidden = !words.every((word) => text.includes(word));
        if (!item.hidden) shown.push(item.querySelector("a")?.getAttribute("href") ?? "");
      }
      shelf.hidden = !shelf.querySelector("li:not([hidden])");
    }
    section.hidden = !section.querySelector(".everything-shelf:not([hidden])");
  }
  return shown;
}

/** Filters the list of everything by the words in its field. The form works by its address. */
export function filterEverything() {
  const field = document.querySelector<HTMLInputElement>("#everything-words");
  const status = document.querySelector("#everything-found");
  if (!field?.form || !status) return;
  // What was typed before this code arrived counts more than the address.
  field.value ||= new URLSearchParams(location.search).get("q") ?? "";
  let waiting: ReturnType<typeof setTimeout> | undefined;

  /** List, best matches and their one count change together. */
  const find = async () => {
    clearTimeout(waiting);
    const query = field.value.trim();
    const listed = filterList(query);
    const { best, guess } = query ? await bestFor(query).catch(() => nothing) : nothing;
    // Typed on meanwhile: the next round answers.
    if (query !== field.value.trim()) return;
    showBest(best, status);
    const count = new Set([...listed, ...best.map(({ record }) => withBase(record.path))]).size;
    status.textContent = statusOf({
      ...{ loading: false, query, count },
      guess: listed.length === 0 ? guess : undefined,
    });
  };

  field.addEventListener("input", () => {
    filterList(field.value);
    clearTimeout(waiting);
    waiting = setTimeout(find, pause);
  });
  field.form.addEventListener("submit", (event) => {
    event.preventDefault();
    const query = field.value.trim();
    const address = query ? `?${new URLSearchParams({ q: query })}` : location.pathname;
    history.replaceState(history.state, "", address);
    find();
  });
  if (field.value) find();
}
