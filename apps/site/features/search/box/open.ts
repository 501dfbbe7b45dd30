import { withBase } from "../../../model/base-path/base-path.ts";
import { isCostly } from "../../../model/browser/connection.ts";
import { dwell } from "../../../model/dwell.ts";
import { searchEntry } from "../query/core.ts";

const linkOf = ({ target }: Event) =>
  (target as Element | null)?.closest?.<HTMLAnchorElement>("[data-search]");

/** The index, asked for beside the code that reads it: handed over once. */
let early: Promise<Response> | undefined;
let isRequested = false;

/** All that search needs. */
async function load() {
  if (!isRequested) {
    early = fetch(withBase(searchEntry));
    early.catch(() => {});
  }
  isRequested = true;
  const { openBox, prepareSearch } = await import("./box.ts");
  prepareSearch(early).catch(() => {});
  early = undefined;
  return openBox;
}

const searchAddress = (href: string) => {
  const words = window.searchText;
  return words ? `${href}?q=${encodeURIComponent(words)}` : href;
};

/** Turns the link to the list of everything into a dialog. */
export function watchSearch() {
  let resting: ReturnType<typeof setTimeout> | undefined;
  for (const sign of ["pointerover", "focusin"])
    addEventListener(sign, (event) => {
      clearTimeout(resting);
      // Ahead, except for those who pay for every byte.
      if (linkOf(event) && !isCostly()) resting = setTimeout(() => load().catch(() => {}), dwell);
    });
  document.addEventListener("click", (event) => {
    const link = linkOf(event);
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    load().then(
      // Escape has cancelled it, or it is open.
      (openBox) => window.searchText !== undefined && openBox(),
      () => location.assign(searchAddress(link.href)),
    );
  });
}
