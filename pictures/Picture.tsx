import type { ImgHTMLAttributes } from "react";
import { pictureSrcset, pictureUrl, publicBase } from "./address.ts";
import type { CataloguePicture } from "./catalogue/catalogue.ts";
import { encodings } from "./formats.ts";

interface Props extends Omit<ImgHTMLAttributes<HTMLImageElement>, "src" | "srcSet" | "style"> {
  /** The catalogue's record, not its id: pages then ship only the records they show. */
  picture: CataloguePicture;
  /** How wide it will be on the page, as in the `sizes` attribute. */
  sizes: string;
  /** For the one picture that is seen first. */
  priority?: boolean;
  /** Another picture for some screens: an upright crop on phones, dusk in a dark theme. */
  instead?: readonly { media: string; picture: CataloguePicture }[];
  /** Folder of the files; relative in a downloaded page. */
  base?: string;
}

/**
 * A picture of the library. Needs picture.css, and for its placeholder and focal point a rule for its
 * class, `picture-<id>`: style attributes are what a strict policy forbids.
 */
export function Picture({
  picture,
  sizes,
  priority = false,
  instead = [],
  base = publicBase,
  alt = picture.alt,
  className,
  ...rest
}: Props) {
  const choices = [...instead, { media: undefined, picture }];
  return (
    <picture>
      {choices.flatMap((choice) =>
        encodings.map((encoding) => (
          <source
            key={`${choice.media} ${encoding}`}
            media={choice.media}
            type={`image/${encoding}`}
            srcSet={pictureSrcset(choice.picture, encoding, base)}
            sizes={sizes}
            width={choice.picture.width}
            height={choice.picture.height}
          />
        )),
      )}
      <img
        {...rest}
        className={["picture", `picture-${picture.id}`, className].filter(Boolean).join(" ")}
        src={pictureUrl(picture, picture.width, "webp", base)}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding="async"
      />
    </picture>
  );
}
