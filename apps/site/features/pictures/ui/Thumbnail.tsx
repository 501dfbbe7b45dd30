import { pictureUrl } from "@daylit/pictures/address.ts";
import type { CataloguePicture } from "@daylit/pictures/catalogue/catalogue.ts";

/** As wide as the shelf lets it be (pictures.css): an upright one never wider than its file can bear. */
const sizesOf = ({ width, height }: CataloguePicture) =>
  height > width ? "18.75rem" : "(width < 48em) 92vw, 26rem";

/**
 * The smallest file, and the next that is clearly larger: with hundreds of pictures on a page every address counts. Its name and its words
 * are beside it.
 */
export function Thumbnail({
  picture,
  sizes = sizesOf(picture),
}: {
  picture: CataloguePicture;
  sizes?: string;
}) {
  const [small = picture.width, ...larger] = picture.widths;
  const double = larger.find((width) => width >= 1.5 * small);
  const widths = double ? [small, double] : [small];
  return (
    <picture>
      <source
        type="image/avif"
        srcSet={widths.map((width) => `${pictureUrl(picture, width, "avif")} ${width}w`).join(", ")}
        sizes={sizes}
      />
      <img
        className={`picture picture-${picture.id}`}
        src={pictureUrl(picture, small, "webp")}
        alt=""
        width={picture.width}
        height={picture.height}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
