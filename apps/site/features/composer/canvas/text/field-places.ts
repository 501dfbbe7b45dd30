import { isMarked, wordsOf } from "@daylit/layouts/schema/marks.ts";
import type { ReactElement } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { unmarked } from "./field-markers.ts";
import { isMark } from "./marked-dom.ts";

/** Where the words of a drawn block come from. */
type FieldPlace = {
  path: string;
  /** Whether they can be typed over where they stand; if not, the form beside the page does it. */
  typed: boolean;
};

export type Places = {
  /** Elements with words. */
  words: Map<HTMLElement, FieldPlace>;
  pictures: Map<HTMLElement, string>;
};

/** Neither these nor what is inside them can hold a caret. */
const untypable = new Set(["BUTTON", "OPTION", "SELECT", "TEXTAREA"]);

function textsIn(root: Node): Text[] {
  const walker = root.ownerDocument?.createTreeWalker(root, 4);
  const texts: Text[] = [];
  while (walker?.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}

const plain = (text: string) => text.replaceAll("\u00a0", " ");

/** From a bold word or a link to the element with the whole text. */
function around(element: HTMLElement, words: string): HTMLElement {
  for (let at = element; at.parentElement; at = at.parentElement) {
    if (plain(at.textContent) === words && !isMark(at)) return at;
    if (!isMark(at)) break;
  }
  return element;
}

/**
 * Compares a block on the page with the same block drawn from marked values in a document that
 * shows nothing and loads nothing.
 */
export function fieldPlaces(
  block: HTMLElement,
  marked: ReactElement,
  wordsAt: (path: string) => unknown,
): Places {
  const elsewhere = document.implementation.createHTMLDocument("");
  const root = createRoot(elsewhere.body);
  flushSync(() => root.render(marked));
  const twin = elsewhere.body;
  const places: Places = { words: new Map(), pictures: new Map() };
  const texts = textsIn(block);
  const twins = textsIn(twin);
  if (texts.length === twins.length)
    for (const [index, node] of texts.entries()) {
      const [path] = unmarked(twins[index]?.data ?? "").paths;
      // A table of contents repeats what is written elsewhere in the block.
      if (!path || !node.parentElement || node.parentElement.closest("section nav")) continue;
      const text = String(wordsAt(path) ?? "");
      const words = plain(wordsOf(text));
      const element = isMarked(text) ? around(node.parentElement, words) : node.parentElement;
      const whole = plain(element.textContent) === words;
      const alone = isMarked(text) || element.childNodes.length === 1;
      if (!places.words.has(element))
        places.words.set(element, {
          path,
          typed: whole && alone && !untypable.has(element.tagName),
        });
    }
  const shown = [...block.querySelectorAll<HTMLElement>(".photo")];
  for (const [index, image] of [...twin.querySelectorAll("picture > img")].entries()) {
    const [path] = unmarked(image.getAttribute("src") ?? "").paths;
    const picture = shown[index];
    if (path && picture) places.pictures.set(picture, path);
  }
  root.unmount();
  return places;
}
