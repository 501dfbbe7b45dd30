import { trades } from "@daylit/layouts/trades/trades.ts";
import { Island } from "../../../shell/island.server.tsx";
import { framed } from "../../../shell/page-view.server.ts";
import TradeLayouts from "../browse/TradeLayouts.island.tsx";
import { Neighbours } from "../detail/Neighbours.tsx";
import { tradeRecord } from "../source.server.ts";

const slugAt = (path: string) => trades.find((one) => one.path === path)?.slug ?? "";

export const trade = framed(["features/layouts/styles/layouts.css"], (page) => {
  const { purpose, business, layouts, previous, next } = tradeRecord(slugAt(page.path));
  return (
    <>
      <p className="paragraph-lead">{purpose}</p>
      <p className="paragraph text-ink-soft">
        Shown with {business}, an invented business. Every page is plain HTML and CSS without a
        script, free to use and change.
      </p>
      <Island of={TradeLayouts} props={{ layouts }} client="stored" />
      <Neighbours label="Trades" previous={previous} next={next} />
    </>
  );
});
