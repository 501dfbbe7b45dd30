import type { Tone } from "@daylit/pictures/tones.ts";
import { along, Field, sector } from "../field.ts";
import { box } from "../forms.ts";
import type { Point } from "../geometry.ts";

const wave = (y: number, height: number, length: number, shift: number, width = 1200): Point[] =>
  along(48, (t): Point => [width * t, y + height * Math.sin((width * t) / length + shift)]);

/** The tide of two days, the moon that makes it, and a gauge. */
export function travAbstractTide(): Field {
  const f = new Field(1200, 800, "deep");
  f.disc([900, 210], 118, { fill: "glow" }).disc([946, 182], 104, { fill: "deep" });
  for (const [i, tone] of (["dark", "brand", "shade", "half", "light"] as const).entries()) {
    const shape = wave(430 + i * 74, 96 - i * 17, 128, 0.9 + i * 0.42);
    f.area([...shape, [1200, 800], [0, 800]], tone, i ? 0.92 : 1);
  }
  f.path(box(150, 150, 64, 660), { fill: "glow", stroke: "line", width: 5 });
  for (let k = 0; k < 13; k += 1)
    f.path(`M150 ${190 + k * 48}h${k % 2 ? 28 : 48}`, { stroke: "line", width: 9 });
  return f.path("M150 420h64v60h-64z", { fill: "brand" });
}

/** Five days on foot: the coast from above, a dot for each night. */
export function travAbstractPath(): Field {
  const f = new Field(800, 1000, "half");
  const coast = (t: number): Point => [
    330 + 150 * Math.sin(5.2 * t + 0.4) + 70 * Math.sin(13 * t) + 90 * t,
    -30 + 1060 * t,
  ];
  for (const [k, tone] of [
    [120, "shade"],
    [64, "light"],
  ] as const)
    f.line(
      along(44, (t): Point => [coast(t)[0] + k, coast(t)[1]]),
      tone,
      22,
      0.6,
    );
  const land = along(60, coast);
  f.area([...land.map(([x, y]): Point => [x + 22, y + 14]), [-20, 1020], [-20, -20]], "deep", 0.35);
  f.area([...land, [-20, 1020], [-20, -20]], "ground");
  for (const [k, opacity] of [
    [90, 0.5],
    [180, 0.35],
    [290, 0.25],
  ] as const)
    f.line(
      along(40, (t): Point => [coast(t)[0] - k - 26 * Math.sin(9 * t + k), coast(t)[1]]),
      "shade",
      5,
      opacity,
    );
  const path = along(60, (t): Point => [coast(t)[0] - 34, coast(t)[1]]);
  f.path(`M${path.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join("L")}`, {
    stroke: "brand",
    width: 11,
    dash: "3 25",
  });
  for (const t of [6, 17, 29, 41, 53])
    f.disc(path[t] as Point, 25, { fill: "brand" }).disc(path[t] as Point, 10, { fill: "glow" });
  return f;
}

/** Three seasons over one sea: the sun low, middle and high. */
export function travAbstractSeasons(): Field {
  const f = new Field(1280, 720, "ground");
  const skies: readonly (readonly [Tone, Tone, number, number])[] = [
    ["shade", "light", 430, 66],
    ["half", "glow", 300, 84],
    ["light", "brand", 160, 104],
  ];
  for (const [i, [sky, sun, y, r]] of skies.entries()) {
    const x = i * 428;
    f.path(box(x, 0, 424, 720), { fill: sky });
    f.disc([x + 212, y], r, { fill: sun });
    f.path(box(x, 470, 424, 250), { fill: i ? "brand" : "deep" });
    for (let k = 0; k < 7; k += 1)
      f.path(`M${x + 212 - (150 - k * 16)} ${492 + k * 30}h${2 * (150 - k * 16)}`, {
        stroke: sun === "brand" ? "glow" : sun,
        width: 9,
        opacity: 0.75 - 0.08 * k,
      });
  }
  return f;
}

/** A house front at dusk: nine windows are lit. */
export function realAbstractWindows(): Field {
  const f = new Field(1200, 800, "dark");
  f.path(box(60, 90, 1080, 720), { fill: "deep" });
  const lit = new Set([3, 8, 10, 14, 17, 21, 25, 28, 32]);
  for (let i = 0; i < 36; i += 1) {
    const [x, y] = [112 + (i % 9) * 112, 140 + Math.floor(i / 9) * 165];
    const on = lit.has(i);
    f.path(box(x, y, 76, 112), { fill: on ? "glow" : "dark", ...(on ? {} : { opacity: 0.75 }) });
    if (on) f.path(box(x, y, i % 2 ? 24 : 14, 112), { fill: "brand" });
    f.path(`M${x + 38} ${y}v112M${x} ${y + 52}h76`, { stroke: "deep", width: 5 });
    f.path(`M${x - 8} ${y + 118}h92`, { stroke: "shade", width: 7, opacity: 0.5 });
  }
  return f.path("M40 84h1120", { stroke: "brand", width: 15 });
}

