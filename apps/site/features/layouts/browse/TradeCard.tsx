import type { CatalogueRecord } from "@daylit/layouts/catalogue/view-models.ts";
import { Link } from "../../../ui/Link.tsx";
import { Palette } from "../detail/Palette.tsx";
import { Thumbnail } from "./Thumbnail.tsx";

type Props = { trade: CatalogueRecord[number]; eager: boolean };

/**
 * A trade with the first screens of its layouts: pointing at the card or focusing its link goes through
 * them, a finger swipes them (layouts.css). They lead where the trade's name leads, which keys reach.
 */
export function TradeCard({ trade: { name, path, layouts }, eager }: Props) {
  return (
    <li className="card lift">
      <Link className="card-media layout-flip" to={path} data-travels="" tabIndex={-1} aria-hidden>
        {layouts.map(({ id }, index) => (
          <span key={id}>
            <Thumbnail id={id} className="" eager={eager && index === 0} whole={false} />
          </span>
        ))}
      </Link>
      <h2 className="heading-4">
        <Link className="card-link" to={path} data-travels="">
          {name}
        </Link>
      </h2>
      <p className="layout-count">
        {layouts.length} layouts
        <Palette colours={layouts.map(({ brand }) => brand)} />
      </p>
    </li>
  );
}
