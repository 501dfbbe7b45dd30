import { turntable } from "@daylit/pictures/formats.ts";
import { type AnyPicture, type PictureSet, useRenderContext } from "../../render/render-context.ts";
import { type Ratio, ratios } from "../../theme/theme.ts";
import { classes } from "../section/classes.ts";
import { each } from "../section/each.tsx";
import { coverSizes } from "./cover-sizes.ts";
import { Drawing } from "./drawing.tsx";

/** A picture of the library or an own one, or a detail of it with an alt text of its own. */
export type ImageRef =
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
  image: ImageRef;
  /** The place's widths, and its heights where it has no ratio, as `coverSizes` reads them. */
  sizes: string;
  /** Without one, the theme's. */
  ratio?: Ratio | "fill";
  /** The place of a picture that is no wider than high, where it has one of its own: square, or 4 to 5. */
  upright?: string;
  /** The first picture of a page must not wait; of several, where it stands among them. */
  first?: boolean | number;
  /** Whether it stands in the opening of a page, though it may wait for the first one. */
  opens?: boolean;
  /** Whether it is so large that noon would glare in the dark, as in an opening. */
  large?: boolean;
  className?: string;
  /** Behind words a picture is decoration. */
  decorative?: boolean;
};

const widthsIn = ({ files }: PictureSet) =>
  files.map(({ width, address }) => `${address} ${width}w`).join(", ");

/** Phones have two or three pixels to a point; half of them are enough for a photo, and it is there sooner. */
const lighter = "(width < 36rem) and (resolution > 1x) ";

/** Of a sheet of views one is shown at a time, no wider than this (styles/turn.css). */
const oneView = "92vw, 37.5rem";

const shapeOf = (ratio: Ratio): number => {
  const [width = 1, height = 1] = ratios[ratio].split("/").map(Number);
  return width / height;
};

/** Keeps an upright picture from being cropped to a flat strip, and a wide one from being cropped to an upright one. */
function fitting(given: Props["ratio"], usual: Ratio, shape: number, stands: boolean) {
  if (stands) return shape < 0.9 ? "portrait" : "square";
  return (given ?? usual) === "portrait" && shape > 1.2 ? "square" : given;
}

export function Photo({ image, first: given, className, decorative, upright, ...place }: Props) {
  const { id, alt, at, zoom = 1 } = typeof image === "string" ? { id: image } : image;
  const { picture: pictureOf, light, ratio: usual } = useRenderContext();
  const picture = pictureOf(id);
  // Of several a phone shows the first, and the others below or half outside; they may wait, but where
  // they are in view they are part of what is waited for.
  const first = typeof given === "number" ? !light || given === 0 : given;
  const opens = typeof given === "number" || given || place.opens;
  const relit = opens || place.large;
  const shape = picture.width / picture.height;
  const stands = upright && shape < 1.2;
  const ratio = fitting(place.ratio, usual, shape, Boolean(stands));
  const places = picture.turns ? oneView : stands ? upright : place.sizes;
  const own = ratio === "fill" || picture.turns ? shape : shapeOf(ratio ?? usual);
  const whole = picture.turns ? turntable[0] : 1;
  const cover = (of: string, times: number) => coverSizes(of, shape, own, zoom * times * whole);
  const narrow = places.replace(/^\(.+?\) |,.*/g, "");
  const sizes = (opens && light ? `${lighter}${cover(narrow, 0.5)}, ` : "") + cover(places, 1);
  const [x, y] = at ?? picture.focal.map((share) => Math.round(share * 100));
  const better = picture.sets.slice(0, -1);
  const plain = picture.sets.at(-1);
  const look = classes(
    "photo",
    ratio && `photo-${ratio}`,
    stands && "photo-upright",
    picture.unfiltered && "photo-unfiltered",
    relit && picture.daylight && !picture.drawing && "photo-daylight",
    className,
  );
  if (picture.drawing)
    return (
      <span className={look}>
        <Drawing
          svg={picture.drawing}
          alt={decorative ? "" : (alt ?? picture.alt)}
          at={[x ?? 50, y ?? 50]}
          zoom={zoom}
        />
      </span>
    );
  const shown = (
    <picture className={picture.turns ? "photo-views" : look}>
      {each(relit ? (picture.dusk ?? []) : [], (set) => (
        <source
          media="(prefers-color-scheme: dark)"
          type={set.type}
          srcSet={widthsIn(set)}
          sizes={sizes}
        />
      ))}
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
  return picture.turns ? <span className={`${look} photo-turn`}>{shown}</span> : shown;
}
