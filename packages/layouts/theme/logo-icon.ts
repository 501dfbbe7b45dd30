import { industries } from "../trades/index.ts";
import { categories } from "../trades/trades.ts";
import { iconSvg } from "./icon-svg.ts";
import { markOf } from "./logos.ts";

/** Beside the documents: "mark-arch.svg". */
export const markFile = (slug: string) =>
  `mark-${categories.find((category) => category.slug === slug)?.code.toLowerCase()}.svg`;

/** The icon of a trade's business: its mark on its own colour. */
export function markIcon(slug: string): string {
  const colour = industries.get(slug)?.theme.brand;
  if (!colour) throw new Error(`No business in ${slug}`);
  return iconSvg({ outline: markOf(slug), colour });
}
