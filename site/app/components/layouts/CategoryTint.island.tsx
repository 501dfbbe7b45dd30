import { BrandField } from "./BrandField.tsx";
import { useBrand } from "./useBrand.ts";

/** The visitor's colour, in which each page of the trade opens. `own` is the trade's. */
export default function CategoryTint({ own }: { own: string }) {
  const [brand, setBrand] = useBrand();
  return (
    <p className="layout-tint">
      <BrandField brand={brand} own={own} onBrand={setBrand} />
      {/* Not `disabled`: that would take the focus from the button that was just pressed. */}
      <button type="button" aria-disabled={!brand} onClick={() => setBrand(undefined)}>
        Original colours
      </button>
      <small aria-live="polite">
        {brand ? `Each page opens in ${brand}.` : "Choose one, and each page opens in it."}
      </small>
    </p>
  );
}
