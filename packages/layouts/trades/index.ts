import type { TradeContent } from "../schema/model.ts";

const modules = import.meta.glob<{ default: TradeContent }>("./*/index.ts", { eager: true });

/** The trades that have been written, by slug; each lives in a folder of that name. */
export const tradeContents: ReadonlyMap<string, TradeContent> = new Map(
  Object.values(modules).map(({ default: content }) => [content.slug, content]),
);
