import { along, at, Field, sector, turn } from "../field.ts";
import { box } from "../forms.ts";
import type { Point } from "../geometry.ts";
import { rectangle } from "../geometry.ts";

/** A disc, a field and a bar that lean by seven degrees. */
export function artdAbstractCrossing(): Field {
  const f = new Field(880, 880, "half");
  f.area(rectangle([226, 84], [706, 836]), "shade").path(box(200, 56, 480, 752), { fill: "light" });
  // The field, the disc and the bar lean; the sheet hangs straight.
  const lean = (p: Point) => turn(p, 7, [440, 410]);
  const leaning = (x: number, y: number, w: number, h: number) =>
    [[x, y] as const, [x + w, y] as const, [x + w, y + h] as const, [x, y + h] as const].map(lean);
  f.area(leaning(272, 150, 336, 500), "deep");
  for (let i = 0; i < 16; i += 1)
    f.line(
      [lean([282 + i * 21, 158]), lean([280 + i * 21, 642])],
      "line",
      3,
      0.14 + 0.1 * f.chance(),
    );
  f.disc(lean([478, 324]), 128, { fill: "dark", opacity: 0.45 })
    .disc(lean([462, 310]), 128, { fill: "brand" })
    .area(leaning(222, 520, 436, 62), "shade", 0.55)
    .area(leaning(220, 508, 436, 62), "ground");
  // Signed and numbered in pencil.
  return f
    .line(
      [
        [262, 762],
        [290, 750],
        [304, 766],
        [330, 752],
        [372, 760],
      ],
      "line",
      2,
    )
    .straight([580, 766], [590, 748], "line", 2)
    .straight([598, 770], [612, 744], "line", 2)
    .line(
      [
        [620, 766],
        [632, 750],
        [640, 764],
      ],
      "line",
      2,
    );
}

/** Wire, pebble, leaf: a mobile and its shadow on the wall. */
export function artdAbstractMobile(): Field {
  const f = new Field(800, 1000, "ground");
  const draw = (
    dx: number,
    dy: number,
    wire: "line" | "shade",
    tones: readonly ("brand" | "deep" | "shade" | "light" | "half")[],
    opacity: number,
  ) => {
    const p = (x: number, y: number): Point => [x + dx, y + dy];
    f.line([p(400, -40), p(400, 170)], wire, 3, opacity).line(
      along(14, (t) => p(120 + 560 * t, 170 - 60 * Math.sin(Math.PI * t) + 40 * t)),
      wire,
      4,
      opacity,
    );
    f.line([p(120, 170), p(120, 420)], wire, 3, opacity)
      .line([p(680, 210), p(680, 330)], wire, 3, opacity)
      .line(
        along(12, (t) => p(520 + 220 * t, 330 - 34 * Math.sin(Math.PI * t) + 30 * t)),
        wire,
        4,
        opacity,
      );
    f.line([p(520, 330), p(520, 520)], wire, 3, opacity)
      .line([p(740, 360), p(740, 640)], wire, 3, opacity)
      .line(
        along(12, (t) => p(360 + 260 * t, 520 - 30 * Math.sin(Math.PI * t))),
        wire,
        4,
        opacity,
      )
      .line([p(360, 520), p(360, 720)], wire, 3, opacity)
      .line([p(620, 520), p(620, 700)], wire, 3, opacity);
    f.disc(p(120, 500), 92, { fill: tones[0] ?? "brand", opacity });
    f.path(`M${740 + dx} ${640 + dy}q86 70 0 190q-86-120 0-190z`, {
      fill: tones[1] ?? "deep",
      opacity,
    });
    f.path(`M${300 + dx} ${780 + dy}q-10-66 70-66t96 60t-66 80t-100-74z`, {
      fill: tones[2] ?? "light",
      opacity,
    });
    f.disc(p(620, 738), 40, { fill: tones[3] ?? "half", opacity });
  };
  draw(64, 70, "shade", ["shade", "shade", "shade", "shade"], 0.55);
  draw(0, 0, "line", ["brand", "deep", "light", "brand"], 1);
  return f;
}

/** A capital A with the lines by which it was drawn. */
export function artdAbstractLetter(): Field {
  const f = new Field(800, 1000, "ground");
  for (const y of [180, 610, 820]) f.straight([0, y], [800, y], "shade", 2);
  for (const x of [110, 400, 690]) f.straight([x, 0], [x, 1000], "shade", 2);
  f.disc([400, 500], 320, { stroke: "shade", width: 2 })
    .straight([60, 980], [440, 40], "shade", 2)
    .straight([740, 980], [360, 40], "shade", 2);
  f.path("M152 862L438 222L570 862H454L430 720H262L214 862z", { fill: "shade", opacity: 0.55 });
  f.path("M110 820L364 180H446L690 820H566L508 660H286L232 820zM316 570H476L398 356z", {
    fill: "brand",
  });
  f.path("M364 180H446L690 820H628z", { fill: "dark", opacity: 0.55 });
  for (const p of [
    [110, 820],
    [232, 820],
    [364, 180],
    [446, 180],
    [566, 820],
    [690, 820],
    [286, 660],
    [508, 660],
  ] as const)
    f.path(`M${p[0] - 8} ${p[1] - 8}h16v16h-16z`, { fill: "light", stroke: "line", width: 2.5 });
  return f;
}

