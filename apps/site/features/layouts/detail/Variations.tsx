import type { LayoutView } from "@daylit/layouts/catalogue/view-models.ts";
import { Link } from "../../../ui/Link.tsx";
import { aboutLayout } from "../browse/Caption.tsx";

type Props = { views: readonly LayoutView[]; current: LayoutView };

/** The five of a family, one shown at a time. */
export function Variations({ views, current }: Props) {
  return (
    <nav aria-label="Variations">
      <ul className="list-plain layout-variations">
        {views.map(({ id, path, variation, title, caption }) => (
          <li key={id} id={`variation-${variation}`}>
            <Link to={path} data-replace="" aria-current={id === current.id ? "true" : undefined}>
              <strong>Variation {variation}</strong> <span>{title}</span>{" "}
              <span className="hide-s">{aboutLayout(title, caption)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
