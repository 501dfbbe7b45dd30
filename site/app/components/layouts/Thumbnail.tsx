import { thumbnailSize } from "../../../../layouts/assets.ts";

/** A screenshot of the real output. The words beside it name the page, so it stays silent. */
export function Thumbnail({ src, eager }: { src: string; eager?: boolean }) {
  return (
    <img
      className="card-media layout-thumbnail"
      src={src}
      alt=""
      {...thumbnailSize}
      loading={eager ? undefined : "lazy"}
      decoding="async"
    />
  );
}
