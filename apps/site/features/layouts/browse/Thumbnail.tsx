import {
  darkPageThumbnailPath,
  darkThumbnailPath,
  pageThumbnailPath,
  thumbnailPath,
  thumbnailSize,
} from "@daylit/layouts/render/assets.ts";

type Props = { id: string; eager?: boolean; className?: string };

/**
 * A screenshot of the real output, in the visitor's theme. The words beside it name the page, so it
 * stays silent. Two more show the page from top to bottom; they are fetched when the card is pointed
 * at or focused (layouts.css).
 */
export function Thumbnail({ id, eager, className = "card-media" }: Props) {
  return (
    <>
      <img
        className={`${className} layout-thumbnail layout-day`}
        src={thumbnailPath(id)}
        alt=""
        {...thumbnailSize}
        loading={eager ? undefined : "lazy"}
        decoding="async"
      />
      <img
        className={`${className} layout-thumbnail layout-dusk`}
        src={darkThumbnailPath(id)}
        alt=""
        {...thumbnailSize}
        loading="lazy"
        decoding="async"
      />
      <img
        className="layout-scroll layout-day"
        src={pageThumbnailPath(id)}
        alt=""
        {...thumbnailSize}
        loading="lazy"
        decoding="async"
      />
      <img
        className="layout-scroll layout-dusk"
        src={darkPageThumbnailPath(id)}
        alt=""
        {...thumbnailSize}
        loading="lazy"
        decoding="async"
      />
    </>
  );
}
