import { type Run, runsOf, textOf, trimmed } from "@daylit/layouts/schema/marks.ts";

/** Bold words and links as elements of the page, and back. */

const bold = new Set(["STRONG", "B"]);

export const isMark = ({ tagName, className }: Element) =>
  bold.has(tagName) || (tagName === "A" && className === "");

function* runsIn(node: Node, marks: Omit<Run, "text">): Generator<Run> {
  for (const child of node.childNodes) {
    if (child.nodeType === 3) yield { ...marks, text: (child as Text).data };
    else if (child.nodeType === 1) {
      const element = child as HTMLElement;
      const href = element.tagName === "A" ? element.dataset.href : undefined;
      yield* runsIn(element, {
        ...marks,
        ...(bold.has(element.tagName) ? { strong: true } : {}),
        ...(href ? { href } : {}),
      });
    }
  }
}

/** The text in an element, as it stands. */
export const textIn = (element: Element): string => textOf([...runsIn(element, {})]);

/** Line breaks, tabs and control characters become spaces. */
export const oneLine = (text: string) => text.replaceAll(/[\s\p{Cc}]+/gu, " ");

/** The text in an element as it is stored: one line, without spaces at its ends. */
export const lineIn = (element: Element): string =>
  trimmed(textOf([...runsIn(element, {})].map((run) => ({ ...run, text: oneLine(run.text) }))));

function nodeOf(page: Document, { text, strong, href }: Run): Node {
  const words = page.createTextNode(text);
  const outer = href ? page.createElement("a") : undefined;
  const inner = strong ? page.createElement("strong") : undefined;
  // The address is only kept: nothing is followed while the text is written.
  if (outer) outer.dataset.href = href;
  outer?.setAttribute("href", "#");
  inner?.append(words);
  outer?.append(inner ?? words);
  return outer ?? inner ?? words;
}

/** Shows a text in an element. */
export const showText = (element: Element, text: string) =>
  element.replaceChildren(...runsOf(text).map((run) => nodeOf(element.ownerDocument, run)));
