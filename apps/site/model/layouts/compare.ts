import { isLayout } from "./layout-cards.ts";

export const comparePath = "/compare";

/** More would be too small to judge, on any screen. */
export const mostCompared = 4;

/** As many as can stand beside each other, of layouts that exist. */
export const comparable = (ids: readonly string[]): string[] =>
  [...new Set(ids)].filter(isLayout).slice(0, mostCompared);

/** A comparison can be shared: the address names its layouts. */
export const compareAddress = (ids: readonly string[]): string =>
  `${comparePath}?${new URLSearchParams(ids.map((id) => ["show", id]))}`;
