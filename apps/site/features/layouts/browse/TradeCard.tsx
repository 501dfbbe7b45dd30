import type { CatalogueRecord } from "@daylit/layouts/catalogue/view-models.ts";
import { Link } from "../../../ui/Link.tsx";
import { Palette } from "../detail/Palette.tsx";
import { Thumbnail } from "./Thumbnail.tsx";

type Props = { trade: CatalogueRecord[number]; eager: boolean };

export function TradeCard({ trade: { name, path, layouts }, eager }: Props) {
  return (
    <li className="card lift">
      {layouts[0] && <Thumbnail id={layouts[0].id} eager={eager} />}
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
