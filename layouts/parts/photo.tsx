import { encodings } from "../../pictures/formats.ts";
import { type PictureId, pictureFile, pictureOf, widthsOf } from "../pictures.ts";
import type { ratios } from "../theme.ts";
import { classes } from "./classes.ts";

/** A picture of the library, or a detail of it with an alt text of its own. */
export type Shot =
  | PictureId
  | {
      id: PictureId;
      /** What the detail shows; empty for decoration. Without it the library's alt text stands. */
      alt?: string;
      /** Where to look, in per cent of width and height. */
      at?: readonly [number, number];
      /** How far to go in: 1 is the whole picture. */
      zoom?: number;
    };

type Props = {
  shot: Shot;
  /** Widths the picture is shown at, for the browser's choice of file. */
  sizes: string;
  ratio?: keyof typeof ratios | "fill";
  /** The first picture of a page must not wait. */
  first?: boolean;
  className?: string;
  /** Behind words a picture is decoration. */
  decorative?: boolean;
};

export function Photo({ shot, sizes, ratio, first, className, decorative }: Props) {
  const { id, alt, at, zoom = 1 } = typeof shot === "string" ? { id: shot } : shot;
  const picture = pictureOf(id);
  const [x, y] = at ?? picture.focal.map((share) => Math.round(share * 100));
  const widths = widthsOf(id);
  const [best, fallback] = encodings.map(
    (encoding) => (width: number) => pictureFile(id, width, encoding),
  );
  const set = (file = best) => widths.map((width) => `${file?.(width)} ${width}w`).join(", ");
  return (
    <picture className={classes("photo", ratio && `photo-${ratio}`, className)}>
      <source type={`image/${encodings[0]}`} srcSet={set()} sizes={sizes} />
      <img
        // The crop is said in the class, and the stylesheet is written from the classes in use.
        className={`crop-${x}-${y}-${Math.round(zoom * 100)}`}
        src={fallback?.(widths.at(-2) ?? 0)}
        srcSet={set(fallback)}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={decorative ? "" : (alt ?? picture.alt)}
        loading={first ? undefined : "lazy"}
        fetchPriority={first ? "high" : undefined}
        decoding={first ? undefined : "async"}
      />
    </picture>
  );
}
