import { at } from "./field.ts";
import type { Point } from "./geometry.ts";

const r = Math.round;

/** A leaf, a petal or a grain: pointed at both ends, `bend` to one side. */
export function leaf([x, y]: Point, length: number, width: number, degrees: number, bend = 0) {
  const tip = at([x, y], length, degrees);
  const middle = at([x, y], length * 0.45, degrees);
  const [a, b] = [
    at(middle, width * (1 + bend), degrees + 90),
    at(middle, width * (1 - bend), degrees - 90),
  ];
  return `M${r(x)} ${r(y)}Q${r(a[0])} ${r(a[1])} ${r(tip[0])} ${r(tip[1])}Q${r(b[0])} ${r(b[1])} ${r(x)} ${r(y)}z`;
}

/** A box with round corners. */
export const box = (x: number, y: number, w: number, h: number, corner = 0) =>
  corner
    ? `M${r(x + corner)} ${r(y)}h${r(w - 2 * corner)}a${corner} ${corner} 0 0 1 ${corner} ${corner}v${r(h - 2 * corner)}a${corner} ${corner} 0 0 1-${corner} ${corner}h${r(2 * corner - w)}a${corner} ${corner} 0 0 1-${corner}-${corner}v${r(2 * corner - h)}a${corner} ${corner} 0 0 1 ${corner}-${corner}z`
    : `M${r(x)} ${r(y)}h${r(w)}v${r(h)}h${r(-w)}z`;

/** A regular polygon. */
export const polygon = (centre: Point, radius: number, corners: number, from = 0): Point[] =>
  Array.from({ length: corners }, (_, i) => at(centre, radius, from + (360 / corners) * i));
