import { thumbnailPath } from "@daylit/layouts/render/assets.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { catalogueRecord } from "../source.server.ts";
import { TradeCard } from "./TradeCard.tsx";

test.each(catalogueRecord().map((trade) => [trade.name, trade] as const))(
  "the card of %s shows each of its five layouts, and keys reach it once",
  (_, trade) => {
    const html = renderToStaticMarkup(<TradeCard trade={trade} eager={false} />);
    expect(trade.layouts).toHaveLength(5);
    for (const { id } of trade.layouts) expect(html).toContain(thumbnailPath(id));
    expect(html.match(/<a (?![^>]*tabindex="-1")/g)).toHaveLength(1);
  },
);
