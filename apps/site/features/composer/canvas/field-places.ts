import type { ReactElement } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { unmarked } from "./field-markers.ts";

/** Where the words of a drawn block come from. */
export type FieldPlace = {
  path: string;
  /** Whether they can be typed over where they stand; if not, the form beside the page does it. */
  typed: boolean;
};

export type Places = {
  /** Elements with words, and the text in each. */
  words: Map<HTMLElement, FieldPlace & { node: Text }>;
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
      const parent = node.parentElement;
      if (!path || !parent) continue;
      const whole = plain(node.data) === plain(String(wordsAt(path) ?? ""));
      const alone = parent.childNodes.length === 1 && !untypable.has(parent.tagName);
      if (!places.words.has(parent))
        places.words.set(parent, { path, node, typed: whole && alone });
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
