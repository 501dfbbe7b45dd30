import type { LayoutRecord } from "@daylit/layouts/catalogue/view-models.ts";
import { useState } from "react";
import { compareAddress } from "../../../model/layouts/compare.ts";
import { Link } from "../../../ui/Link.tsx";
import { useBrand } from "../brand/useBrand.ts";
import { Caption } from "../browse/Caption.tsx";
import { FavouriteButton } from "../browse/FavouriteButton.tsx";
import { useFavourites } from "../browse/useFavourites.ts";
import { CodeView } from "../download/CodeView.tsx";
import { Download } from "../download/Download.tsx";
import { SectionsView } from "../sections/SectionsView.tsx";
import { FactsRecord } from "./FactsRecord.tsx";
import { LiveFrame } from "./LiveFrame.tsx";
import { PageSwitch } from "./PageSwitch.tsx";
import { useVariation } from "./useVariation.ts";
import { Variations } from "./Variations.tsx";

/**
 * A layout, or the chosen one of a family: first the page itself, then its files and facts. “Use this
 * layout” is the one primary way: it starts a site.
 */
export default function LayoutPage({ trade, views }: Pick<LayoutRecord, "trade" | "views">) {
  const [brand, setBrand] = useBrand();
  const [favourites, toggle] = useFavourites();
  const view = useVariation(views);
  const [path, setPath] = useState("");
  if (!view) return null;
  const shown = view.pages.find(({ address }) => path.endsWith(address)) ?? view.pages[0];
  return (
    <>
      <p className="paragraph-lead">
        <Caption {...view} />.
      </p>
      {views.length > 1 && <Variations views={views} current={view} />}
      <div className="flex layout-lead">
        <Link className="button button-primary" to={`/compose?begin=${view.id}`}>
          Use this layout
        </Link>
        <a className="button" href={shown?.address} target="_blank" rel="noopener">
          Full screen
        </a>
        <PageSwitch pages={view.pages} shown={shown} />
      </div>
      <LiveFrame
        view={view}
        address={shown?.address ?? view.address}
        brand={brand}
        onBrand={setBrand}
        onPage={setPath}
      />
      <div className="flex layout-ways" id="after-preview" tabIndex={-1}>
        <FavouriteButton id={view.id} on={favourites.includes(view.id)} onToggle={toggle} />
        <Link className="button button-quiet" to={compareAddress([view.id])}>
          Compare
        </Link>
        <Download view={view} brand={brand} />
      </div>
      <p className="text-ink-soft">
        Shown with {view.business}, an invented business, from the layouts for{" "}
        <Link to={trade.path}>{trade.name.toLowerCase()}</Link>. May I use it for clients? Yes,
        without credit: <Link to="/licences">licences</Link>.
      </p>
      {shown && <CodeView page={shown} brand={brand} />}
      <SectionsView id={view.id} />
      <FactsRecord view={view} />
    </>
  );
}
