import { along, at, Field } from "../field.ts";
import { box, leaf } from "../forms.ts";
import type { Point } from "../geometry.ts";

/** A slice from the middle of a loaf: crust, crumb, holes. */
export function foodAbstractCrumb(): Field {
  const f = new Field(1000, 1000, "half");
  const slice =
    "M150 880Q90 620 130 430Q70 250 250 180Q420 90 600 130Q860 130 890 320Q910 420 860 480Q900 700 850 880Q500 930 150 880z";
  f.path(slice.replace("M150 880", "M186 926"), { fill: "deep", opacity: 0.35 });
  f.path(slice, { fill: "dark" });
  f.path(
    "M188 846Q140 620 174 440Q120 290 270 222Q430 136 594 172Q822 176 848 326Q864 414 818 468Q856 690 814 846Q500 890 188 846z",
    { fill: "light" },
  );
  const holes: (readonly [number, number, number])[] = [];
  for (let i = 0; holes.length < 74 && i < 900; i += 1) {
    const [x, y] = [200 + 600 * f.chance(), 210 + 610 * f.chance()];
    const r = 7 + 44 * f.chance() ** 3.2;
    const inside = x > 215 + r && x < 795 - r && y > 235 + r && y < 830 - r;
    if (inside && holes.every(([hx, hy, hr]) => Math.hypot(hx - x, hy - y) > hr + r + 9))
      holes.push([Math.round(x), Math.round(y), Math.round(r)]);
  }
  f.dots(holes, "half");
  return f.dots(
    holes.map(([x, y, r]) => [x - r * 0.16, y - r * 0.2, r * 0.72] as const),
    "shade",
    0.6,
  );
}

/** Three ears of wheat against the sun. */
export function foodAbstractWheat(): Field {
  const f = new Field(800, 1000, "ground");
  f.disc([400, 330], 270, { fill: "brand" });
  for (const [x0, lean, top] of [
    [250, -9, 210],
    [410, 2, 120],
    [560, 11, 240],
  ] as const) {
    const stem = (t: number): Point => [x0 + lean * 16 * t * t, 1010 - (1010 - top) * t];
    f.line(along(14, stem), "line", 8);
    for (let i = 0; i < 9; i += 1) {
      const [x, y] = stem(0.62 + 0.038 * i);
      for (const side of [-1, 1]) {
        f.path(leaf([x, y], 104, 27, -90 + lean + side * 30, side * 0.2), {
          fill: side < 0 ? "light" : "half",
          stroke: "line",
          width: 4,
        });
        const tip = at([x, y], 104, -90 + lean + side * 30);
        f.line([tip, at(tip, 92, -90 + lean + side * 14)], "line", 2.5);
      }
    }
    const [x, y] = stem(0.96);
    f.path(leaf([x, y], 100, 26, -90 + lean), { fill: "light", stroke: "line", width: 4 });
    f.path(leaf(stem(0.25), 250, 26, lean < 0 ? -150 : -28, 0.5), { fill: "dark" });
  }
  return f;
}

/** One long table from above: thirty plates, candles down the middle. */
export function foodAbstractTable(): Field {
  const f = new Field(1280, 720, "deep");
  f.path(box(54, 214, 1190, 320, 10), { fill: "line", opacity: 0.35 });
  f.path(box(40, 190, 1200, 320, 10), { fill: "light" });
  f.path(box(40, 318, 1200, 64), { fill: "brand" });
  for (let i = 0; i < 15; i += 1) {
    const x = 86 + i * 79;
    for (const [y, chair] of [
      [256, 128],
      [444, 572],
    ] as const) {
      f.disc([x, chair], 36, { fill: (i + y) % 4 ? "dark" : "brand" });
      f.disc([x, y], 29, { fill: "ground", stroke: "half", width: 4 }).disc([x, y], 17, {
        stroke: "half",
        width: 3,
      });
    }
    f.path(`M${x + 37} 238v36M${x - 36} 426v36`, { stroke: "shade", width: 4 });
  }
  for (let x = 126; x < 1200; x += 158)
    f.disc([x, 350], 44, { fill: "glow", opacity: 0.22 })
      .disc([x, 350], 24, { fill: "glow", opacity: 0.5 })
      .disc([x, 350], 9, { fill: "glow" });
  return f;
}

