import type { Tone } from "@daylit/pictures/tones.ts";
import { along, at, Field } from "../field.ts";
import { box, polygon } from "../forms.ts";
import type { Point } from "../geometry.ts";

/** The thread of a bolt, so near that its turns fill the picture. */
export function induAbstractThread(): Field {
  const f = new Field(1200, 800, "deep");
  f.path("M-20 120h1240v560H-20z", { fill: "shade" });
  for (let i = -1; i < 13; i += 1) {
    const x = i * 100;
    const turn = (from: number, to: number): Point[] => [
      [x + from, 120],
      [x + to, 120],
      [x + to - 60, 680],
      [x + from - 60, 680],
    ];
    f.area(turn(0, 34), "light").area(turn(34, 56), "half").area(turn(56, 82), "deep", 0.75);
    f.area(
      [
        [x, 120],
        [x + 17, 84],
        [x + 34, 120],
      ],
      "light",
    );
    f.area(
      [
        [x - 60, 680],
        [x - 43, 716],
        [x - 26, 680],
      ],
      "shade",
    );
  }
  f.path("M-20 120h1240v90H-20z", { fill: "deep", opacity: 0.25 });
  f.path("M-20 520h1240v160H-20z", { fill: "deep", opacity: 0.4 });
  f.path("M-20 270h1240v60H-20z", { fill: "glow", opacity: 0.5 });
  return f.path("M-20 742h1240v14H-20z", { fill: "brand" });
}

/** A load in the furnace: up, held, quenched, tempered. */
export function induAbstractHeat(): Field {
  const f = new Field(1200, 800, "ground");
  for (let x = 100; x < 1200; x += 100) f.path(`M${x} 80v600`, { stroke: "half", width: 2 });
  for (let y = 80; y < 700; y += 100) f.path(`M60 ${y}h1080`, { stroke: "half", width: 2 });
  const curve: Point[] = [
    [60, 660],
    ...along(14, (t): Point => [60 + 240 * t, 660 - 520 * (1 - (1 - t) ** 2.2)]),
    [560, 140],
    ...along(10, (t): Point => [560 + 90 * t, 140 + 480 * t ** 0.6]),
    ...along(10, (t): Point => [650 + 120 * t, 620 - 220 * (1 - (1 - t) ** 2)]),
    [960, 400],
    ...along(10, (t): Point => [960 + 180 * t, 400 + 240 * t ** 0.7]),
  ];
  for (const [k, tone, opacity] of [
    [0, "brand", 0.25],
    [130, "brand", 0.35],
    [260, "brand", 0.5],
    [390, "dark", 0.6],
  ] as const) {
    const lowered = curve.map(([x, y]): Point => [x, Math.min(680, y + k)]);
    f.area([...lowered, [1140, 680], [60, 680]], tone, opacity);
  }
  f.line(curve, "line", 9).path("M60 60v620h1090", { stroke: "line", width: 6 });
  for (const p of [
    [300, 140],
    [560, 140],
    [650, 620],
    [960, 400],
  ] as const)
    f.disc(p, 15, { fill: "glow", stroke: "line", width: 6 });
  return f;
}

/** Nine cards of colour, fanned out on one rivet. */
export function inteAbstractFan(): Field {
  const f = new Field(1200, 800, "ground");
  const pivot: Point = [600, 720];
  const tones: readonly Tone[] = [
    ...(["light", "half", "shade", "deep", "line"] as const),
    ...(["dark", "brand", "half", "light"] as const),
  ];
  const card = (centre: Point, degrees: number): Point[] => {
    const [near, far] = [at(centre, 40, degrees), at(centre, 600, degrees)];
    return [
      at(near, 58, degrees - 90),
      at(far, 58, degrees - 90),
      at(far, 58, degrees + 90),
      at(near, 58, degrees + 90),
    ];
  };
  for (const [i, tone] of tones.entries()) {
    const degrees = -162 + i * 18;
    f.area(card([pivot[0] + 12, pivot[1] + 14], degrees), "deep", 0.3);
    f.area(card(pivot, degrees), tone);
    const [a, b] = [at(pivot, 470, degrees), at(pivot, 545, degrees)];
    f.path(`M${a.map(Math.round).join(" ")}L${b.map(Math.round).join(" ")}`, {
      stroke: i > 2 && i < 7 ? "light" : "line",
      width: 5,
      opacity: 0.55,
    });
  }
  return f.disc(pivot, 26, { fill: "light", stroke: "line", width: 6 });
}

