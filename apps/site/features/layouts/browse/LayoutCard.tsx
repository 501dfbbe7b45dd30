import type { LayoutSummary } from "@daylit/layouts/catalogue/view-models.ts";
import { Link } from "../../../ui/Link.tsx";
import { Thumbnail } from "./Thumbnail.tsx";

export function LayoutCard({ layout }: { layout: LayoutSummary }) {
  const { id, name, path, caption, variation } = layout;
  return (
    <li className="card lift">
      <Thumbnail id={id} />
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
    </li>
  );
}
