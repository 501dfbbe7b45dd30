import { showCurrentEntry } from "../sidebar.ts";

/** What a head says of one page alone. */
const aboutPage = [
  'meta[name="description"]',
  'meta[name="robots"]',
  'meta[name^="twitter:"]',
  "meta[property]",
  'link[rel="canonical"]',
  'link[rel="alternate"][type="text/markdown"]',
].join();

/** Copies that were made while a pointer rested on a link. */
const ready = new WeakMap<Element, Element>();

/** The prepared page stays whole: one may go back to it. */
function copy(element: Element): Element {
  const made = ready.get(element);
  ready.delete(element);
  return made ?? document.importNode(element, true);
}

/** Copies what a click would show; not where the copy itself would fetch pictures. */
export function copyEarly(page: Document) {
  const main = page.querySelector("main");
  if (!main || ready.has(main) || main.querySelector("img:not([loading=lazy])")) return;
  ready.set(main, document.importNode(main, true));
}

const addresses = (nav: Element) =>
  [...nav.querySelectorAll("a")].map((link) => link.getAttribute("href")).join("\n");

/** The same list of links stays, so that its scroll position does too; only the mark moves. */
function replaceSidebar(old: Element, next: Element) {
  if (addresses(old) !== addresses(next)) return old.replaceWith(copy(next));
  const marked = new Map(
    [...next.querySelectorAll("a")].map((link) => [link.getAttribute("href"), link]),
  );
  for (const link of old.querySelectorAll("a")) {
    const current = marked.get(link.getAttribute("href"))?.getAttribute("aria-current");
    if (current) link.setAttribute("aria-current", current);
    else link.removeAttribute("aria-current");
  }
}

/** Everything between the notices at the top and the footer: the page itself. */
function contentOf(body: HTMLElement): Element[] {
  const children = [...body.children];
  const start = children.findIndex(({ id }) => id === "stale") + 1;
  return children.slice(
    start,
    children.findIndex((element) => element.matches("footer.footer")),
  );
}

function replaceMenuButton(next: Document) {
  const selector = ".top-bar > [popovertarget]:not(.theme-button)";
  const [old, wanted] = [document.querySelector(selector), next.querySelector(selector)];
  if (old?.getAttribute("popovertarget") === wanted?.getAttribute("popovertarget")) return;
  old?.remove();
  if (wanted) document.querySelector(".top-bar")?.append(copy(wanted));
}

/** Puts the content of a finished page in the place of this one's. The chrome stays as it is. */
export function swapContent(next: Document) {
  document.title = next.title;
  for (const element of document.head.querySelectorAll(aboutPage)) element.remove();
  // Only those who load a page afresh read it; none is better than another page's.
  document.head.querySelector('script[type="application/ld+json"]')?.remove();
  document.head.append(...[...next.head.querySelectorAll(aboutPage)].map(copy));
  replaceMenuButton(next);
  const [frame, sidebar, main] = [".frame", ".sidebar", "main"].map((name) => [
    document.querySelector(name),
    next.querySelector(name),
  ]);
  if (frame?.[0] && frame[1] && sidebar?.[0] && sidebar[1] && main?.[0] && main[1]) {
    replaceSidebar(sidebar[0], sidebar[1]);
    main[0].replaceWith(copy(main[1]));
  } else {
    const old = contentOf(document.body);
    old[0]?.before(...contentOf(next.body).map(copy));
    for (const element of old) element.remove();
  }
  // In the same frame; a list that stays is never moved.
  if (document.querySelector(".sidebar") !== sidebar?.[0]) showCurrentEntry();
}