/** Eleven square metres, drawn to the centimetre. */
export function inteAbstractPlan(): Field {
  const f = new Field(1000, 1000, "light");
  for (let k = 50; k < 1000; k += 50)
    f.path(`M${k} 0v1000M0 ${k}h1000`, { stroke: "half", width: 1.2, opacity: 0.7 });
  f.path("M170 190h620v640h-430v-190h-190z", { fill: "ground", stroke: "line", width: 19 });
  f.path("M470 190h190", { stroke: "light", width: 19 }).path("M470 182h190M470 198h190", {
    stroke: "line",
    width: 4,
  });
  f.path("M480 830h110", { stroke: "light", width: 21 });
  f.path("M480 830v-110a110 110 0 0 1 110 110", { stroke: "line", width: 4 });
  f.path(box(184, 204, 270, 150, 8), { fill: "brand" })
    .path(box(196, 216, 76, 126, 10), { fill: "light", opacity: 0.85 })
    .path(box(690, 300, 88, 300, 6), { fill: "shade" })
    .path("M690 375h88M690 450h88M690 525h88", { stroke: "line", width: 4 })
    .path(box(184, 470, 150, 150, 6), { fill: "half" })
    .path(box(400, 640, 60, 60, 12), { fill: "dark" });
  f.disc([560, 480], 72, { fill: "glow", stroke: "line", width: 5 });
  f.path("M170 120h620M170 104v32M790 104v32M880 190v640M864 190h32M864 830h32", {
    stroke: "brand",
    width: 5,
  });
  return f.path("M440 120h80M880 480v60", { stroke: "light", width: 30 });
}

/** Nine blades of an aperture, half open. */
export function portAbstractAperture(): Field {
  const f = new Field(1000, 1000, "ground");
  const c: Point = [500, 500];
  f.disc([530, 536], 430, { fill: "deep", opacity: 0.4 }).disc(c, 430, { fill: "line" });
  f.disc(c, 396, { fill: "glow" });
  const blades: readonly Tone[] = [
    "deep",
    "line",
    "shade",
    "deep",
    "line",
    "deep",
    "shade",
    "line",
    "deep",
  ];
  for (const [i, tone] of blades.entries()) {
    const a = i * 40;
    const rim = along(8, (t): Point => at(c, 396, a + 96 * t));
    f.area([...rim, at(c, 150, a + 152), at(c, 168, a + 40)], tone);
    f.line([at(c, 396, a), at(c, 168, a + 40), at(c, 150, a + 152)], "half", 3, 0.6);
  }
  f.area(polygon(c, 152, 9, 32), "glow").disc([450, 446], 30, { fill: "brand" });
  return f.disc(c, 412, { stroke: "brand", width: 10 });
}

/** Grey to brand: seven cards, each over the last. */
export function portAbstractSteps(): Field {
  const f = new Field(800, 1000, "ground");
  const tones: readonly Tone[] = ["light", "half", "shade", "deep", "line", "dark", "brand"];
  for (const [i, tone] of tones.entries()) {
    const [x, y] = [70 + i * 52, 80 + i * 92];
    f.path(box(x + 16, y + 20, 340, 250), { fill: "deep", opacity: 0.35 });
    f.path(box(x, y, 340, 250), { fill: tone });
  }
  return f;
}

/** Eleven white jars on white; one lid has a colour. */
export function portAbstractJars(): Field {
  const f = new Field(1200, 800, "light");
  f.path("M0 560h1200v240H0z", { fill: "ground" });
  const jars: readonly (readonly [number, number, number])[] = [
    ...([
      [90, 300, 96],
      [196, 360, 90],
      [300, 250, 110],
      [420, 400, 92],
      [524, 310, 104],
    ] as const),
    ...([
      [640, 360, 86],
      [738, 270, 116],
      [864, 410, 88],
      [964, 320, 100],
      [1076, 250, 92],
    ] as const),
  ];
  for (const [i, [x, h, w]] of [...jars, [356, 150, 84] as const].entries()) {
    const foot = i > 9 ? 690 : 620;
    const top = foot - h;
    f.path(`M${x + w} ${foot}l190 54h-${w}l-190-54z`, { fill: "half", opacity: 0.6 });
    f.path(box(x, top, w, h, 14), { fill: "light", stroke: "half", width: 3 });
    f.path(box(x + w * 0.62, top + 4, w * 0.36, h - 8, 12), { fill: "half", opacity: 0.5 });
    f.path(box(x + 8, top - 30, w - 16, 36, 8), {
      fill: i === 4 ? "brand" : "ground",
      stroke: "half",
      width: 3,
    });
  }
  return f;
}
