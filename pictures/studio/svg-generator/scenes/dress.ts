import type { Tone } from "@daylit/pictures/tones.ts";
import { along, Field, sector } from "../field.ts";
import { leaf } from "../forms.ts";
import type { Point } from "../geometry.ts";

/** A straw hat from above: plaited rings, a ribbon round the crown. */
export function fashAbstractHat(): Field {
  const f = new Field(1000, 1000, "half");
  const c: Point = [490, 480];
  f.disc([540, 545], 404, { fill: "deep", opacity: 0.35 }).disc(c, 404, { fill: "light" });
  for (let r = 394; r > 214; r -= 16)
    f.disc(c, r, { stroke: "shade", width: 5, dash: r % 32 < 16 ? "22 9" : "14 17" });
  f.disc([506, 502], 214, { fill: "deep", opacity: 0.3 }).disc(c, 208, { fill: "brand" });
  f.path(sector(c, 170, 208, -20, 110), { fill: "dark" });
  f.disc([484, 472], 172, { fill: "light" });
  for (let r = 158; r > 10; r -= 16)
    f.disc([484, 472], r, { stroke: "shade", width: 5, dash: r % 32 < 16 ? "20 9" : "13 15" });
  // The bow lies on the brim, flat, beside the crown.
  for (const [degrees, tone] of [
    [20, "dark"],
    [64, "brand"],
  ] as const)
    f.path(leaf([640, 590], 150, 62, degrees), { fill: tone });
  return f.disc([640, 590], 30, { fill: "brand" });
}

/** Ninety-two shades, seven rows; one of them is chosen. */
export function fashAbstractShades(): Field {
  const f = new Field(1200, 800, "ground");
  const tones: readonly Tone[] = ["light", "half", "shade", "brand", "dark", "deep", "line"];
  for (let i = 0; i < 92; i += 1) {
    const [row, column] = [Math.floor(i / 14), i % 14];
    const [x, y] = [92 + column * 78, 100 + row * 100];
    if (i === 47) continue;
    f.disc([x, y], 31, { fill: tones[row] ?? "brand", opacity: 1 - 0.055 * column });
  }
  f.disc([560, 424], 66, { fill: "deep", opacity: 0.35 })
    .disc([548, 404], 66, { fill: "brand" })
    .disc([548, 404], 50, { stroke: "glow", width: 4 });
  return f;
}

/** Ribbons that hang from a rail and turn. */
export function fashAbstractRibbons(): Field {
  const f = new Field(800, 1000, "ground");
  const list: readonly (readonly [Tone, Tone])[] = [
    ["brand", "dark"],
    ["light", "half"],
    ["shade", "deep"],
    ["dark", "deep"],
    ["half", "shade"],
    ["brand", "dark"],
    ["light", "half"],
  ];
  for (const [i, [front, back]] of list.entries()) {
    const x0 = 100 + i * 100;
    const end = 700 + ((i * 137) % 230);
    const half = (t: number) => 38 * Math.cos(Math.PI * (2.5 + (i % 3) * 0.5) * t + i);
    const middle = (t: number) => x0 + 16 * Math.sin(5 * t + i * 1.7);
    const points = along(30, (t) => [t, 70 + (end - 70) * t]);
    for (const [k, [t, y]] of points.slice(0, -1).entries()) {
      const [u = 0, v = 0] = points[k + 1] ?? [];
      const quad: Point[] = [
        [middle(t) - half(t), y],
        [middle(t) + half(t), y],
        [middle(u) + half(u), v + 1],
        [middle(u) - half(u), v + 1],
      ];
      f.area(quad, half((t + u) / 2) > 0 ? front : back);
    }
  }
  return f.path("M40 66h720", { stroke: "line", width: 15 });
}

/** Five stages of a scent, one rising as another goes. */
export function fashAbstractNotes(): Field {
  const f = new Field(1200, 800, "ground");
  const stages: readonly (readonly [number, number, number, Tone])[] = [
    [150, 90, 520, "half"],
    [330, 130, 560, "shade"],
    [560, 170, 470, "brand"],
    [800, 200, 380, "dark"],
    [1040, 230, 300, "deep"],
  ];
  for (const [x, spread, height, tone] of stages) {
    const hill = along(28, (t): Point => {
      const at = x - 2.6 * spread + 5.2 * spread * t;
      return [at, 690 - height * Math.exp(-(((at - x) / spread) ** 2))];
    });
    f.area([...hill, [x + 2.6 * spread, 692], [x - 2.6 * spread, 692]], tone, 0.72);
    f.straight([x, 690 - height], [x, 660 - height], "line", 4).disc([x, 636 - height], 15, {
      fill: tone,
      stroke: "line",
      width: 4,
    });
  }
  return f.path("M0 692h1200", { stroke: "line", width: 5 });
}

/** A brow and a closed eye, hair by hair. */
export function fashAbstractBrow(): Field {
  const f = new Field(1000, 1000, "ground");
  f.disc([520, 640], 560, { fill: "half", opacity: 0.5 });
  const brow = (t: number): Point => [150 + 690 * t, 400 - 190 * Math.sin(Math.PI * t ** 0.75)];
  for (let i = 0; i < 64; i += 1) {
    const t = i / 63;
    const [x, y] = brow(t);
    const wide = 34 * Math.sin(Math.PI * (0.12 + 0.86 * t)) + 6;
    f.path(leaf([x - 6, y + wide], 74 + wide, 7, -78 + 62 * t, 0.6), {
      fill: i % 3 ? "dark" : "deep",
    });
  }
  const lid = (t: number): Point => [230 + 560 * t, 600 + 130 * Math.sin(Math.PI * t)];
  f.path(sector([510, 420], 330, 352, 36, 146), { fill: "brand", opacity: 0.4 });
  for (let i = 0; i < 27; i += 1) {
    const t = i / 26;
    f.path(leaf(lid(t), 82 + 60 * t, 7, 128 - 86 * t, -0.9), { fill: "line" });
  }
  return f.line(along(30, lid), "line", 15);
}
