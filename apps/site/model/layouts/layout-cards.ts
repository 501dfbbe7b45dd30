import { layoutCards, pageId, trades } from "@daylit/layouts/trades/trades.ts";

/** The hundred by trade, as a list to choose from. */
export const layoutShelves = trades.map((trade) => ({
  trade: trade.name,
  layouts: layoutCards(trade).map((card) => ({ id: pageId(card), ...card })),
}));

const ids = new Set(layoutShelves.flatMap(({ layouts }) => layouts.map(({ id }) => id)));

export const isLayout = (id: string) => ids.has(id);
