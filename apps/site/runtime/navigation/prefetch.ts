import { prefetchHeader } from "../../features/offline/model/names.ts";
import { isCostly } from "../../model/browser/connection.ts";
import { trusted } from "../../model/browser/trusted-types.ts";
import { dwell } from "../../model/dwell.ts";
import { prefetchFiles } from "./page-styles.ts";
import { copyEarly } from "./swap.ts";

/** ms. A page that is older is fetched again: it may have changed. */
const fresh = 30_000;
/** Parsed documents that are kept, the latest ones. */
const most = 8;

type Request = { at: number; page: Promise<Document>; controller: AbortController };

const requests = new Map<string, Request>();

const keyOf = ({ pathname, search }: URL) => pathname + search;

/** Hides `[data-unless=x]` when the URL has the parameter `x`. */
function hideUnless(page: Document, asked: URLSearchParams) {
  for (const part of page.querySelectorAll<HTMLElement>("[data-unless]"))
    part.hidden = asked.has(part.dataset.unless ?? "");
}

async function fetchPage(url: URL, options: RequestInit): Promise<Document> {
  const answer = await fetch(keyOf(url), options);
  const html = answer.headers.get("Content-Type")?.startsWith("text/html");
  if (!html || (!answer.ok && answer.status !== 404))
    throw new Error(`${answer.status} ${answer.statusText}`.trim());
  const text = await answer.text();
  const page = new DOMParser().parseFromString(trusted(text), "text/html");
  if (!page.querySelector("main#content"))
    throw new Error(`${answer.status} ${answer.statusText}`.trim());
  hideUnless(page, url.searchParams);
  return page;
}

function request(url: URL, headers?: Record<string, string>): Request {
  const key = keyOf(url);
  const known = requests.get(key);
  if (known && Date.now() - known.at < fresh) return known;
  const controller = new AbortController();
  const page = fetchPage(url, {
    headers: { Accept: "text/html", ...headers },
    signal: controller.signal,
  });
  const made = { at: Date.now(), page, controller };
  requests.delete(key);
  requests.set(key, made);
  for (const oldest of [...requests.keys()].slice(0, -most)) requests.delete(oldest);
  page.catch(() => requests.get(key) === made && requests.delete(key));
  return made;
}

/** The link that the pointer or the focus rests on, and what is under way for it. */
let resting: HTMLAnchorElement | undefined;
let waiting: ReturnType<typeof setTimeout> | undefined;
let early: Request | undefined;

function leave() {
  clearTimeout(waiting);
  early?.controller.abort();
  resting = undefined;
  early = undefined;
}

/** The page at an address: the copy that was prefetched, or a new request, which `signal` ends. */
export function pageAt(url: URL, signal: AbortSignal): Promise<Document> {
  const { page, controller } = request(url);
  // From now on it is wanted: leaving the link no longer ends it.
  early = undefined;
  signal.addEventListener("abort", () => controller.abort(), { once: true });
  return page;
}

function prefetch({ href }: HTMLAnchorElement) {
  clearTimeout(waiting);
  if (early || isCostly()) return;
  const made = request(new URL(href), { [prefetchHeader]: "1" });
  early = made;
  made.page.then(
    (page) => {
      copyEarly(page);
      prefetchFiles(page);
    },
    () => {},
  );
}

function rest(link: HTMLAnchorElement | undefined) {
  if (link === resting) return;
  leave();
  resting = link;
  if (link) waiting = setTimeout(prefetch, dwell, link);
}

/**
 * Prefetches the page of a link that the pointer or the focus rests on, or that is being pressed. A
 * link that is only passed costs nothing, and what is under way ends when the pointer leaves it.
 */
export function watchIntent(
  linkOf: (event: Pick<Event, "target">) => HTMLAnchorElement | undefined,
) {
  for (const sign of ["pointerover", "focusin"])
    addEventListener(
      sign,
      (event) => {
        const link = linkOf(event);
        // The focus can scroll the page: what is then under a pointer that rests does not end it.
        if (link || sign === "focusin" || resting !== document.activeElement) rest(link);
      },
      { passive: true },
    );
  addEventListener("pointerdown", (event) => {
    // A finger may be about to scroll.
    if (resting && event.pointerType === "mouse" && event.button === 0) prefetch(resting);
  });
  addEventListener("pointercancel", leave);
  document.documentElement.addEventListener("pointerleave", leave);
  // The sign that brought this code here has passed; the pointer has rested long enough.
  resting = linkOf({ target: document.querySelector("a:hover") });
  if (resting) prefetch(resting);
}
