import type { CatalogueRecord } from "@daylit/layouts/catalogue/view-models.ts";
import { Favourites } from "./Favourites.tsx";
import { Filter } from "./Filter.tsx";
import { TradeCard } from "./TradeCard.tsx";
import { useFilter } from "./useFilter.ts";

/** The twenty trades, and a filter that finds single pages among the hundred. */
export default function LayoutCatalogue({ catalogue }: { catalogue: CatalogueRecord }) {
  const filter = useFilter();
  const found = catalogue.map(({ layouts }) => layouts.filter(filter.matches));
  const count = found.flat().length;
  return (
    <>
      <Favourites catalogue={catalogue} />
      <Filter
        {...filter}
        found={count}
        total={catalogue.flatMap(({ layouts }) => layouts).length}
      />
      {count === 0 && (
        <p className="paragraph">
          No layout matches. Try fewer words, or a kind of section instead.
        </p>
      )}
      <ul className="list-plain layout-grid layout-trades">
        {catalogue.map((trade, index) => (
          <TradeCard
            key={trade.path}
            trade={trade}
            found={found[index] ?? []}
            filtered={filter.filtered}
            eager={index < 4}
          />
        ))}
      </ul>
    </>
  );
}
