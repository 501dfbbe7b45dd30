import { tradeContents } from "../trades/index.ts";
import { trades } from "../trades/trades.ts";
import { iconSvg } from "./icon-svg.ts";
import { logoOf } from "./logos.ts";

/** Beside the documents: "mark-arch.svg"; published, so the file name stays. */
export const logoFile = (slug: string) =>
  `mark-${trades.find((trade) => trade.slug === slug)?.code.toLowerCase()}.svg`;

/** The icon of a trade's business: its logo on its own colour. */
export function logoIcon(slug: string): string {
  const colour = tradeContents.get(slug)?.theme.brand;
  if (!colour) throw new Error(`No business in ${slug}`);
  return iconSvg({ outline: logoOf(slug), colour });
}
