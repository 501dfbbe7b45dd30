import type { CatalogueRecord } from "@daylit/layouts/catalogue/view-models.ts";
import { Favourites } from "./Favourites.tsx";
import { Filter } from "./Filter.tsx";
import { LayoutCard } from "./LayoutCard.tsx";
import { TradeCard } from "./TradeCard.tsx";
import { useFilter } from "./useFilter.ts";

/** The twenty trades, and a filter that finds single pages among the hundred. */
export default function LayoutCatalogue({ catalogue }: { catalogue: CatalogueRecord }) {
  const filter = useFilter();
  const found = catalogue.flatMap(({ name, layouts }) =>
    layouts.filter(filter.matches).map((layout) => ({ trade: name, layout })),
  );
  return (
    <>
      <Favourites catalogue={catalogue} />
      <Filter
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
