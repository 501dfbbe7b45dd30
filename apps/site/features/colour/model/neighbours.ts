import { converter, useMode as know, modeOklch, modeRgb } from "culori/fn";
import { needed, ratioOf } from "./contrasts.ts";
import { type Declared, paletteOf } from "./roles.ts";
import { hexOf, painted } from "./spaces/css-colour.ts";

know(modeRgb);
know(modeOklch);

const oklch = converter("oklch");

/** Steps from a colour: a little along the wheel, a little lighter or deeper, a little stronger. */
const turns = [-40, -28, -16, 16, 28, 40] as const;
const lifts = [-0.08, 0, 0.08] as const;

/**
 * Colours near another that stay readable: as an edge or a sign on paper, in light and in dark. They
 * are what "shuffle" chooses from.
 */
export function readableNeighbours(declared: Declared, brand: string): string[] {
  const { l, c, h = 0 } = oklch(brand) ?? { l: 0.6, c: 0.1 };
  const near = turns.flatMap((turn) =>
    lifts.map((lift) =>
      hexOf(
        painted({
          mode: "oklch",
          l: Math.min(0.9, Math.max(0.25, l + lift)),
          // A grey has no neighbours on the wheel: it is given a little colour.
          c: Math.max(c, 0.06),
          h: (h + turn + 360) % 360,
        }),
      ),
    ),
  );
  return [...new Set(near)].filter((hex) => {
    const light = paletteOf(declared, hex, "light");
    return hex !== brand && ratioOf(light.primary.rgb, light.surface.rgb) >= needed.large;
  });
}
