import type { LayoutSummary } from "@daylit/layouts/catalogue/view-models.ts";
import { Link } from "../../../ui/Link.tsx";
import { Caption } from "./Caption.tsx";
import { Thumbnail } from "./Thumbnail.tsx";

type Props = {
  layout: LayoutSummary;
  /** Named where layouts of several stand beside each other. */
  trade?: string;
};

export function LayoutCard({ layout, trade }: Props) {
  const { id, name, path, variation } = layout;
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
        <Caption {...layout} />
      </p>
      {trade && <p className="text-ink-soft">{trade}</p>}
    </li>
  );
}
