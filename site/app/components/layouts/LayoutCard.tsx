import type { LayoutSummary } from "../../../../layouts/records.ts";
import { Link } from "../Link.tsx";
import { Thumbnail } from "./Thumbnail.tsx";

type Props = { layout: LayoutSummary; sections?: readonly string[]; eager?: boolean };

export function LayoutCard({ layout, sections, eager }: Props) {
  const { name, path, caption, variation, thumbnail } = layout;
  return (
    <li className="card lift">
      <Thumbnail src={thumbnail} eager={eager} />
      <h2 className="heading-4">
        <Link className="card-link" to={path}>
          {name}
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
