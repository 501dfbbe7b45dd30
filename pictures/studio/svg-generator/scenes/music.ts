import { along, at, Field, sector } from "../field.ts";
import type { Point } from "../geometry.ts";
import { rectangle } from "../geometry.ts";

const TAU = Math.PI * 2;

/** A record so near that only its grooves are in the picture, light across them. */
export function musiAbstractGrooves(): Field {
  const f = new Field(1200, 800, "deep");
  const c: Point = [1010, 660];
  for (let r = 980; r > 230; r -= 15)
    f.disc(c, r, {
      stroke: r % 90 < 15 ? "shade" : "line",
      width: r % 90 < 15 ? 1.2 : 2.2,
      opacity: 0.35 + 0.3 * Math.sin(r * 0.13) ** 2,
    });
  for (const [from, width, opacity] of [
    [196, 13, 0.16],
    [199, 8, 0.22],
    [201, 4, 0.4],
    [246, 10, 0.1],
    [249, 5, 0.16],
  ] as const)
    f.path(sector(c, 238, 990, from, from + width), { fill: "light", opacity });
  f.disc(c, 226, { fill: "brand" })
    .disc(c, 200, { stroke: "dark", width: 3 })
    .disc(c, 118, { fill: "dark" })
    .disc(c, 20, { fill: "light" });
  for (const [a, b] of [
    [200, 232],
    [240, 252],
    [262, 300],
  ] as const)
    f.path(sector(c, 152, 164, a, b), { fill: "dark" });
  return f;
}

/** A sound as bars, mirrored in water. */
export function musiAbstractSound(): Field {
  const f = new Field(1200, 800, "ground");
  const loud = (t: number) =>
    (0.12 + 0.88 * Math.sin(Math.PI * t) ** 1.5) *
    (0.35 + 0.65 * Math.abs(Math.sin(23 * t) * Math.cos(7.3 * t + 0.6)));
  const bars = Array.from(
    { length: 60 },
    (_, i) => [40 + i * 19, 330 * loud((i + 0.5) / 60)] as const,
  );
  f.area(rectangle([0, 470], [1200, 800]), "half", 0.55);
  const tall = (list: readonly (readonly [number, number])[]) =>
    list.map(([x, h]) => `M${x} ${Math.round(468 - h)}v${Math.round(h)}`).join("");
  f.path(tall(bars.filter((_, i) => i % 7)), { stroke: "deep", width: 11 }).path(
    tall(bars.filter((_, i) => i % 7 === 0)),
    { stroke: "brand", width: 11 },
  );
  for (let k = 0; k < 8; k += 1) {
    const d = bars
      .map(([x, h]) =>
        h * 0.8 > k * 30
          ? `M${Math.round(x - 5 + 7 * Math.sin(k * 1.7 + x * 0.02))} ${490 + k * 30}h${11}`
          : "",
      )
      .join("");
    f.path(d, { stroke: "deep", width: 13 - k, opacity: 0.5 - 0.05 * k });
  }
  return f;
}

/** A string that sounds: all its places at once. */
export function musiAbstractString(): Field {
  const f = new Field(1000, 1000, "deep");
  for (let k = -11; k <= 11; k += 1) {
    const points = along(40, (t) => [
      40 + 920 * t,
      500 + k * 30 * Math.sin(3 * Math.PI * t) * (1 - 0.25 * t),
    ]);
    f.line(
      points,
      k === 11 || k === -11 ? "brand" : "light",
      k === 11 || k === -11 ? 7 : 2,
      k === 11 || k === -11 ? 1 : 0.2 + 0.45 * (Math.abs(k) / 11),
    );
  }
  for (const x of [40, 346, 653, 960])
    f.disc([x, 500], x === 40 || x === 960 ? 17 : 12, {
      fill: x === 40 || x === 960 ? "light" : "brand",
    });
  return f;
}

/** Two stones in still water: rings that cross. */
export function musiAbstractRings(): Field {
  const f = new Field(1000, 1000, "half");
  for (const [c, tone] of [
    [[330, 380], "deep"],
    [[700, 640], "brand"],
  ] as const)
    for (let r = 30; r < 900; r += 34)
      f.disc(c as Point, r, {
        stroke: tone,
        width: Math.max(2, 15 - r / 60),
        opacity: Math.max(0.25, 1 - r / 1000),
      });
  f.disc([330, 380], 15, { fill: "deep" }).disc([700, 640], 15, { fill: "brand" });
  return f;
}

