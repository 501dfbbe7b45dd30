import { trusted } from "../../model/trusted-types.ts";
import { copyEarly } from "./swap.ts";

export type PrefetchedPage = {
  document: Document;
  /** When every stylesheet that the page names is there. */
  styled: Promise<unknown>;
};

/** ms. A prefetched page that is older is fetched again: it may have changed. */
const fresh = 30_000;

const cache = new Map<string, { at: number; page: Promise<PrefetchedPage> }>();

const keyOf = ({ pathname, search }: URL) => pathname + search;

/** Adds the stylesheets that this document lacks; those of earlier pages stay, as they do no harm. */
function addStyles(page: Document): Promise<unknown> {
  const known = new Set(
    [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].map(({ href }) => href),
  );
  const missing = [...page.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")]
    .map((link) => new URL(link.getAttribute("href") ?? "", location.href).href)
    .filter((href) => !known.has(href));
  return Promise.all(
    missing.map(
      (href) =>
        new Promise((resolve, reject) => {
          const link = document.createElement("link");
          link.rel = "stylesheet";
          link.href = href;
          link.onload = resolve;
          link.onerror = () => reject(new Error("A stylesheet could not be loaded"));
          document.head.append(link);
        }),
    ),
  );
}

/** Code that a page cannot do without comes along with it, instead of piece by piece after it. */
function askForCode(page: Document) {
  for (const link of page.querySelectorAll("link[rel=modulepreload]"))
    document.head.append(document.importNode(link));
}

/** Hides `[data-unless=x]` when the URL has the parameter `x`. */
function hideUnless(page: Document, asked: URLSearchParams) {
  for (const part of page.querySelectorAll<HTMLElement>("[data-unless]"))
    part.hidden = asked.has(part.dataset.unless ?? "");
}

async function fetchPage(url: URL): Promise<PrefetchedPage> {
  const answer = await fetch(keyOf(url), { headers: { Accept: "text/html" } });
  const html = answer.headers.get("Content-Type")?.startsWith("text/html");
  if (!html || (!answer.ok && answer.status !== 404))
    throw new Error(`${answer.status} ${answer.statusText}`.trim());
  const text = await answer.text();
  const page = new DOMParser().parseFromString(trusted(text), "text/html");
  if (!page.querySelector("main#content"))
    throw new Error(`${answer.status} ${answer.statusText}`.trim());
  askForCode(page);
  hideUnless(page, url.searchParams);
  return { document: page, styled: addStyles(page) };
}

/** The page at an address: the copy that hover or focus has prefetched, or a new request. */
export function prefetched(url: URL): Promise<PrefetchedPage> {
  const key = keyOf(url);
  const found = cache.get(key);
  if (found && Date.now() - found.at < fresh) return found.page;
  const page = fetchPage(url);
  cache.set(key, { at: Date.now(), page });
  page.catch(() => cache.delete(key));
  return page;
}

/** Fetches a page early, unless the visitor saves data. */
export function prefetch(url: URL) {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  prefetched(url).then(
    ({ document: page }) => copyEarly(page),
    () => {},
  );
}
