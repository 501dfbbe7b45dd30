import { categories, layoutCards, pageId } from "@daylit/layouts/trades/trades.ts";

/** The hundred by trade, as a list to choose from. */
export const layoutShelves = categories.map((category) => ({
  trade: category.name,
  layouts: layoutCards(category).map((card) => ({ id: pageId(card), ...card })),
}));

const ids = new Set(layoutShelves.flatMap(({ layouts }) => layouts.map(({ id }) => id)));

export const isLayout = (id: string) => ids.has(id);
