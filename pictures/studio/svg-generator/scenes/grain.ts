import { along, Field } from "../field.ts";
import type { Point } from "../geometry.ts";

const TAU = Math.PI * 2;

/** The engraved rosette of a certificate, so near that its lines can be counted. */
export function busiAbstractGuilloche(): Field {
  const f = new Field(1600, 900, "ground");
  const c: Point = [1090, 470];
  const rosette = (
    inner: number,
    outer: number,
    lobes: number,
    twist: number,
  ): Point[] =>
    along(150, (t) => {
      const a = TAU * t + twist;
      const r = (inner + outer) / 2 + ((outer - inner) / 2) * Math.sin(lobes * a + twist * 9);
      return [c[0] + r * Math.cos(a), c[1] + r * Math.sin(a)];
    });
  f.disc(c, 620, { fill: "half", opacity: 0.5 });
  for (let k = 0; k < 3; k += 1)
    f.line(rosette(420, 640, 8, (k * TAU) / 64), "deep", 2.4, 0.85);
  for (let k = 0; k < 3; k += 1)
    f.line(rosette(210, 400, 8, (k * TAU) / 48), "brand", 3, 0.95);
  for (let k = 0; k < 2; k += 1) f.line(rosette(70, 190, 6, (k * TAU) / 24), "deep", 2.8, 0.9);
  f.disc(c, 656, { stroke: "deep", width: 3 }).disc(c, 668, { stroke: "deep", width: 1.2 });
  f.disc(c, 406, { stroke: "light", width: 5 }).disc(c, 52, { fill: "brand" });
  // The border at the left: waves that cross each other.
  for (let k = 0; k < 7; k += 1)
    f.line(
      along(36, (t) => [
        190 + 74 * Math.sin(TAU * 4 * t + k * 0.45) + 30 * Math.sin(TAU * 2 * t),
        -20 + 940 * t,
      ]),
      k === 3 ? "brand" : "deep",
      k === 3 ? 3 : 1.5,
      0.8,
    );
  return f;
}

/** A board with two knots, its grain flowing round them. */
export function inteAbstractGrain(): Field {
  const f = new Field(1600, 900, "half");
  const knots: readonly (readonly [number, number, number])[] = [
    [1130, 330, 96],
    [380, 640, 58],
  ];
  const bent = (x: number, y: number): number => {
    let to = y + 20 * Math.sin(x * 0.0031 + y * 0.004) + 7 * Math.sin(x * 0.011 + y * 0.02);
    for (const [kx, ky, r] of knots) {
      const [dx, dy] = [(x - kx) / (r * 3.1), (y - ky) / r];
      const push = Math.exp(-dx * dx) * r * 1.06 * Math.exp(-Math.abs(dy) * 0.34);
      to += (dy >= 0 ? 1 : -1) * push;
    }
    return to;
  };
  for (let y = -60, i = 0; y < 980; y += 20 + 9 * Math.sin(i * 0.9), i += 1)
    f.line(
      along(18, (t) => [1600 * t, bent(1600 * t, y)]),
      i % 5 === 0 ? "deep" : "shade",
      i % 5 === 0 ? 3.4 : 5.5,
      i % 5 === 0 ? 0.75 : 0.8,
    );
  for (const [x, y, r] of knots)
    for (let k = 0; k < 6; k += 1)
      f.path(
        `M${x - r * (1.25 - k * 0.2)} ${y}a${Math.round(r * (1.25 - k * 0.2))} ${Math.round(r * (0.8 - k * 0.13))} -8 1 0 ${Math.round(2 * r * (1.25 - k * 0.2))} 0a${Math.round(r * (1.25 - k * 0.2))} ${Math.round(r * (0.8 - k * 0.13))} -8 1 0 ${Math.round(-2 * r * (1.25 - k * 0.2))} 0`,
        k === 5 ? { fill: "brand" } : { stroke: "deep", width: 3 + k * 0.8, ...(k ? {} : { fill: "half" }) },
      );
  return f;
}
