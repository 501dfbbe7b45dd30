/** A picture of the page, read from the page: it stands there once, with all that is known of it. */
export type Item = {
  id: string;
  subject: string;
  alt: string;
  width: number;
  height: number;
  /** The largest file of each encoding. */
  avif: string;
  webp: string;
};

export const itemsIn = (part: ParentNode): HTMLElement[] => [
  ...part.querySelectorAll<HTMLElement>("li[data-kind]"),
];

/** Those of the shelf that is open, or those that the filter has left. */
export const visibleItems = (): HTMLElement[] =>
  itemsIn(document).filter((item) => item.checkVisibility());

export function readItem(item: HTMLElement): Item {
  const image = item.querySelector("img");
  // As it was written: the property tells how large the thumbnail is shown.
  const measure = (name: string) => Number(image?.getAttribute(name));
  const file = (encoding: string) =>
    item.querySelector<HTMLAnchorElement>(`[data-file="${encoding}"]`)?.href ?? "";
  return {
    id: item.id,
    subject: item.querySelector(".shelf-name")?.textContent ?? "",
    alt: item.querySelector(".shelf-alt")?.textContent ?? "",
    width: measure("width"),
    height: measure("height"),
    avif: file("avif"),
    webp: file("webp"),
  };
}

/** The box that chooses a picture. */
export const choiceOf = (item: HTMLElement) =>
  item.querySelector<HTMLInputElement>("input[name=picture]");

/** Ticks or clears boxes, and dispatches a change event, which wakes the counter if it has to be. */
export function choose(items: readonly HTMLElement[], checked: boolean) {
  for (const item of items) {
    const choice = choiceOf(item);
    if (choice) choice.checked = checked;
  }
  items[0]?.dispatchEvent(new Event("change", { bubbles: true }));
}
