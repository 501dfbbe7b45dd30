import { addStyles } from "../navigation/page-styles.ts";
import { pageAt } from "../navigation/prefetch.ts";
import { swapContent } from "../navigation/swap.ts";
import { serverMarkup, unmountIslands } from "./islands.ts";

const keyOf = (island: HTMLElement) =>
  `${island.dataset.island} ${island.dataset.props} ${serverMarkup.get(island) ?? island.innerHTML}`;

/** In development: after a source has changed, fetches the page again and swaps it in. */
export function watchSources(arrive: () => void) {
  import.meta.hot?.on("daylit:renew", async () => {
    const next = await pageAt(
      new URL(`${location.pathname}?${Date.now()}`, location.href),
      new AbortController().signal,
    );
    await addStyles(next);
    // A tool that would be made the same stays as it is, with what was done in it.
    const wanted = new Set(
      [...next.querySelectorAll<HTMLElement>("[data-island]")].map((island) => keyOf(island)),
    );
    const markup = new Map<string, HTMLElement>();
    for (const island of document.querySelectorAll<HTMLElement>("[data-hydrated]"))
      if (wanted.has(keyOf(island)) && !markup.has(keyOf(island)))
        markup.set(keyOf(island), island);
    for (const island of markup.values()) island.remove();
    unmountIslands(document.querySelector(".frame, main") ?? document);
    const { scrollY: place } = window;
    swapContent(next);
    for (const island of document.querySelectorAll<HTMLElement>("[data-island]")) {
      const living = markup.get(keyOf(island));
      if (living) island.replaceWith(living);
      markup.delete(keyOf(island));
    }
    scrollTo(0, place);
    arrive();
  });
}
