import { thumbnailSize } from "@daylit/layouts/render/assets.ts";

type Props = { src: string; eager?: boolean };

/** A screenshot of the real output. The words beside it name the page, so it stays silent. */
export function Thumbnail({ src, eager }: Props) {
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
