import { viewPath } from "@daylit/layouts/render/assets.ts";
import { useEffect, useRef, useState } from "react";
import {
  type LayoutTitles,
  layoutName,
  layoutPath,
  titledName,
} from "../../../model/layouts/chosen-layout.ts";
import { layoutShelves } from "../../../model/layouts/layout-cards.ts";
import { Link } from "../../../ui/Link.tsx";
import { usePageTheme } from "../../reference/example/frame/usePageTheme.ts";
import { FavouriteButton } from "../browse/FavouriteButton.tsx";
import { applyLook, type Look } from "../detail/look.ts";

type Props = {
  id: string;
  /** Counted from one. */
  place: number;
  look: Look;
  brand: string | undefined;
  favourites: readonly string[];
  titles: LayoutTitles;
  onPut: (id: string) => void;
  onFavourite: (id: string) => void;
  onRemove?: () => void;
};

const Option = ({ id, titles }: Pick<Props, "id" | "titles">) => (
  <option value={id}>{titledName(id, titles)}</option>
);

/** One of those compared: its document in the window of a phone, to be scrolled. */
export function ComparedLayout(props: Props) {
  const { id, place, look, brand, favourites, titles, onPut, onFavourite, onRemove } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const [loads, setLoads] = useState(0);
  const theme = usePageTheme();

  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (page) applyLook(page, { theme, ...look }, brand);
  }, [look, theme, brand, loads, id]);

  return (
    <li className="compare-one">
      <select
        aria-label={`Layout in place ${place}`}
        value={id}
        onChange={({ target }) => onPut(target.value)}
      >
        {favourites.length > 0 && (
          <optgroup label="Your favourites">
            {favourites.map((one) => (
              <Option key={one} id={one} titles={titles} />
            ))}
          </optgroup>
        )}
        {layoutShelves.map(({ trade, layouts }) => (
          <optgroup key={trade} label={trade}>
            {layouts.map((layout) => (
              <Option key={layout.id} id={layout.id} titles={titles} />
            ))}
          </optgroup>
        ))}
      </select>
      <div className="compare-window">
        <iframe
          ref={frame}
          // A new frame, not a frame that goes on: Back must lead to the page before.
          key={id}
          src={viewPath(id)}
          title={layoutName(id)}
          sandbox="allow-same-origin"
          onLoad={() => setLoads((count) => count + 1)}
        />
      </div>
      <p className="layout-marks">
        <Link className="button button-primary" to={layoutPath(id)}>
          Open<span className="visually-hidden"> {layoutName(id)}</span>
        </Link>
        <FavouriteButton id={id} on={favourites.includes(id)} onToggle={onFavourite} />
        {onRemove && (
          <button
            type="button"
            className="button-quiet"
            aria-label={`Remove ${layoutName(id)}`}
            onClick={onRemove}
          >
            Remove
          </button>
        )}
      </p>
    </li>
  );
}
