import type { Heights } from "../features/reference/samples/heights.ts";

/**
 * Values that are data, not design: a brand colour, a measured height. A page may not carry style
 * attributes (its policy forbids them), so each value is a class, and shell/values/source.server.ts writes
 * the rules for those that a page uses.
 */
export const brandClass = (hex: string) => `brand-${hex.slice(1)}`;

/** px: a height in steps is near enough, since the frame tells the exact one. */
const step = 8;
const stepped = (height: number) => Math.ceil(height / step) * step;

/** px: what a sample gets that measures itself by the window. */
const windowHeight = 480;

export function heightsOf(heights: Heights): readonly [narrow: number, wide: number] {
  const [narrow, wide] = heights === "window" ? [windowHeight, windowHeight] : heights;
  return [stepped(narrow), stepped(wide)];
}

export function heightClasses(heights: Heights): string {
  const [narrow, wide] = heightsOf(heights);
  return `narrow-${narrow} wide-${wide}`;
}
