import { resolvedBusiness, storedBusiness, withFacts } from "../schema/facts.ts";
import type { TradeContent } from "../schema/model.ts";

const modules = import.meta.glob<{ default: TradeContent }>("./*/index.ts", { eager: true });

/** The trades as they are written, with facts in braces, by slug; each lives in a folder of that name. */
export const writtenTrades: ReadonlyMap<string, TradeContent> = new Map(
  Object.values(modules).map(({ default: content }) => [content.slug, content]),
);

/** The same with the facts in their places. */
export const tradeContents: ReadonlyMap<string, TradeContent> = new Map(
  [...writtenTrades].map(([slug, { business, ...written }]) => {
    const known = resolvedBusiness(storedBusiness(business));
    return [slug, { business: known, ...withFacts(written, known) }];
  }),
);
