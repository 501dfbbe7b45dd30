import { matchesWords } from "../../../model/layouts/matches-words.ts";
import { itemsIn } from "./items.ts";

/** The filter of the library; an empty text matches everything. */
export type PictureFilter = { words: string; trade: string; kind: string; colour: string };

export const nothing: PictureFilter = { words: "", trade: "", kind: "", colour: "" };

/** All that can be found: its trade, its name, what is to be seen, its kind and its colours. */
const wordsOf = (item: HTMLElement, trade: string) =>
  [
    trade,
    item.dataset.kind,
    item.dataset.hues,
    item.querySelector(".shelf-name")?.textContent,
    item.querySelector(".shelf-alt")?.textContent,
    item.id.replaceAll("-", " "),
  ].join(" ");

/**
 * Hides what was not asked for and tells how much is left. Without a filter the page shows its wall and
 * the shelf that the address names.
 */
export function showOnly({ words, trade, kind, colour }: PictureFilter): number {
  let found = 0;
  document.querySelector(".picture-library")?.toggleAttribute(
    "data-filtered",
    [words, trade, kind, colour].some((asked) => asked.trim()),
  );
  for (const shelf of document.querySelectorAll<HTMLElement>("[data-shelf]")) {
    const here = !trade || shelf.id === trade;
    for (const item of itemsIn(shelf))
      item.hidden =
        !here ||
        (kind !== "" && item.dataset.kind !== kind) ||
        (colour !== "" && !item.dataset.hues?.split(" ").includes(colour)) ||
        !matchesWords(words, wordsOf(item, shelf.dataset.shelf ?? ""));
    const left = shelf.querySelectorAll("li[data-kind]:not([hidden])").length;
    shelf.hidden = left === 0;
    found += left;
  }
  return found;
}
