import {
  darkPageThumbnailPath,
  darkThumbnailPath,
  pageThumbnailPath,
  thumbnailPath,
  thumbnailSize,
} from "@daylit/layouts/render/assets.ts";

type Props = {
  id: string;
  eager?: boolean;
  className?: string;
  /** Without it, the first screen alone. */
  whole?: boolean;
};

/**
 * A screenshot of the real output, in the visitor's theme. The words beside it name the page, so it
 * stays silent. Two more show the page from top to bottom; they are fetched when the card is pointed
 * at or focused (layouts.css).
 */
export function Thumbnail({ id, eager, className = "card-media", whole = true }: Props) {
  const fold = `${className} layout-thumbnail`;
  const images = [
    [fold, "twin-light", thumbnailPath],
    [fold, "twin-dark", darkThumbnailPath],
    ["layout-scroll", "twin-light", pageThumbnailPath],
    ["layout-scroll", "twin-dark", darkPageThumbnailPath],
  ] as const;
  return images
    .slice(0, whole ? 4 : 2)
    .map(([part, hour, path], index) => (
      <img
        key={path(id)}
        className={`${part} ${hour}`}
        src={path(id)}
        alt=""
        {...thumbnailSize}
        loading={eager && index === 0 ? undefined : "lazy"}
        decoding="async"
      />
    ));
}
