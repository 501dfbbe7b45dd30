import type { Layout, TradeContent } from "../schema/model.ts";
import type { Theme } from "../theme/theme.ts";
import { tradeContents } from "../trades/index.ts";
import { type LayoutPages, layoutPages } from "../trades/pages.ts";
import { type LayoutCard, layoutCards, pageId, type Trade, trades } from "../trades/trades.ts";

/** One of the hundred, with everything that belongs to it. */
export type CataloguePage = {
  /** "arch-0001", "food-0001-2": names the document, its stylesheet, its thumbnail and its zip. */
  id: string;
  card: LayoutCard;
  trade: Trade;
  content: TradeContent;
  /** The home page. */
  layout: Layout;
  /** The second page and the contact page. */
  pages: LayoutPages;
  theme: Theme;
};

export { allSections, sectionsOf } from "../schema/sections.ts";

export const cataloguePages: readonly CataloguePage[] = trades.flatMap((trade) => {
  const content = tradeContents.get(trade.slug);
  if (!content) return [];
  return layoutCards(trade).flatMap((card, index) => {
    const layout = content.layouts[index];
    if (!layout) return [];
    const id = pageId(card);
    const pages = layoutPages.get(id);
    if (!pages) throw new Error(`trades/${trade.slug}/${id}.pages.ts is missing`);
    const theme = { ...content.theme, ...layout.theme };
    return [{ id, card, trade, content, layout, pages, theme }];
  });
});
