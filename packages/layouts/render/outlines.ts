import outlines from "@daylit/pictures/generated/outlines.json" with { type: "json" };

type Rings = readonly (readonly (readonly number[])[])[];
/** How far words come down behind it, how far it is traced, and its edge: all in per cent. */
type Outline = { words: number; traced: number; rings: Rings };

const outlineOf = (id: string): Outline | undefined =>
  (outlines as Record<string, Outline | undefined>)[id];

export const hasOutline = (id: string): boolean => outlineOf(id) !== undefined;

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
