import outlines from "@daylit/pictures/generated/outlines.json" with { type: "json" };
import { type ImageRef, Photo } from "./photo.tsx";

type Rings = readonly (readonly (readonly number[])[])[];
/** How far words come down behind it, how far it is traced, and its edge: all in per cent. */
type Outline = { words: number; traced: number; rings: Rings };

const outlineOf = (id: string): Outline | undefined =>
  (outlines as Record<string, Outline | undefined>)[id];

/** Whether the whole picture is meant, and what it shows stands free: words can run behind it. */
export const isFree = (image: ImageRef): image is string & ImageRef =>
  typeof image === "string" && outlineOf(image) !== undefined;

type Props = { image: string & ImageRef; sizes: string; className: string };

/**
 * What a picture shows without its ground, to stand before words: the same file again, cut along the
 * outline.
 */
export const Cutout = ({ image, className, ...place }: Props) => (
  <Photo
    {...place}
    image={image}
    ratio="portrait"
    className={`${className} cutout cutout-${image}`}
    decorative
    first
  />
);

/** One line through all rings, each closed and the first point come back to: holes stay open. */
function polygon(rings: Rings): string {
  const [start] = rings[0] ?? [];
  const points = rings.flatMap((ring) => [...ring, ring[0], start]);
  return points.flatMap((point) => (point ? [`${point[0]}% ${point[1]}%`] : [])).join(", ");
}

/** A rule for each outline in use. */
export const cutoutCss = (html: string): string =>
  [...new Set(html.match(/\bcutout-[a-z][a-z-]+/g))]
    .sort()
    .map((name) => {
      const outline = outlineOf(name.slice("cutout-".length));
      if (!outline) return "";
      const { words, traced, rings } = outline;
      return `:has(> .${name}) {
  --words: ${words / 100};
  --traced: ${traced}%;
}

.${name} {
  clip-path: polygon(evenodd, ${polygon(rings)});
}`;
    })
    .join("\n\n");
