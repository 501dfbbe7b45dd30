import { stripBase } from "../../model/base-path/base-path.ts";
import { readsOtherHosts } from "../../model/live-pages.ts";
import { useFonts } from "../fonts.ts";
import { unmountIslands } from "../start/islands.ts";
import { wearOnNewPage, wearTextFace } from "../text-face.ts";
import { followedOf, type LinkPlace, linkFollowed } from "./followed-link.ts";
import { addStyles, requestCode } from "./page-styles.ts";
import { pageAt, watchIntent } from "./prefetch.ts";
import { showError } from "./show-error.ts";
import { swapContent } from "./swap.ts";
import { announce, showWaiting } from "./waiting.ts";

/** What an entry of the history remembers of the page that one left there. */
type Place = { scroll?: number; followed?: LinkPlace };

/** Links that lead to another page of this site, to be shown in this window. */
function linkOf({ target }: { target: EventTarget | null }): HTMLAnchorElement | undefined {
  const link = (target as Element | null)?.closest?.<HTMLAnchorElement>("a[href]");
  // The link to the list of everything opens the search (features/search/box/open.ts).
  if (!link || link.target || link.matches("[download],[data-search]")) return;
  const path = link.origin === location.origin && stripBase(link.pathname);
  if (!path || /\.\w+$/.test(path)) return;
  // They have another policy, which comes with their document.
  if (readsOtherHosts(path) || readsOtherHosts(stripBase(location.pathname))) return;
  if (path.startsWith("/view/") || path.startsWith("/samples/")) return;
  return link;
}

const pathOf = ({ pathname, search }: URL | HTMLAnchorElement | Location) => pathname + search;

/** Links to other pages. */
function awayOf(event: Pick<Event, "target">) {
  const link = linkOf(event);
  return link && pathOf(link) !== shownPath() ? link : undefined;
}

const unreachable =
  "This page could not be loaded. Try again when you are online; your work is not lost.";

type Visit = {
  url: URL;
  link?: HTMLAnchorElement;
  /** Back or forward: the address has changed already. */
  place?: Place;
};

let going: AbortController | undefined;
/** The visit that Back or Forward has begun. */
let traversing: AbortController | undefined;

/** While Back or Forward is under way: the page that is still shown, and its entry. */
let left: { path: string; key?: string } | undefined;

/** What the address was when the page came; the page may have changed it since. */
let shown = "";

const shownPath = () => left?.path ?? pathOf(location);

function rememberPlace(link?: HTMLAnchorElement) {
  const { navigation } = window;
  const before = navigation ? navigation.currentEntry?.getState() : history.state;
  const place: Place = { ...before, scroll: scrollY };
  if (link) place.followed = followedOf(link);
  if (navigation) navigation.updateCurrentEntry({ state: place });
  else history.replaceState(place, "");
}

function show(page: Document) {
  for (const open of document.querySelectorAll<HTMLElement>("[popover]:popover-open:not(.banner)"))
    open.hidePopover();
  unmountIslands(document.querySelector(".frame, main") ?? document);
  useFonts();
  swapContent(page);
  wearOnNewPage();
  announce(document.title);
}

/** What a page can be read without: first it is shown. */
const afterPaint = (work: () => void) => requestAnimationFrame(() => setTimeout(work));

function fail(error: unknown, { url, link, place }: Visit) {
  left = undefined;
  shown = pathOf(url);
  // A worker may have the page, or the offline page for it; a document load asks it.
  if (navigator.serviceWorker?.controller) return place ? location.reload() : location.assign(url);
  // The entry of Back or Forward is there: another one would cut off those behind it.
  if (!place) {
    rememberPlace(link);
    history.pushState(null, "", url);
  }
  // What fetch throws for want of a connection is in the browser's words, and in English at best.
  if (error instanceof TypeError) return showError("No connection", unreachable);
  return showError((error as Error).message);
}

/** Cancels Back or Forward: to the entry of the page that is still shown. */
async function returnToShown() {
  if (left?.key) await window.navigation?.traverseTo(left.key).committed;
}

async function visit(to: Visit, arrive: () => void) {
  going?.abort();
  const current = new AbortController();
  const { signal } = current;
  const { url, link, place } = to;
  going = current;
  if (place) traversing = current;
  const returned = place ? undefined : returnToShown().catch(() => {});
  const ended = showWaiting(() => {
    current.abort();
    returnToShown().catch(() => {});
  });
  signal.addEventListener("abort", ended);
  let page: Document;
  try {
    page = await pageAt(url, signal);
    requestCode(page);
    await addStyles(page);
    await returned;
  } catch (error) {
    if (!signal.aborted) fail(error, to);
    return;
  } finally {
    ended();
  }
  if (signal.aborted) return;
  const change = () => {
    left = undefined;
    shown = pathOf(url);
    if (!place) {
      rememberPlace(link);
      history.pushState(null, "", pathOf(url));
    }
    if (!window.navigation) history.scrollRestoration = "manual";
    show(page);
    afterPaint(wearTextFace);
    if (url.hash && !place) {
      // What stands there may have to be opened first. The browser itself goes there and marks it.
      arrive();
      location.replace(url.hash);
      return;
    }
    afterPaint(arrive);
    document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
    if (place?.followed) linkFollowed(place.followed)?.focus({ preventScroll: true });
    scrollTo({ top: place?.scroll ?? 0, behavior: "instant" });
  };
  const travels = link && "travels" in link.dataset;
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (!travels || still || !document.startViewTransition) return change();
  link.closest(".card")?.querySelector("img")?.classList.add("transition", "travels");
  document.startViewTransition(change);
}

/** Back and Forward. Only here an entry can still be written to when it is left. */
function watchHistory(navigation: Navigation, arrive: () => void) {
  navigation.addEventListener("navigate", (event) => {
    if (event.navigationType !== "traverse" || !event.canIntercept) return;
    const url = new URL(event.destination.url);
    const before = left ?? { path: pathOf(location), key: navigation.currentEntry?.key };
    if (pathOf(url) === before.path) {
      // To another place on this page, or back to it before the other page has come.
      left = undefined;
      return traversing?.abort();
    }
    if (!left) rememberPlace();
    left = before;
    const place: Place = event.destination.getState() ?? {};
    event.intercept({
      focusReset: "manual",
      scroll: "manual",
      handler: () => visit({ url, place }, arrive),
    });
  });
}

/** Browsers without the Navigation API: the scroll position is the one at which a link was followed. */
function watchEntries(arrive: () => void) {
  addEventListener("popstate", ({ state }) => {
    if (pathOf(location) === shown) return;
    visit({ url: new URL(location.href), place: state ?? {} }, arrive);
  });
  // Let the browser restore the scroll position after a reload.
  addEventListener("pagehide", () => {
    rememberPlace();
    history.scrollRestoration = "auto";
  });
}

/** Shows another page of the site without loading the chrome again. */
export function watchVisits(arrive: () => void) {
  shown = pathOf(location);
  if (window.navigation) watchHistory(window.navigation, arrive);
  else watchEntries(arrive);
  watchIntent(awayOf);

  addEventListener("click", (event) => {
    const link = linkOf(event);
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    if (pathOf(link) === shownPath()) {
      if (!("replace" in link.dataset)) return;
      event.preventDefault();
      location.replace(link.hash || "#");
      return;
    }
    event.preventDefault();
    visit({ url: new URL(link.href), link }, arrive);
  });
}
