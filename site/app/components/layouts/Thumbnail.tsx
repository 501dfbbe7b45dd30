import { thumbnailSize } from "@daylit/layouts/assets.ts";

type Props = {
  src: string;
  eager?: boolean;
  /** It moves to the thumbnail that travels on the next page; one on each page. */
  travels?: boolean;
};

/** A screenshot of the real output. The words beside it name the page, so it stays silent. */
export function Thumbnail({ src, eager, travels }: Props) {
  return (
    <img
      className={`card-media layout-thumbnail${travels ? " transition travels" : ""}`}
      src={src}
      alt=""
      {...thumbnailSize}
      loading={eager ? undefined : "lazy"}
      decoding="async"
    />
  );
}
