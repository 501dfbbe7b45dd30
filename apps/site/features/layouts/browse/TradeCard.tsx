import type { CatalogueRecord, LayoutSummary } from "@daylit/layouts/catalogue/view-models.ts";
import { Link } from "../../../ui/Link.tsx";
import { Palette } from "../detail/Palette.tsx";
import { Thumbnail } from "./Thumbnail.tsx";

type Props = {
  trade: CatalogueRecord[number];
  /** Those that match the filter; without a filter all. */
  found: readonly LayoutSummary[];
  filtered: boolean;
  eager: boolean;
};

export function TradeCard({ trade: { name, path, layouts }, found, filtered, eager }: Props) {
  const shown = found[0] ?? layouts[0];
  return (
    <li className="card lift" hidden={found.length === 0}>
      {shown && <Thumbnail id={shown.id} eager={eager} />}
      <h2 className="heading-4">
        <Link
          className={filtered ? undefined : "card-link"}
          to={path}
          data-travels={filtered ? undefined : ""}
        >
          {name}
        </Link>
      </h2>
      {filtered ? (
        <ul className="layout-hits">
          {found.map(({ id, name: layout, path: to, caption }) => (
            <li key={id}>
              <Link to={to}>{layout}</Link> <span className="font-ink-soft">{caption}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="layout-count">
          {layouts.length} layouts
          <Palette colours={layouts.map(({ brand }) => brand)} />
        </p>
      )}
    </li>
  );
}
