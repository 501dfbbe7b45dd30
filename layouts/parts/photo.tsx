import { type AnyPicture, type PictureSet, useSurroundings } from "../surroundings.ts";
import type { ratios } from "../theme.ts";
import { classes } from "./classes.ts";
import { each } from "./each.tsx";

/** A picture of the library or an own one, or a detail of it with an alt text of its own. */
export type Shot =
  | AnyPicture
  | {
      id: AnyPicture;
      /** What the detail shows; empty for decoration. Without it the picture's own alt text stands. */
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
  /** The first picture of a page must not wait; of several, where it stands among them. */
  first?: boolean | number;
  /** Whether it stands in the opening of a page, though it may wait for the first one. */
  opens?: boolean;
  className?: string;
  /** Behind words a picture is decoration. */
  decorative?: boolean;
};

const widthsIn = ({ files }: PictureSet) =>
  files.map(({ width, address }) => `${address} ${width}w`).join(", ");

/** Phones have three pixels to a point; half of them are enough for a photo, and it is there sooner. */
const lighter = 0.5;

/** "(width < 56rem) 92vw, 30rem" → "(width < 36rem) 46vw, (width < 56rem) 92vw, 30rem" */
function lightSizes(sizes: string): string {
  const [, share] = /^(?:\([^)]*\) )?([\d.]+)vw/.exec(sizes) ?? [];
  return share ? `(width < 36rem) ${Math.round(Number(share) * lighter)}vw, ${sizes}` : sizes;
}

export function Photo(props: Props) {
  const { shot, sizes: whole, ratio, first: given, className, decorative } = props;
  const { id, alt, at, zoom = 1 } = typeof shot === "string" ? { id: shot } : shot;
  const { picture: pictureOf, light } = useSurroundings();
  const picture = pictureOf(id);
  // Of several a phone shows the first, and the others below or half outside; they may wait, but where
  // they are in view they are part of what is waited for.
  const first = typeof given === "number" ? !light || given === 0 : given;
  const opens = typeof given === "number" || given || props.opens;
  const sizes = opens && light ? lightSizes(whole) : whole;
  const [x, y] = at ?? picture.focal.map((share) => Math.round(share * 100));
  const better = picture.sets.slice(0, -1);
  const plain = picture.sets.at(-1);
  return (
    <picture className={classes("photo", ratio && `photo-${ratio}`, className)}>
      {each(better, (set) => (
        <source type={set.type} srcSet={widthsIn(set)} sizes={sizes} />
      ))}
      <img
        // The crop is said in the class, and the stylesheet is written from the classes in use.
        className={`crop-${x}-${y}-${Math.round(zoom * 100)}`}
        src={(plain?.files.at(-2) ?? plain?.files.at(-1))?.address}
        srcSet={plain && widthsIn(plain)}
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
