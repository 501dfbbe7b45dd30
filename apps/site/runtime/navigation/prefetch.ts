import { trusted } from "../../model/trusted-types.ts";
import { copyAhead } from "./swap.ts";

export type Prepared = {
  document: Document;
  /** When every stylesheet that the page names is there. */
  styled: Promise<unknown>;
};

/** ms. What a pointer passed this long ago is asked for again: it may have changed. */
const fresh = 30_000;

const kept = new Map<string, { at: number; page: Promise<Prepared> }>();

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

/** What somebody who comes with this in the address does not come for. */
function leaveOut(page: Document, asked: URLSearchParams) {
  for (const part of page.querySelectorAll<HTMLElement>("[data-unless]"))
    part.hidden = asked.has(part.dataset.unless ?? "");
}

async function prepare(url: URL): Promise<Prepared> {
  const answer = await fetch(keyOf(url), { headers: { Accept: "text/html" } });
  const html = answer.headers.get("Content-Type")?.startsWith("text/html");
  if (!html || (!answer.ok && answer.status !== 404))
    throw new Error(`${answer.status} ${answer.statusText}`.trim());
  const text = await answer.text();
  const page = new DOMParser().parseFromString(trusted(text), "text/html");
  if (!page.querySelector("main#content"))
    throw new Error(`${answer.status} ${answer.statusText}`.trim());
  askForCode(page);
  leaveOut(page, url.searchParams);
  return { document: page, styled: addStyles(page) };
}

/** The page at an address, from the moment a pointer or the focus came near a link to it. */
export function prepared(url: URL): Promise<Prepared> {
  const key = keyOf(url);
  const found = kept.get(key);
  if (found && Date.now() - found.at < fresh) return found.page;
  const page = prepare(url);
  kept.set(key, { at: Date.now(), page });
  page.catch(() => kept.delete(key));
  return page;
}

/** Fetches ahead, except for those who pay for every byte. */
export function near(url: URL) {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  prepared(url).then(
    ({ document: page }) => copyAhead(page),
    () => {},
  );
}
