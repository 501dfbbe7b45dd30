import { stripBase } from "../../model/base-path/base-path.ts";
import { useFonts } from "../fonts.ts";
import { unmountIslands } from "../start/islands.ts";
import { type PrefetchedPage, prefetch, prefetched } from "./prefetch.ts";
import { showError } from "./show-error.ts";
import { swapContent } from "./swap.ts";

type Place = { scroll: number };

/** Links that lead to another page of this site, to be shown in this window. */
function linkOf({ target }: { target: EventTarget | null }): HTMLAnchorElement | undefined {
  const link = (target as Element | null)?.closest?.<HTMLAnchorElement>("a[href]");
  // The link to the list of everything opens the search (search.ts).
  if (!link || link.target || link.matches("[download],[data-search]")) return;
  const path = link.origin === location.origin && stripBase(link.pathname);
  if (!path || /\.\w+$/.test(path)) return;
  if (path.startsWith("/view/") || path.startsWith("/samples/")) return;
  return link;
}

const samePage = (url: URL | HTMLAnchorElement) =>
  url.pathname === location.pathname && url.search === location.search;

const unreachable =
  "This page could not be loaded. Try again when you are online; your work is not lost.";

let shown = "";
let going: AbortController | undefined;

/** The scroll position belongs to the entry of the history that one leaves. */
function rememberPlace() {
  history.replaceState({ ...history.state, scroll: scrollY } satisfies Place, "");
}

function show(page: PrefetchedPage) {
  for (const open of document.querySelectorAll<HTMLElement>("[popover]:popover-open"))
    open.hidePopover();
  unmountIslands(document.querySelector(".frame, main") ?? document);
  useFonts();
  swapContent(page.document);
  const title = document.getElementById("announcer");
  if (title) title.textContent = document.title;
}

/** What a page can be read without: first it is shown. */
const afterPaint = (work: () => void) => requestAnimationFrame(() => setTimeout(work));

async function visit(url: URL, place: Place | undefined, arrive: () => void, travels?: Element) {
  going?.abort();
  going = new AbortController();
  const { signal } = going;
  let page: PrefetchedPage;
  try {
    page = await prefetched(url);
    await page.styled;
  } catch (error) {
    if (signal.aborted) return;
    // A worker may have the page, or the offline page for it; a document load asks it.
    if (navigator.serviceWorker?.controller) return location.assign(url);
    history.pushState(null, "", url);
    shown = url.pathname + url.search;
    // What fetch throws for want of a connection is in the browser's words, and in English at best.
    if (error instanceof TypeError) return showError("No connection", unreachable);
    return showError((error as Error).message);
  }
  if (signal.aborted) return;
  const change = () => {
    const back = place !== undefined;
    if (!back) {
      rememberPlace();
      history.pushState({ scroll: 0 } satisfies Place, "", url.pathname + url.search);
    }
    history.scrollRestoration = "manual";
    shown = url.pathname + url.search;
    show(page);
    if (url.hash && !back) {
      // What stands there may have to be opened first. The browser itself goes there and marks it.
      arrive();
      location.replace(url.hash);
    } else {
      afterPaint(arrive);
      document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
      scrollTo({ top: place?.scroll ?? 0, behavior: "instant" });
    }
  };
  const moves = travels && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (!moves || !document.startViewTransition) return change();
  travels.closest(".card")?.querySelector("img")?.classList.add("transition", "travels");
  document.startViewTransition(change);
}

/** Shows another page of the site without loading the chrome again. */
export function watchVisits(arrive: () => void) {
  shown = location.pathname + location.search;
  const ask = (event: { target: EventTarget | null }) => {
    const link = linkOf(event);
    if (link && !samePage(link)) prefetch(new URL(link.href));
  };
  for (const sign of ["pointerover", "focusin", "touchstart"])
    addEventListener(sign, ask, { passive: true });
  // The sign that brought this code here has passed: what the pointer rests on says it again.
  ask({ target: document.querySelector("a:hover") });

  addEventListener("click", (event) => {
    const link = linkOf(event);
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    if (samePage(link)) {
      if (!("replace" in link.dataset)) return;
      event.preventDefault();
      location.replace(link.hash || "#");
      return;
    }
    event.preventDefault();
    const travels = "travels" in link.dataset ? link : undefined;
    visit(new URL(link.href), undefined, arrive, travels);
  });

  addEventListener("popstate", ({ state }) => {
    if (location.pathname + location.search === shown) return;
    visit(new URL(location.href), { scroll: state?.scroll ?? 0 }, arrive);
  });

  // What the browser restores by itself after a reload, it shall restore.
  addEventListener("pagehide", () => {
    rememberPlace();
    history.scrollRestoration = "auto";
  });
}
