import { element } from "../../../ui/element.ts";

const best = 8;
/** ms; said after a pause, not at each letter. */
const pause = 500;

/** The best of what search knows, for words that are meant but not written in the list. */
async function showBest(query: string, place: Element) {
  // Whole: in parts, each part would be a file that is asked for after the one before.
  const { prepareSearch, search } = await import("../box/box.ts");
  const library = await prepareSearch();
  await Promise.all(library.missing(query).map(library.loadLetter));
  const { results } = search(library.index, query);
  document.querySelector(".everything-best")?.remove();
  if (results.length === 0) return;
  const list = element(
    "ol",
    { class: "list-plain everything-explained" },
    ...results
      .slice(0, best)
      .map(({ record: { title, path, note } }) =>
        element("li", {}, element("a", { href: path }, title), element("p", {}, note)),
      ),
  );
  place.after(
    element("section", { class: "everything-best" }, element("h2", {}, "Best matches"), list),
  );
}

/** Leaves of the list of everything what has all of the words asked for. The form works by its address. */
export function filterEverything() {
  const field = document.querySelector<HTMLInputElement>("#everything-words");
  const status = document.querySelector("#everything-found");
  if (!field?.form || !status) return;
  field.value = new URLSearchParams(location.search).get("q") ?? field.value;
  let speaking: ReturnType<typeof setTimeout> | undefined;

  const filter = () => {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    const has = (item: Element, shelf: string) => {
      const text = `${item.textContent} ${shelf}`.toLowerCase();
      return words.every((word) => text.includes(word));
    };
    let count = 0;
    for (const section of document.querySelectorAll<HTMLElement>(".everything")) {
      for (const shelf of section.querySelectorAll<HTMLElement>(".everything-shelf")) {
        const title = shelf.querySelector("h3")?.textContent ?? "";
        let here = 0;
        for (const item of shelf.querySelectorAll("li")) {
          item.hidden = !has(item, title);
          if (!item.hidden) here++;
        }
        shelf.hidden = here === 0;
        count += here;
      }
      section.hidden = !section.querySelector(".everything-shelf:not([hidden])");
    }
    clearTimeout(speaking);
    speaking = setTimeout(() => {
      if (words.length === 0) status.textContent = "";
      else if (count === 0) status.textContent = `Nothing found for “${field.value.trim()}”.`;
      else status.textContent = count === 1 ? "1 result" : `${count} results`;
    }, pause);
  };

  const ask = () => {
    const query = field.value.trim();
    if (!query) return document.querySelector(".everything-best")?.remove();
    // Without it the list is still filtered.
    showBest(query, status).catch(() => {});
  };

  field.addEventListener("input", filter);
  field.form.addEventListener("submit", (event) => {
    event.preventDefault();
    filter();
    const query = new URLSearchParams({ q: field.value.trim() });
    history.replaceState(history.state, "", field.value.trim() ? `?${query}` : location.pathname);
    ask();
  });
  if (field.value) {
    filter();
    ask();
  }
}
