import type { ArticlePart } from "@daylit/layouts/components/text/article.tsx";
import { runsOf } from "@daylit/layouts/schema/marks.ts";
import { pastedHtml } from "../../canvas/text/pasted-html.ts";

/** A long text as elements that people write in, and back. */

const tags = { paragraph: "p", subhead: "h3", item: "li", number: "li" } as const;
const lists = { item: "ul", number: "ol" } as const;

function wordsInto(element: HTMLElement, text: string) {
  for (const { text: words, strong, href } of runsOf(text)) {
    const bold = strong ? document.createElement("strong") : undefined;
    const link = href ? document.createElement("a") : undefined;
    if (link && href) link.setAttribute("href", href);
    bold?.append(words);
    link?.append(bold ?? words);
    element.append(link ?? bold ?? words);
  }
  // An element without words has no height, and no place for the caret.
  if (element.textContent === "") element.append(document.createElement("br"));
}

export function articleElements(parts: readonly ArticlePart[]): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (const { as = "paragraph", text } of parts) {
    const element = document.createElement(tags[as]);
    wordsInto(element, text);
    const name = as === "item" || as === "number" ? lists[as] : undefined;
    const last = found.at(-1);
    if (!name) found.push(element);
    else if (last?.localName === name) last.append(element);
    else {
      const list = document.createElement(name);
      list.append(element);
      found.push(list);
    }
  }
  return found;
}

export const partsIn = (element: HTMLElement): ArticlePart[] =>
  pastedHtml(element.innerHTML, true).map(({ as, text }) =>
    as === "paragraph" ? { text } : { as, text },
  );
