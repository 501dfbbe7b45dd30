import type { LayoutSummary } from "@daylit/layouts/records.ts";
import { Link } from "../Link.tsx";
import { Thumbnail } from "./Thumbnail.tsx";

type Props = {
  layout: LayoutSummary;
  sections?: readonly string[];
  eager?: boolean;
  first?: boolean;
};

export function LayoutCard({ layout, sections, eager, first }: Props) {
  const { name, path, caption, variation, thumbnail } = layout;
  return (
    <li className="card lift">
      <Thumbnail src={thumbnail} eager={eager} travels={first} />
      <h2 className="heading-4">
        <Link className="card-link" to={path}>
          {name}
          {variation && <span className="visually-hidden">, variation {variation}</span>}
        </Link>
      </h2>
      <p>
        {variation && `Variation ${variation}: `}
        {caption}
      </p>
      {sections && <p className="layout-sections">{sections.join(" · ")}</p>}
    </li>
  );
}