/** Lamps above a stage, people as a row of heads. */
export function musiAbstractStage(): Field {
  const f = new Field(1280, 720, "deep");
  for (const [x, foot, spread, tone, opacity] of [
    [160, 420, 170, "half", 0.3],
    [420, 560, 150, "brand", 0.75],
    [700, 640, 150, "light", 0.45],
    [940, 760, 150, "brand", 0.55],
    [1150, 900, 170, "half", 0.3],
  ] as const)
    f.area(
      [
        [x - 10, 40],
        [x + 10, 40],
        [foot + spread, 640],
        [foot - spread, 640],
      ],
      tone,
      opacity,
    );
  for (const x of [160, 420, 700, 940, 1150])
    f.area(
      [
        [x - 34, 8],
        [x + 34, 8],
        [x + 22, 52],
        [x - 22, 52],
      ],
      "line",
    ).area(
      [
        [x - 22, 52],
        [x + 22, 52],
        [x + 20, 58],
        [x - 20, 58],
      ],
      "glow",
    );
  f.straight([0, 10], [1280, 10], "line", 12);
  f.area(
    [
      [250, 560],
      [1030, 560],
      [1090, 640],
      [190, 640],
    ],
    "light",
    0.9,
  );
  // Voice, two guitars and a drum, as shapes.
  f.disc([640, 470], 24, { fill: "dark" })
    .area(
      [
        [612, 500],
        [668, 500],
        [690, 600],
        [590, 600],
      ],
      "dark",
    )
    .straight([690, 470], [690, 602], "line", 5)
    .disc([690, 462], 11, { fill: "line" });
  for (const [x, k] of [
    [470, 1],
    [800, -1],
  ] as const)
    f.disc([x, 480], 22, { fill: "line" })
      .area(
        [
          [x - 26, 508],
          [x + 26, 508],
          [x + 44, 604],
          [x - 40, 604],
        ],
        "line",
      )
      .straight([x - 60 * k, 570], [x + 70 * k, 520], "brand", 12)
      .disc([x - 40 * k, 566], 24, { fill: "brand" });
  const heads: [number, number, number][] = [];
  for (let row = 0; row < 3; row += 1)
    for (let i = 0; i < 22 - row * 3; i += 1)
      heads.push([
        ((i + 0.5 + 0.4 * f.chance()) * 1280) / (22 - row * 3),
        640 + row * 34 + 8 * f.chance(),
        23 + row * 8,
      ]);
  f.area(rectangle([0, 664], [1280, 720]), "deep")
    .dots(heads.slice(0, 22), "deep")
    .dots(heads.slice(22), "line", 0.9);
  f.straight([188, 660], [170, 580], "deep", 22)
    .straight([820, 664], [846, 572], "deep", 22)
    .straight([1040, 664], [1016, 590], "deep", 22);
  return f;
}

/** Keys that bend away like a road. */
export function musiAbstractKeys(): Field {
  const f = new Field(1200, 800, "brand");
  const c: Point = [-180, 1180];
  const white = 15;
  for (let i = 0; i < white; i += 1) {
    const [a, b] = [-78 + i * 5.6, -78 + (i + 1) * 5.6 - 0.35];
    f.path(sector(c, 560, 1080, a, b), { fill: i % 3 === 1 ? "half" : "light" });
    if (![2, 6, 9, 13].includes(i))
      f.path(sector(c, 750, 1082, b - 1.5, b + 1.9), { fill: "deep" }).path(
        sector(c, 762, 800, b - 1.1, b + 0.4),
        { fill: "shade", opacity: 0.5 },
      );
  }
  f.path(sector(c, 1080, 1130, -80, 8), { fill: "dark" });
  return f;
}

