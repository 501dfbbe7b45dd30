import { withFacts } from "../schema/facts.ts";
import type { Layout, TradeContent } from "../schema/model.ts";
import type { Theme } from "../theme/theme.ts";
import { tradeContents, writtenTrades } from "../trades/index.ts";
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
  /** The words as they are written, with facts in braces. */
  written: Pick<TradeContent, "business"> & { layout: Layout; pages: LayoutPages };
};

export { allSections, sectionsOf } from "../schema/sections.ts";

export const cataloguePages: readonly CataloguePage[] = trades.flatMap((trade) => {
  const content = tradeContents.get(trade.slug);
  const source = writtenTrades.get(trade.slug);
  if (!content || !source) return [];
  return layoutCards(trade).flatMap((card, index) => {
    const layout = content.layouts[index];
    const writtenLayout = source.layouts[index];
    if (!layout || !writtenLayout) return [];
    const id = pageId(card);
    const writtenPages = layoutPages.get(id);
    if (!writtenPages) throw new Error(`trades/${trade.slug}/${id}.pages.ts is missing`);
    const theme = { ...content.theme, ...layout.theme };
    const pages = withFacts(writtenPages, content.business);
    const written = { business: source.business, layout: writtenLayout, pages: writtenPages };
    return [{ id, card, trade, content, layout, pages, theme, written }];
  });
});
