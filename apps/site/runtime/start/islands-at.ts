/** An island whose code is not there yet. */
export const unready = "[data-island]:not([data-hydrated])";

/**
 * The islands that pointer or focus have come to: the one around an element, and those that show nothing
 * yet and serve the part of the page that the element is in (`data-wakes`).
 */
export function islandsAt(target: EventTarget | null): HTMLElement[] {
  const element = target as Element | null;
  const around = element?.closest?.<HTMLElement>(unready);
  const served = element?.closest?.("[data-wakes]")?.querySelectorAll<HTMLElement>(unready) ?? [];
  return [...(around ? [around] : []), ...served];
}