/** A valley of terraces: rows of houses along the contours. */
export function realAbstractValley(): Field {
  const f = new Field(1280, 720, "ground");
  f.disc([1010, 150], 84, { fill: "glow" });
  const rows: readonly (readonly [number, Tone, number])[] = [
    [250, "half", 26],
    [360, "shade", 34],
    [480, "brand", 44],
    [620, "dark", 58],
  ];
  for (const [i, [y, tone, size]] of rows.entries()) {
    const hill = (x: number) =>
      y + 70 * Math.sin(x / (260 + 50 * i) + i * 1.9) + (i % 2 ? 0.04 : -0.05) * (x - 640);
    const roofs: string[] = [];
    const fronts: string[] = [];
    for (let k = 0; k * size * 1.02 < 1280 - 60; k += 1) {
      const x = 30 + k * size * 1.02;
      if ((k * 7 + i * 5) % 11 > 7) continue;
      const foot = hill(x + size / 2) + 12;
      const [r, w] = [Math.round, size];
      fronts.push(`M${r(x)} ${r(foot)}v${r(-w * 1.1)}h${r(w)}v${r(w * 1.1)}z`);
      roofs.push(
        `M${r(x - 3)} ${r(foot - w * 1.1)}l${r(w / 2 + 3)}${r(-w * 0.5)}l${r(w / 2 + 3)} ${r(w * 0.5)}z`,
      );
    }
    f.path(fronts.join(""), { fill: "light" }).path(roofs.join(""), {
      fill: i % 2 ? "line" : "deep",
    });
    f.area([...along(32, (t): Point => [1280 * t, hill(1280 * t)]), [1280, 720], [0, 720]], tone);
  }
  return f;
}

/** Paw prints across a field, large and small. */
export function petsAbstractTrail(): Field {
  const f = new Field(1200, 800, "brand");
  const paw = (
    [x, y]: Point,
    size: number,
    degrees: number,
  ): readonly (readonly [number, number, number])[] => {
    const d = (degrees * Math.PI) / 180;
    return (
      [
        [0, 0, 0.44],
        [-0.22, 0.2, 0.26],
        [0.22, 0.2, 0.26],
        [-0.5, -0.36, 0.18],
        [-0.18, -0.62, 0.2],
        [0.18, -0.62, 0.2],
        [0.5, -0.36, 0.18],
      ] as const
    ).map(([u, v, r]) => [
      x + size * (u * Math.cos(d) - v * Math.sin(d)),
      y + size * (u * Math.sin(d) + v * Math.cos(d)),
      r * size,
    ]);
  };
  for (let i = 0; i < 9; i += 1) {
    const t = i / 8;
    f.dots(paw([80 + 1040 * t, 620 - 420 * t + (i % 2 ? 70 : -40)], 76, 66), "light");
  }
  for (let i = 0; i < 11; i += 1) {
    const t = i / 10;
    const [x, y] = [70 + 1060 * t, 190 + 110 * Math.sin(4 * t) + 330 * t + (i % 2 ? 24 : -16)];
    f.dots(paw([x, y], 34, 100 + 20 * Math.cos(4 * t)), "deep");
  }
  return f;
}

/** A bowl from above, filled to the line. */
export function petsAbstractBowl(): Field {
  const f = new Field(1000, 1000, "ground");
  f.disc([540, 550], 390, { fill: "deep", opacity: 0.35 }).disc([500, 500], 390, { fill: "brand" });
  f.path(sector([500, 500], 300, 390, 10, 120), { fill: "dark" });
  f.disc([500, 500], 300, { fill: "dark" }).disc([490, 492], 286, { fill: "shade" });
  const bits: (readonly [number, number, number])[] = [];
  for (let i = 0; bits.length < 62 && i < 3000; i += 1) {
    const [x, y] = [500 + 520 * (f.chance() - 0.5), 500 + 520 * (f.chance() - 0.5)];
    if (Math.hypot(x - 492, y - 494) < 240 && bits.every(([a, b]) => Math.hypot(a - x, b - y) > 44))
      bits.push([Math.round(x), Math.round(y), 27]);
  }
  f.dots(
    bits.map(([x, y, r]) => [x + 7, y + 9, r] as const),
    "deep",
    0.6,
  ).dots(bits, "half");
  return f.dots(
    bits.map(([x, y]) => [x - 7, y - 8, 9] as const),
    "light",
  );
}

/** A tag on a collar. */
export function petsAbstractTag(): Field {
  const f = new Field(1000, 1000, "half");
  f.path("M-40 150Q500 470 1040 110V270Q500 630-40 310z", { fill: "dark" });
  f.path("M-40 186Q500 506 1040 146M-40 274Q500 594 1040 234", {
    stroke: "light",
    width: 6,
    dash: "24 18",
  });
  f.disc([500, 500], 58, { stroke: "line", width: 19 });
  f.disc([534, 744], 214, { fill: "deep", opacity: 0.35 }).disc([500, 710], 214, { fill: "brand" });
  f.disc([500, 540], 23, { fill: "half" });
  f.disc([500, 710], 186, { stroke: "glow", width: 5, opacity: 0.6 });
  return f.path(
    "M420 690a38 38 0 1 1 30-62a38 38 0 0 1 8 52h84a38 38 0 0 1 8-52a38 38 0 1 1 30 62a38 38 0 1 1-30 62a38 38 0 0 1-8-12h-84a38 38 0 0 1-8 12a38 38 0 1 1-30-62z",
    { fill: "light" },
  );
}
