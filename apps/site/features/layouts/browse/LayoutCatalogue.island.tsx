import type { CatalogueRecord } from "@daylit/layouts/catalogue/view-models.ts";
import { Favourites } from "./Favourites.tsx";
import { LayoutCard } from "./LayoutCard.tsx";
import { LayoutFilter } from "./LayoutFilter.tsx";
import { TradeCard } from "./TradeCard.tsx";
import { useLayoutFilter } from "./useLayoutFilter.ts";

/** The twenty trades, and a filter that finds single pages among the hundred. */
export default function LayoutCatalogue({ catalogue }: { catalogue: CatalogueRecord }) {
  const filter = useLayoutFilter();
  const found = catalogue.flatMap(({ name, layouts }) =>
    layouts.filter(filter.matches).map((layout) => ({ trade: name, layout })),
  );
  return (
    <>
      <Favourites catalogue={catalogue} />
      <LayoutFilter
        {...filter}
        found={found.length}
        total={catalogue.flatMap(({ layouts }) => layouts).length}
      />
      {found.length === 0 && (
        <p className="paragraph">
          No layout matches. Try fewer words, or a kind of section instead.
        </p>
      )}
      <ul className="list-plain layout-grid layout-trades">
        {filter.filtered
          ? found.map(({ trade, layout }) => (
              <LayoutCard key={layout.id} layout={layout} trade={trade} />
            ))
          : catalogue.map((trade, index) => (
              <TradeCard key={trade.path} trade={trade} eager={index < 4} />
            ))}
      </ul>
    </>
  );
}