/** An ampersand of two rings and a bar. */
export function artdAbstractAmpersand(): Field {
  const f = new Field(1000, 1000, "brand");
  const stroke = (dx: number, dy: number, tone: "dark" | "light", opacity = 1) =>
    f.path(
      `M${790 + dx} ${846 + dy}L${352 + dx} ${352 + dy}A128 128 0 1 1 ${560 + dx} ${330 + dy}C${560 + dx} ${430 + dy} ${230 + dx} ${470 + dy} ${230 + dx} ${680 + dy}A186 186 0 0 0 ${560 + dx} ${790 + dy}Q${660 + dx} ${690 + dy} ${690 + dx} ${540 + dy}`,
      { stroke: tone, width: 104, opacity },
    );
  stroke(34, 34, "dark", 0.8);
  stroke(0, 0, "light");
  return f;
}

/** A ball in dots: light from the left. */
export function artdAbstractHalftone(): Field {
  const f = new Field(1000, 1000, "light");
  const list: [number, number, number][] = [];
  for (let y = 0; y < 25; y += 1)
    for (let x = 0; x < 25; x += 1) {
      const [u, v] = [(x + (y % 2) / 2) * 40 + 10, y * 40 + 20];
      const [dx, dy] = [(u - 500) / 390, (v - 500) / 390];
      const r2 = dx * dx + dy * dy;
      const light = r2 < 1 ? Math.max(0, -0.55 * dx - 0.5 * dy + 0.67 * Math.sqrt(1 - r2)) : 0.93;
      const size = Math.round(21 * (1 - light));
      if (size > 1) list.push([Math.round(u), Math.round(v), size]);
    }
  f.dots(list, "brand");
  return f;
}

/** Three inks over each other, none quite in register. */
export function artdAbstractOverprint(): Field {
  const f = new Field(1200, 800, "light");
  const shapes: [Point, number][] = [
    [[380, 300], 330],
    [[790, 260], 330],
    [[600, 600], 330],
  ];
  for (const [i, [c, r]] of shapes.entries())
    f.disc(c, r, { fill: (["brand", "deep", "half"] as const)[i] ?? "brand", opacity: 0.78 });
  for (const [i, [c, r]] of shapes.entries())
    f.disc([c[0] + 5 + i * 2, c[1] - 4], r, { stroke: "line", width: 2.4, opacity: 0.6 });
  for (const [x, y] of [
    [60, 60],
    [1140, 60],
    [60, 740],
    [1140, 740],
  ] as const)
    f.disc([x, y], 15, { stroke: "line", width: 2 }).path(`M${x - 26} ${y}h52M${x} ${y - 26}v52`, {
      stroke: "line",
      width: 2,
    });
  for (const [i, tone] of (["brand", "deep", "half", "line"] as const).entries())
    f.path(`M${980 + i * 40} 690h34v34h-34z`, { fill: tone });
  return f;
}

/** Disc, pebble and leaf: the signs of fourteen ferries. */
export function artdAbstractSigns(): Field {
  const f = new Field(1200, 800, "half");
  for (let y = 0; y < 2; y += 1)
    for (let x = 0; x < 3; x += 1) {
      const [cx, cy, k] = [200 + x * 400, 200 + y * 400, (x + y * 2) % 3];
      const dark = (x + y) % 2 === 0;
      f.path(`M${x * 400} ${y * 400}h400v400h-400z`, {
        fill: dark ? (y ? "deep" : "brand") : "light",
      });
      const tone = dark ? "light" : x === 1 ? "brand" : "deep";
      if (k === 0) f.disc([cx, cy], 120, { fill: tone });
      if (k === 1)
        f.path(`M${cx - 140} ${cy + 14}q-4-110 116-104t164 72t-104 126t-176-94z`, { fill: tone });
      if (k === 2)
        f.path(`M${cx - 96} ${cy + 118}q-60-170 60-226q84-38 152-30q10 90-30 162q-58 108-182 94z`, {
          fill: tone,
        }).path(`M${cx - 92} ${cy + 116}L${cx + 92} ${cy - 110}`, {
          stroke: dark ? (y ? "deep" : "brand") : "light",
          width: 9,
        });
    }
  return f;
}

/** Quarter rings laid at random, so that a river comes of them. */
export function artdAbstractTiles(): Field {
  const f = new Field(1200, 800, "light", 9);
  const s = 100;
  let [wide, thin] = ["", ""];
  for (let y = 0; y < 8; y += 1)
    for (let x = 0; x < 12; x += 1) {
      const [px, py] = [x * s, y * s];
      const d =
        f.chance() > 0.5
          ? `M${px + 50} ${py}a50 50 0 0 1-50 50M${px + 100} ${py + 50}a50 50 0 0 0-50 50`
          : `M${px + 50} ${py}a50 50 0 0 0 50 50M${px} ${py + 50}a50 50 0 0 1 50 50`;
      wide += d;
      thin += d;
    }
  return f.path(wide, { stroke: "brand", width: 44 }).path(thin, { stroke: "light", width: 8 });
}