/** Three delivery rounds that leave one oven. */
export function foodAbstractRounds(): Field {
  const f = new Field(1200, 800, "ground");
  for (let x = -40; x < 1260; x += 84)
    f.straight([x, 0], [x + 90, 800], "light", 7).straight(
      [0, x - 80],
      [1200, x - 160],
      "light",
      7,
    );
  f.disc([560, 420], 300, { stroke: "half", width: 30 });
  const oven: Point = [560, 420];
  for (const [tone, degrees, far, width] of [
    ["brand", -70, 330, 190],
    ["dark", 60, 300, 210],
    ["deep", 190, 400, 150],
  ] as const) {
    const loop = along(40, (t): Point => {
      const a = 2 * Math.PI * t;
      const [u, v] = [
        far * 0.55 * (1 - Math.cos(a)),
        width * Math.sin(a) * (1.1 - 0.3 * Math.cos(3 * a)),
      ];
      const d = (degrees * Math.PI) / 180;
      return [
        oven[0] + u * Math.cos(d) - v * Math.sin(d),
        oven[1] + u * Math.sin(d) + v * Math.cos(d),
      ];
    });
    f.line(loop, tone, 13);
    for (const k of [6, 11, 16, 21, 26, 32])
      f.disc(loop[k] as Point, 15, { fill: "light", stroke: tone, width: 8 });
  }
  f.disc([568, 430], 62, { fill: "deep", opacity: 0.3 }).disc(oven, 60, { fill: "line" });
  return f
    .path("M522 444q-4-52 38-52t38 52z", { fill: "light" })
    .path("M540 404l8 24M558 398l8 28M576 402l6 24", { stroke: "line", width: 6 });
}

/** A cup of coffee from above, milk drawn through it. */
export function foodAbstractCup(): Field {
  const f = new Field(1000, 1000, "half");
  f.disc([545, 560], 400, { fill: "deep", opacity: 0.3 }).disc([500, 500], 400, { fill: "light" });
  f.disc([500, 500], 330, { stroke: "half", width: 6 });
  f.path(box(700, 440, 250, 92, 46), { fill: "light", stroke: "half", width: 8 });
  f.disc([520, 526], 258, { fill: "deep", opacity: 0.3 }).disc([500, 500], 250, { fill: "light" });
  f.disc([500, 500], 222, { fill: "dark" });
  for (const [k, tone] of (["light", "brand", "light", "brand", "light"] as const).entries())
    f.path(leaf([500, 680 - k * 24], 330 - k * 56, 150 - k * 27, -90), { fill: tone });
  return f
    .path("M120 880l250-110", { stroke: "deep", width: 22 })
    .path(leaf([330, 790], 150, 52, -24), {
      fill: "shade",
    });
}

/** A hotel's worth of kettles, one of them turned to us. */
export function saleAbstractKettles(): Field {
  const f = new Field(1280, 720, "ground");
  const kettle = (x: number, y: number, k: number) => {
    const n = (value: number) => Math.round(value * k);
    return `M${x} ${y}h${n(60)}q${n(10)} ${n(-46)} ${n(-14)} ${n(-62)}h${n(-32)}q${n(-24)} ${n(16)} ${n(-14)} ${n(62)}zM${x + n(52)} ${y - n(34)}l${n(26)} ${n(-16)}v${n(9)}l${n(-22)} ${n(20)}z`;
  };
  const handle = (x: number, y: number, k: number) => {
    const n = (value: number) => Math.round(value * k);
    return `M${x + n(8)} ${y - n(62)}q${n(22)} ${n(-34)} ${n(44)} 0`;
  };
  const all = Array.from(
    { length: 60 },
    (_, i) => [44 + (i % 10) * 124, 118 + Math.floor(i / 10) * 114] as const,
  );
  const plain = all.filter((_, i) => i !== 26);
  f.path(plain.map(([x, y]) => kettle(x + 9, y + 9, 1)).join(""), { fill: "deep", opacity: 0.25 });
  f.path(plain.map(([x, y]) => kettle(x, y, 1)).join(""), { fill: "half" });
  f.path(plain.map(([x, y]) => handle(x, y, 1)).join(""), { stroke: "shade", width: 7 });
  f.path(kettle(772, 372, 1.5), { fill: "deep", opacity: 0.4 });
  return f
    .path(kettle(756, 352, 1.5), { fill: "brand" })
    .path(handle(756, 352, 1.5), { stroke: "line", width: 11 });
}
