import type { LayoutRecord } from "@daylit/layouts/catalogue/view-models.ts";
import { compareAddress } from "../../../model/compare.ts";
import { Link } from "../../../ui/Link.tsx";
import { FavouriteButton } from "../browse/FavouriteButton.tsx";
import { useFavourites } from "../browse/useFavourites.ts";
import { CodeView } from "../download/CodeView.tsx";
import { Download } from "../download/Download.tsx";
import { FactsRecord } from "./FactsRecord.tsx";
import { LiveFrame } from "./LiveFrame.tsx";
import { UseLayout } from "./UseLayout.tsx";
import { useBrand } from "./useBrand.ts";
import { useVariation } from "./useVariation.ts";
import { Variations } from "./Variations.tsx";

/** A layout, or the chosen one of a family: to look at, to take away, to read. */
export default function LayoutPage({ trade, views }: Pick<LayoutRecord, "trade" | "views">) {
  const [brand, setBrand] = useBrand();
  const [favourites, toggle] = useFavourites();
  const view = useVariation(views);
  if (!view) return null;
  return (
    <>
      <p className="paragraph-lead">
        {view.caption}. Shown with {view.business}, from the layouts for{" "}
        <Link to={trade.path}>{trade.name.toLowerCase()}</Link>.
      </p>
      {views.length > 1 && <Variations views={views} current={view} />}
      <div className="flex layout-ways">
        <Link className="button button-primary" to={`/compose?begin=${view.id}`}>
          Use this layout
        </Link>
        <Download view={view} brand={brand} />
      </div>
      <LiveFrame view={view} brand={brand} onBrand={setBrand} />
      <div className="flex layout-ways" id="after-preview" tabIndex={-1}>
        <FavouriteButton id={view.id} on={favourites.includes(view.id)} onToggle={toggle} />
        <Link className="button" to={compareAddress([view.id])}>
          Compare
        </Link>
        <a className="button" href={view.address} target="_blank" rel="noopener">
          Full screen
        </a>
        {/* Last: the words behind it are empty at first, and would leave a gap. */}
        <UseLayout id={view.id} />
      </div>
      <CodeView id={view.id} brand={brand} />
      <FactsRecord view={view} />
    </>
  );
}
