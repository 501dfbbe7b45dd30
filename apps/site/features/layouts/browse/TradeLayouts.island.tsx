import type { TradeLayout } from "@daylit/layouts/catalogue/view-models.ts";
import { BrandField } from "../brand/BrandField.tsx";
import { useBrand } from "../brand/useBrand.ts";
import { CompareForm } from "../compare/CompareChoice.tsx";
import { TradeLayoutCard } from "./TradeLayoutCard.tsx";
import { useFavourites } from "./useFavourites.ts";

/** A trade's five in the visitor's colour, with buttons for favourites and comparison. */
export default function TradeLayouts({ layouts }: { layouts: readonly TradeLayout[] }) {
  const [brand, setBrand] = useBrand();
  const [favourites, toggle] = useFavourites();
  return (
    <>
      <p className="layout-tint">
        <BrandField brand={brand} own={layouts[0]?.brand ?? "#000000"} onBrand={setBrand} />
        {/* Not `disabled`: that would take the focus from the button that was just pressed. */}
        <button type="button" aria-disabled={!brand} onClick={() => setBrand(undefined)}>
          Original colours
        </button>
        <small aria-live="polite">
          {brand ? `Each page opens in ${brand}.` : "Choose one, and each page opens in it."}
        </small>
      </p>
      <ul className="list-plain layout-five">
        {layouts.map((layout, index) => (
          <TradeLayoutCard
            key={layout.id}
            layout={layout}
            first={index === 0}
            favourite={favourites.includes(layout.id)}
            onFavourite={toggle}
          />
        ))}
      </ul>
      <CompareForm />
    </>
  );
}