/** Four arches under the line, light in each of them. */
export function musiAbstractArches(): Field {
  const f = new Field(1280, 720, "shade");
  const arch = (x: number, w: number, top: number) =>
    `M${x} 640V${top + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V640z`;
  f.area(rectangle([0, 110], [1280, 640]), "half");
  for (let r = 0; r < 11; r += 1)
    f.path(
      Array.from(
        { length: 14 },
        (_, i) => `M${(i * 98 + (r % 2) * 49) % 1330} ${120 + r * 48}h60`,
      ).join(""),
      { stroke: "shade", width: 3 },
    );
  for (const [i, x] of [40, 348, 656, 964].entries()) {
    f.path(arch(x - 22, 312, 168), { fill: "light" }).path(arch(x, 268, 190), { fill: "deep" });
    const glow = ["brand", "half", "brand", "light"] as const;
    for (let k = 0; k < 5; k += 1)
      f.path(arch(x + 26 * k + 12, 268 - 52 * k - 24, 205 + 46 * k), {
        fill: glow[i] ?? "brand",
        opacity: 0.16 + 0.1 * k,
      });
    f.disc([x + 134, 300], 15, { fill: "glow" });
  }
  f.area(rectangle([0, 640], [1280, 720]), "deep");
  for (const x of [40, 348, 656, 964])
    f.area(
      [
        [x + 20, 640],
        [x + 248, 640],
        [x + 320, 720],
        [x - 52, 720],
      ],
      "brand",
      0.35,
    );
  f.area(rectangle([0, 90], [1280, 128]), "dark");
  for (const x of [120, 372, 624])
    f.path(`M${x} 24h226v66h-226z`, { fill: "brand" }).path(
      `M${x + 16} 36h46v28h-46zm54 0h46v28h-46zm54 0h46v28h-46z`,
      { fill: "glow" },
    );
  return f;
}

/** A drum from above, struck. */
export function musiAbstractDrum(): Field {
  const f = new Field(1000, 1000, "brand");
  const c: Point = [500, 520];
  f.disc([536, 566], 392, { fill: "dark", opacity: 0.6 })
    .disc(c, 390, { fill: "deep" })
    .disc(c, 356, { fill: "light" });
  for (let k = 0; k < 9; k += 1)
    f.disc([430, 470], 24 + k * 30, {
      stroke: "deep",
      width: 9 - k * 0.8,
      opacity: 0.9 - 0.085 * k,
    });
  for (let i = 0; i < 8; i += 1) {
    const p = at(c, 372, i * 45 + 10);
    f.disc(p, 15, { fill: "light" });
  }
  f.straight([960, 60], [462, 446], "line", 30)
    .straight([960, 60], [462, 446], "half", 20)
    .disc([446, 458], 25, { fill: "line" });
  f.straight([900, 960], [640, 690], "line", 30)
    .straight([900, 960], [640, 690], "half", 20)
    .disc([626, 676], 25, { fill: "line" });
  return f;
}

/** Two tones against each other, drawn as one closed line. */
export function musiAbstractLoops(): Field {
  const f = new Field(800, 1000, "deep");
  for (let k = 0; k < 9; k += 1) {
    const points = along(120, (t) => [
      400 + (330 - k * 14) * Math.sin(3 * TAU * t + k * 0.16),
      500 + (430 - k * 16) * Math.sin(2 * TAU * t),
    ]);
    f.line(
      points,
      k === 0 ? "brand" : k % 4 === 0 ? "light" : "shade",
      k === 0 ? 9 : 2.4,
      k === 0 ? 1 : 0.8,
    );
  }
  return f;
}

/** Bunting from wall to wall, the street below in shade. */
export function musiAbstractBunting(): Field {
  const f = new Field(1200, 800, "ground");
  f.area(
    [
      [0, 240],
      [250, 330],
      [250, 800],
      [0, 800],
    ],
    "half",
  )
    .area(
      [
        [1200, 180],
        [930, 310],
        [930, 800],
        [1200, 800],
      ],
      "shade",
    )
    .area(
      [
        [250, 640],
        [930, 640],
        [1200, 800],
        [0, 800],
      ],
      "light",
    );
  for (const [k, y, sag, count, size] of [
    [0, 300, 60, 9, 34],
    [1, 210, 110, 9, 58],
    [2, 60, 170, 8, 92],
  ] as const) {
    const line = (t: number): Point => [-30 + 1260 * t, y + sag * 4 * t * (1 - t) - 40 * t];
    f.line(along(14, line), "line", 3);
    for (let i = 0; i < count; i += 1) {
      const [x, h] = line((i + 0.5) / count);
      f.area(
        [
          [x - size * 0.62, h],
          [x + size * 0.62, h + 4],
          [x + 4, h + size * 1.5],
        ],
        (["brand", "light", "deep", "brand", "half"] as const)[(i + k * 2) % 5] ?? "brand",
      );
      f.area(
        [
          [x + size * 0.1, h],
          [x + size * 0.62, h + 4],
          [x + 4, h + size * 1.5],
        ],
        "line",
        0.16,
      );
    }
  }
  return f;
}
