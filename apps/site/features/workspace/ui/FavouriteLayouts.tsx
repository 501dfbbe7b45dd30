import { type LayoutTitles, layoutPath, titledName } from "../../../model/layouts/chosen-layout.ts";
import { comparable, compareAddress } from "../../../model/layouts/compare.ts";
import { Link } from "../../../ui/Link.tsx";

type Props = { favourites: readonly string[]; titles: LayoutTitles };

/** The layouts that were marked in the catalogue, and the way to see them beside each other. */
export function FavouriteLayouts({ favourites, titles }: Props) {
  if (favourites.length === 0) return null;
  const compared = comparable(favourites.toReversed());
  return (
    <section aria-labelledby="favourite-layouts">
      <h2 id="favourite-layouts">Favourite layouts</h2>
      <ul className="yours-favourites">
        {favourites.map((id) => (
          <li key={id}>
            <Link to={layoutPath(id)}>{titledName(id, titles)}</Link>
          </li>
        ))}
      </ul>
      {compared.length > 1 && (
        <Link className="button" to={compareAddress(compared)}>
          Compare at phone width
        </Link>
      )}
    </section>
  );
}
