import outlines from "@daylit/pictures/generated/outlines.json" with { type: "json" };

type Rings = readonly (readonly (readonly number[])[])[];
/**
 * How far words come down behind it, how far it is traced, and its edge: all in per cent. Some things are
 * woven into the words: only these spans of their width stand before them, the rest behind.
 */
type Outline = {
  words: number;
  traced: number;
  rings: Rings;
  before?: readonly (readonly number[])[];
};

const outlineOf = (id: string): Outline | undefined =>
  (outlines as Record<string, Outline | undefined>)[id];

export const hasOutline = (id: string): boolean => outlineOf(id) !== undefined;

/** One line through all rings, each closed and the first point come back to: holes stay open. */
function polygon(rings: Rings): string {
  const [start] = rings[0] ?? [];
  const points = rings.flatMap((ring) => [...ring, ring[0], start]);
  const corners = points.flatMap((point) => (point ? [`${point[0]}% ${point[1]}%`] : []));
  return `polygon(evenodd, ${corners.join(", ")})`;
}

const rectangle = (from: number, to: number) => [
  [from, 0],
  [to, 0],
  [to, 100],
  [from, 100],
];

/** Where the thing begins: above it words are whole, also in the narrow lines of a phone. */
const top = (rings: Rings): number =>
  Math.min(...rings.flatMap((ring) => ring.map(([, y = 100]) => y)));

/** What is woven in is cut to its spans, and keeps its light behind the words too. */
const weave = (name: string, { rings, before }: Outline): string =>
  before
    ? `

.${name} > img {
  clip-path: ${polygon(before.map(([from = 0, to = 100]) => rectangle(from, to)))};
}

:has(> .${name}) > .photo:not(.cutout)::after {
  clip-path: ${polygon([rectangle(0, 100), ...rings])};
}`
    : "";

/** A rule for each outline in use. */
export const cutoutCss = (html: string): string =>
  [...new Set(html.match(/\bcutout-[a-z][a-z-]+/g))]
    .sort()
    .map((name) => {
      const outline = outlineOf(name.slice("cutout-".length));
      if (!outline) return "";
      const { words, traced, rings, before } = outline;
      return `:has(> .${name}) {
  --words: ${words / 100};
  --narrow: ${(top(rings) + 1.5) / 100};
  --traced: ${before ? 200 : traced}%;
}

.${name} {
  clip-path: ${polygon(rings)};
}${weave(name, outline)}`;
    })
    .join("\n\n");
