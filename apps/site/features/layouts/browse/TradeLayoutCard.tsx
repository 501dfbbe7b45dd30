import type { TradeLayout } from "@daylit/layouts/catalogue/view-models.ts";
import {
  darkPhoneThumbnailPath,
  phoneThumbnailPath,
  phoneThumbnailSize,
} from "@daylit/layouts/render/assets.ts";
import { layoutName } from "../../../model/layouts/chosen-layout.ts";
import { Link } from "../../../ui/Link.tsx";
import { CompareChoice } from "../compare/CompareChoice.tsx";
import { Caption } from "./Caption.tsx";
import { FavouriteButton } from "./FavouriteButton.tsx";
import { Thumbnail } from "./Thumbnail.tsx";

type Props = {
  layout: TradeLayout;
  first: boolean;
  favourite: boolean;
  onFavourite: (id: string) => void;
};

/** One of a trade's five, large enough to be judged: at a desk, on a phone, and what it is made of. */
export function TradeLayoutCard({ layout, first, favourite, onFavourite }: Props) {
  const { id, name, path, variation, sections } = layout;
  const phones = [
    ["twin-light", phoneThumbnailPath],
    ["twin-dark", darkPhoneThumbnailPath],
  ] as const;
  return (
    <li className="layout-one">
      <div className="layout-shots">
        <Thumbnail id={id} eager={first} className={first ? "transition travels" : ""} />
        {phones.map(([twin, thumbnail]) => (
          <img
            key={twin}
            className={`layout-thumbnail layout-phone ${twin}`}
            src={thumbnail(id)}
            alt=""
            {...phoneThumbnailSize}
            loading={first && twin === "twin-light" ? undefined : "lazy"}
            decoding="async"
          />
        ))}
      </div>
      <div className="layout-about">
        <h2 className="heading-3">
          <Link
            className="card-link"
            to={path}
            id={variation ? `${id}-name` : undefined}
            aria-labelledby={variation ? `${id}-name ${id}-variation` : undefined}
          >
            {name}
          </Link>
        </h2>
        <p>
          {variation && (
            <>
              <span id={`${id}-variation`}>Variation {variation}</span>:{" "}
            </>
          )}
          <Caption {...layout} />
        </p>
        <p className="layout-sections">{sections.join(" · ")}</p>
        <p className="layout-marks">
          <Link className="button" to={`/compose?begin=${id}`}>
            Use this layout<span className="visually-hidden"> {layoutName(id)}</span>
          </Link>
          <FavouriteButton id={id} on={favourite} onToggle={onFavourite} />
          <CompareChoice id={id} name={layoutName(id)} />
        </p>
      </div>
    </li>
  );
}
