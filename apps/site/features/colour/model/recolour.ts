import { type Declared, grounds, type Palette, paletteOf, type Role, roles } from "./roles.ts";
import type { Rgb } from "./spaces/css-colour.ts";

type Bytes = readonly [number, number, number];

/** From one colour to another, for everything nearer than `reach`. */
type Move = { from: Bytes; to: Bytes; reach: number };

const bytes = ({ r, g, b }: Rgb): Bytes => [
  Math.round(r * 255),
  Math.round(g * 255),
  Math.round(b * 255),
];

const distance = (one: Bytes, other: Bytes) =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);

/** Beyond this a colour is another one, a photograph's for instance. */
const farthest = 56;

/** How a page changes when its brand does: role by role, as the framework derives them. */
export function movesBetween(declared: Declared, own: string, brand: string): Move[] {
  const before: Palette = paletteOf(declared, own, "light");
  const after: Palette = paletteOf(declared, brand, "light");
  const papers = [
    ...Object.keys(grounds).map((name) => bytes(before[name as keyof typeof grounds].rgb)),
    [255, 255, 255] as const,
    [0, 0, 0] as const,
  ];
  return (Object.keys(roles) as Role[]).flatMap((role) => {
    const from = bytes(before[role].rgb);
    // Paper, ink and white stay: a role that is close to one of them moves only what is closer to it.
    const reach = Math.min(farthest, ...papers.map((paper) => distance(from, paper) / 2));
    return reach > 2 ? [{ from, to: bytes(after[role].rgb), reach }] : [];
  });
}

/** Paints a picture of a page in another brand. Edges, which are blended, follow by their share. */
export function recolour(data: Uint8ClampedArray, moves: readonly Move[]) {
  const known = new Map<number, Bytes>();
  const moved = (pixel: Bytes): Bytes => {
    let best: { move: Move; share: number } | undefined;
    for (const move of moves) {
      const share = Math.min(1, 1.4 * (1 - distance(pixel, move.from) / move.reach));
      if (share > (best?.share ?? 0)) best = { move, share };
    }
    if (!best) return pixel;
    const { from, to } = best.move;
    const part = (at: 0 | 1 | 2) => pixel[at] + (best?.share ?? 0) * (to[at] - from[at]);
    return [part(0), part(1), part(2)];
  };
  for (let at = 0; at < data.length; at += 4) {
    const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3);
    const key = (r << 16) + (g << 8) + b;
    let found = known.get(key);
    if (!found) {
      found = moved([r, g, b]);
      known.set(key, found);
    }
    data.set(found, at);
  }
}
