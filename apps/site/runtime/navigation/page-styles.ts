const addressOf = (link: Element) => new URL(link.getAttribute("href") ?? "", location.href).href;

/** Addresses of links of this kind that a page has and this document lacks. */
function missing(page: Document, selector: string): string[] {
  const known = new Set([...document.querySelectorAll(selector)].map(addressOf));
  return [...page.querySelectorAll(selector)].map(addressOf).filter((href) => !known.has(href));
}

function append(attributes: { rel: string; href: string; as?: string }): HTMLLinkElement {
  const link = Object.assign(document.createElement("link"), attributes);
  document.head.append(link);
  return link;
}

const styles = "link[rel=stylesheet]";

/** Adds the stylesheets that this document lacks; those of earlier pages stay, as they do no harm. */
export const addStyles = (page: Document): Promise<unknown> =>
  Promise.all(
    missing(page, styles).map(
      (href) =>
        new Promise((resolve, reject) => {
          const link = append({ rel: "stylesheet", href });
          link.onload = resolve;
          link.onerror = () => {
            link.remove();
            reject(new Error("A stylesheet could not be loaded"));
          };
        }),
    ),
  );

/** Code that a page cannot do without comes along with it, instead of piece by piece after it. */
export function requestCode(page: Document) {
  for (const href of missing(page, "link[rel=modulepreload]"))
    append({ rel: "modulepreload", href });
}

/** Fetches the styles and the code of a page into the browser's cache. Nothing of it is applied. */
export function prefetchFiles(page: Document) {
  for (const href of missing(page, styles)) {
    const link = append({ rel: "prefetch", as: "style", href });
    link.onload = link.onerror = () => link.remove();
  }
  requestCode(page);
}