/** Three strokes of a wide brush, running dry. */
export function artdAbstractBrush(): Field {
  const f = new Field(1200, 800, "ground", 3);
  for (const [y, tone, bend, from, to] of [
    [190, "brand", 60, 70, 1120],
    [420, "deep", -50, 160, 1160],
    [630, "shade", 40, 60, 960],
  ] as const)
    for (let k = 0; k < 22; k += 1) {
      const off = (k - 11) * 8.4;
      const end = to - 260 * f.chance() ** 2;
      const start = from + 50 * f.chance();
      f.path(
        `M${Math.round(start)} ${Math.round(y + off + 4 * f.chance())}Q${Math.round((start + end) / 2)} ${Math.round(y + off + bend)} ${Math.round(end)} ${Math.round(y + off - bend * 0.3)}`,
        { stroke: tone, width: 7 + 5 * f.chance(), opacity: 0.75 + 0.25 * f.chance() },
      );
    }
  return f;
}

/** A bell in section, its tone going out. */
export function artdAbstractBell(): Field {
  const f = new Field(1000, 1000, "deep");
  for (let r = 170; r < 860; r += 46)
    f.disc([500, 560], r, {
      stroke: "shade",
      width: Math.max(2, 13 - r / 70),
      opacity: Math.max(0.2, 1 - r / 900),
    });
  f.path(
    "M500 190c-40 0-62 26-62 60c0 20-8 30-40 44c-90 42-112 130-124 250c-8 92-36 132-92 170v50h636v-50c-56-38-84-78-92-170c-12-120-34-208-124-250c-32-14-40-24-40-44c0-34-22-60-62-60z",
    { fill: "brand" },
  );
  f.path(
    "M500 190c40 0 62 26 62 60c0 20 8 30 40 44c90 42 112 130 124 250c8 92 36 132 92 170v50H620c30-150 40-400-20-480c-30-30-60-60-100-94z",
    { fill: "dark", opacity: 0.75 },
  );
  f.path("M330 470q16-90 76-128", { stroke: "light", width: 15, opacity: 0.85 }).path(
    "M214 716h572",
    { stroke: "dark", width: 9 },
  );
  return f.disc([500, 806], 54, { fill: "half" }).disc([516, 818], 36, { fill: "shade" });
}

/** A sun cut into lino: every line a stroke of the gouge. */
export function artdAbstractLino(): Field {
  const f = new Field(800, 1000, "deep", 8);
  const c: Point = [400, 420];
  let rays = "";
  for (let i = 0; i < 64; i += 1)
    for (let k = 0; k < 3; k += 1) {
      const a = i * 5.625 + k * 2 + f.chance() * 1.5;
      const from = 210 + k * 130 + 40 * f.chance();
      const [p, q] = [at(c, from, a), at(c, from + 70 + 40 * f.chance(), a)];
      if (p[1] < 700) rays += `M${p.map(Math.round).join(" ")}L${q.map(Math.round).join(" ")}`;
    }
  f.path(rays, { stroke: "light", width: 7 }).disc(c, 172, { fill: "brand" });
  let hills = "";
  for (let r = 0; r < 9; r += 1)
    for (let i = 0; i < 12; i += 1) {
      const x = i * 72 - 20 + 30 * f.chance();
      const y = 735 + r * 32 + 34 * Math.sin(x * 0.011 + r * 0.5);
      hills += `M${Math.round(x)} ${Math.round(y)}q24-${Math.round(6 + 6 * f.chance())} ${Math.round(40 + 20 * f.chance())} 0`;
    }
  f.area(
    [
      ...along(10, (t): Point => [800 * t, 710 + 34 * Math.sin(800 * t * 0.011)]),
      [800, 1000],
      [0, 1000],
    ],
    "dark",
  );
  return f.path(hills, { stroke: "light", width: 6 });
}

/** Frames within frames, the sun on one side of each. */
export function artdAbstractFrames(): Field {
  const f = new Field(1000, 1000, "half");
  for (let k = 0; k < 8; k += 1) {
    const [a, b] = [60 + k * 52, 940 - k * 52];
    const tone =
      (["light", "brand", "deep", "light", "shade", "brand", "light", "deep"] as const)[k] ??
      "light";
    f.area(rectangle([a, a], [b, b]), tone).area(
      [
        [b, a],
        [b, b],
        [a + 14, b],
        [b - 14, b - 14],
        [b - 14, a + 14],
      ],
      "line",
      0.25,
    );
  }
  return f.path(sector([500, 500], 0, 34, 0, 359), { fill: "brand" });
}
