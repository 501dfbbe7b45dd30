import { records } from "virtual:layouts";
import { BrandField } from "../components/layouts/BrandField.tsx";
import { LayoutCard } from "../components/layouts/LayoutCard.tsx";
import { Neighbours } from "../components/layouts/Neighbours.tsx";
import { useBrand } from "../components/layouts/useBrand.ts";
import { pageMeta } from "../model/meta.ts";
import { pageAt } from "../model/pages.ts";
import type { Route } from "./+types/category";
import "../styles/layouts.css";

export const loader = ({ params }: Route.LoaderArgs) => {
  const record = records.categories[params.category];
  if (!record) throw new Response(null, { status: 404, statusText: "Not Found" });
  return { ...pageAt(`/layouts/${params.category}`), ...record };
};
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData);

export default function Category({
  loaderData: { purpose, business, layouts, previous, next },
}: Route.ComponentProps) {
  const [brand, setBrand] = useBrand();
  return (
    <>
      <p className="paragraph-lead">{purpose}</p>
      <p className="paragraph font-ink-soft">
        Shown with {business}, a firm that we made up. Every page is plain HTML and CSS without a
        script, yours to copy, change and keep.
      </p>
      <p className="layout-tint">
        <BrandField brand={brand} own={layouts[0]?.brand ?? "#000000"} onBrand={setBrand} />
        <button type="button" disabled={!brand} onClick={() => setBrand(undefined)}>
          Original colours
        </button>
        <small aria-live="polite">
          {brand ? `Each page opens in ${brand}.` : "Choose one, and each page opens in it."}
        </small>
      </p>
      <ul className="list-plain layout-grid layout-five">
        {layouts.map((layout, index) => (
          <LayoutCard
            key={layout.id}
            layout={layout}
            sections={layout.sections}
            eager={index < 3}
            first={index === 0}
          />
        ))}
      </ul>
      <Neighbours label="Trades" previous={previous} next={next} />
    </>
  );
}
