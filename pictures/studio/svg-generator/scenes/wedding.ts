import type { Tone } from "@daylit/pictures/tones.ts";
import { along, at, Field } from "../field.ts";
import { box, leaf } from "../forms.ts";
import type { Point } from "../geometry.ts";

/** Confetti of petals, falling. */
export function weddAbstractPetals(): Field {
  const f = new Field(1200, 800, "ground");
  const tones: readonly Tone[] = ["brand", "light", "half", "dark", "shade"];
  for (let i = 0; i < 68; i += 1) {
    const [x, y] = [1200 * f.chance(), 820 * f.chance() ** 0.8 - 20];
    const size = 26 + 66 * f.chance() ** 2;
    const lean = 360 * f.chance();
    f.path(leaf([x + 8, y + 14], size, size * 0.55, lean, 0.3), { fill: "deep", opacity: 0.2 });
    f.path(leaf([x, y], size, size * 0.55, lean, 0.3), { fill: tones[i % 5] ?? "brand" });
  }
  return f;
}

/** Strings of lamps over a yard at night. */
export function weddAbstractLamps(): Field {
  const f = new Field(1280, 720, "deep");
  f.path("M0 560L300 430L560 560L840 400L1280 590V720H0z", { fill: "line", opacity: 0.5 });
  for (const [from, to, sag, lamps] of [
    [90, 150, 190, 9],
    [210, 60, 230, 11],
    [30, 260, 260, 13],
  ] as const) {
    const cord = (t: number): Point => [
      -20 + 1320 * t,
      from + (to - from) * t + sag * 4 * t * (1 - t),
    ];
    f.line(along(30, cord), "shade", 4);
    for (let i = 0; i < lamps; i += 1) {
      const [x, y] = cord((i + 0.5) / lamps);
      f.disc([x, y + 20], 62, { fill: "brand", opacity: 0.22 })
        .disc([x, y + 20], 34, { fill: "glow", opacity: 0.28 })
        .disc([x, y + 20], 15, { fill: "glow" });
    }
  }
  return f;
}

/** A cake of three tiers, each iced another way. */
export function weddAbstractCake(): Field {
  const f = new Field(800, 1000, "ground");
  f.disc([400, 420], 330, { fill: "half" });
  f.path(box(120, 846, 560, 26, 13), { fill: "dark" }).path(box(340, 872, 120, 90), {
    fill: "dark",
  });
  for (const [x, y, w, h] of [
    [170, 626, 460, 220],
    [236, 436, 328, 190],
    [300, 276, 200, 160],
  ] as const)
    f.path(box(x, y, w, h, 12), { fill: "light" }).path(box(x + w * 0.72, y, w * 0.28, h, 12), {
      fill: "half",
      opacity: 0.7,
    });
  const drip = along(
    23,
    (t): Point => [170 + 460 * t, 690 + 44 * Math.abs(Math.sin(9.6 * Math.PI * t)) ** 2],
  );
  f.area([[170, 640], [170, 690], ...drip, [630, 640]], "brand");
  for (let k = 0; k < 6; k += 1)
    f.path(`M${250 + k * 52} 470q26 60 52 0`, { stroke: "brand", width: 7 }).disc(
      [250 + k * 52, 468],
      9,
      {
        fill: "dark",
      },
    );
  for (let k = 0; k < 7; k += 1) f.path(`M${318 + k * 27} 300v112`, { stroke: "shade", width: 5 });
  for (const [x, y, r] of [
    [352, 262, 46],
    [436, 246, 58],
    [602, 622, 40],
    [214, 432, 44],
  ] as const)
    for (let k = 0; k < 9; k += 1)
      f.path(leaf([x, y], r, r * 0.46, k * 40), { fill: k % 2 ? "brand" : "dark" });
  for (const [x, y, d] of [
    [500, 236, -20],
    [300, 268, 200],
    [180, 470, 160],
    [640, 650, 40],
  ] as const)
    f.path(leaf([x, y], 76, 20, d), { fill: "deep" });
  return f;
}

/** A seating plan: nine round tables, eight chairs each. */
export function weddAbstractSeats(): Field {
  const f = new Field(1000, 1000, "half");
  for (let i = 0; i < 9; i += 1) {
    const c: Point = [190 + (i % 3) * 310, 190 + Math.floor(i / 3) * 310];
    for (let k = 0; k < 8; k += 1)
      f.disc(at(c, 118, k * 45 + i * 9), 24, { fill: (k + i) % 5 ? "light" : "brand" });
    f.disc([c[0] + 10, c[1] + 12], 90, { fill: "deep", opacity: 0.25 }).disc(c, 88, {
      fill: "light",
    });
    for (let k = 0; k < 6; k += 1)
      f.path(leaf(c, 38, 14, k * 60 + i * 13), {
        fill: i === 4 ? "brand" : k % 2 ? "dark" : "shade",
      });
  }
  return f;
}
