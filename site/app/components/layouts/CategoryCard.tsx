import { useViewTransitionState } from "react-router";
import type { CatalogueRecord, LayoutSummary } from "../../../../layouts/records.ts";
import { Link } from "../Link.tsx";
import { wantsMotion } from "../motion.ts";
import { Palette } from "./Palette.tsx";
import { Thumbnail } from "./Thumbnail.tsx";

type Props = {
  category: CatalogueRecord[number];
  /** Those that match the filter; without a filter all. */
  found: readonly LayoutSummary[];
  filtered: boolean;
  eager: boolean;
};

export function CategoryCard({ category: { name, path, layouts }, found, filtered, eager }: Props) {
  const shown = found[0] ?? layouts[0];
  // The card that was chosen: its picture travels to the first place of the next page.
  const leaving = useViewTransitionState(path);
  return (
    <li className="card lift" hidden={found.length === 0}>
      {shown && <Thumbnail src={shown.thumbnail} eager={eager} travels={leaving} />}
      <h2 className="heading-4">
        <Link
          className={filtered ? undefined : "card-link"}
          to={path}
          viewTransition={!filtered && wantsMotion()}
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
