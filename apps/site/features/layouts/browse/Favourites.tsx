import type { CatalogueRecord } from "@daylit/layouts/catalogue/view-models.ts";
import { layoutName } from "../../../model/layouts/chosen-layout.ts";
import { comparable, compareAddress } from "../../../model/layouts/compare.ts";
import { Link } from "../../../ui/Link.tsx";
import { Thumbnail } from "./Thumbnail.tsx";
import { useFavourites } from "./useFavourites.ts";

/** The visitor's favourites, above the catalogue; nothing until there is one. */
export function Favourites({ catalogue }: { catalogue: CatalogueRecord }) {
  const [favourites] = useFavourites();
  const all = new Map(catalogue.flatMap(({ layouts }) => layouts.map((one) => [one.id, one])));
  const shown = favourites.flatMap((id) => all.get(id) ?? []);
  if (shown.length === 0) return null;
  const compared = comparable(favourites.toReversed());
  return (
    <section className="layout-favourites" aria-labelledby="favourites">
      <h2 id="favourites" className="heading-4">
        Your favourites
      </h2>
      <ul className="list-plain layout-grid">
        {shown.map(({ id, path, caption }) => (
          <li key={id} className="card lift">
            <Thumbnail id={id} />
            <h3 className="heading-5">
              <Link className="card-link" to={path}>
                {layoutName(id)}
              </Link>
            </h3>
            <p>{caption}</p>
          </li>
        ))}
      </ul>
      {compared.length > 1 && (
        <p>
          <Link className="button" to={compareAddress(compared)}>
            Compare {compared.length === shown.length ? "them" : `the last ${compared.length}`} at
            phone width
          </Link>
        </p>
      )}
    </section>
  );
}
