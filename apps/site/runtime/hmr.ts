import { asMade, leaveIslands } from "./islands.ts";
import { prepared } from "./navigation/prefetch.ts";
import { replaceContent } from "./navigation/swap.ts";

const keyOf = (island: HTMLElement) =>
  `${island.dataset.island} ${island.dataset.props} ${asMade.get(island) ?? island.innerHTML}`;

/** In development: a source has changed, so the page is asked for again and put in place. */
export function watchSources(arrive: () => void) {
  import.meta.hot?.on("daylit:renew", async () => {
    const { document: next } = await prepared(
      new URL(`${location.pathname}?${Date.now()}`, location.href),
    );
    // A tool that would be made the same stays as it is, with what was done in it.
    const wanted = new Set(
      [...next.querySelectorAll<HTMLElement>("[data-island]")].map((island) => keyOf(island)),
    );
    const kept = new Map<string, HTMLElement>();
    for (const island of document.querySelectorAll<HTMLElement>("[data-awake]"))
      if (wanted.has(keyOf(island)) && !kept.has(keyOf(island))) kept.set(keyOf(island), island);
    for (const island of kept.values()) island.remove();
    leaveIslands(document.querySelector(".frame, main") ?? document);
    const { scrollY: place } = window;
    replaceContent(next);
    for (const island of document.querySelectorAll<HTMLElement>("[data-island]")) {
      const living = kept.get(keyOf(island));
      if (living) island.replaceWith(living);
      kept.delete(keyOf(island));
    }
    scrollTo(0, place);
    arrive();
  });
}
