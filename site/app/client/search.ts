import { at } from "../model/base.ts";

const linkOf = ({ target }: Event) =>
  (target as Element | null)?.closest?.<HTMLAnchorElement>("[data-search]");

/** The index, asked for beside the code that reads it: handed over once. */
let early: Promise<Response> | undefined;
let asked = false;

/** All that search needs. */
async function load(index: string) {
  if (!asked) {
    early = fetch(at(index));
    early.catch(() => {});
  }
  asked = true;
  const { openBox, prepareSearch } = await import("./search/box.ts");
  prepareSearch(index, early).catch(() => {});
  early = undefined;
  return openBox;
}

/** Turns the link to the list of everything into a dialog. */
export function watchSearch() {
  for (const sign of ["pointerover", "focusin"])
    addEventListener(sign, (event) => {
      // Ahead, except for those who pay for every byte.
      const { connection } = navigator as { connection?: { saveData?: boolean } };
      const index = linkOf(event)?.dataset.search;
      if (index && !connection?.saveData) load(index).catch(() => {});
    });
  document.addEventListener("click", (event) => {
    const link = linkOf(event);
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const index = link.dataset.search ?? "";
    load(index).then(
      (openBox) => openBox(index),
      () => location.assign(link.href),
    );
  });
}
