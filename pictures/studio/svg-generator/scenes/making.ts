import { drum, type Place, type Point, piece, rectangle, smooth } from "../geometry.ts";
import { pathOf, Sheet, stuffs } from "../sheet.ts";
import { book, pane, paperOn, person, room, stripe, sunOnWall, table } from "../things.ts";

/** A bolt as the drawing office shows it: dimensions, centre line, a view of its head. */
export function induDrawBolt(): Sheet {
  const s = new Sheet(1200, 800, { at: [0, -10, 0.01], to: [0, 0, 0], lens: 1.2 });
  for (let x = 40; x < 1200; x += 40) s.put(`M${x} 0v800`, { stroke: "half", width: 1 });
  for (let y = 40; y < 800; y += 40) s.put(`M0 ${y}h1200`, { stroke: "half", width: 1 });
  s.shape(
    [
      [190, 290],
      [300, 260],
      [300, 520],
      [190, 490],
    ],
    "light",
    4,
  ).shape(
    [
      [190, 340],
      [300, 325],
      [300, 455],
      [190, 440],
    ],
    "half",
    2,
  );
  s.shape(rectangle([300, 300], [326, 480]), "brand", 4);
  s.shape(rectangle([326, 330], [560, 450]), "light", 4);
  s.shape(
    [
      [560, 330],
      [840, 330],
      [862, 350],
      [862, 430],
      [840, 450],
      [560, 450],
    ],
    "half",
    4,
  );
  s.put(Array.from({ length: 17 }, (_, i) => `M${572 + i * 16} 334l10 112`).join(""), { width: 3 });
  s.hatch(rectangle([326, 392], [560, 448]), { gap: 13, angle: -45 });
  s.put("M150 390h90m12 0h10m12 0h140m12 0h10m12 0h170m12 0h10m12 0h250", {
    width: 2,
    stroke: "brand",
  });
  for (const [a, b, y] of [
    [326, 862, 590],
    [190, 300, 590],
    [560, 862, 640],
  ] as const) {
    s.put(`M${a} ${y - 110}v130M${b} ${y - 110}v130M${a} ${y}h${b - a}`, {
      width: 2,
      stroke: "brand",
    });
    s.put(`M${a + 16} ${y - 6}l-16 6l16 6zM${b - 16} ${y - 6}l16 6l-16 6z`, {
      fill: "brand",
      stroke: "none",
    });
  }
  s.put("M900 330h60M900 450h60M930 330v120", { width: 2, stroke: "brand" });
  const hex = Array.from(
    { length: 6 },
    (_, i): Point => [
      1040 + 106 * Math.cos((i * Math.PI) / 3),
      210 + 106 * Math.sin((i * Math.PI) / 3),
    ],
  );
  s.shape(hex, "light", 4);
  const round = (r: number) =>
    Array.from(
      { length: 30 },
      (_, i): Point => [
        1040 + r * Math.cos((i * Math.PI) / 15),
        210 + r * Math.sin((i * Math.PI) / 15),
      ],
    );
  s.shape(round(90), "half", 2).shape(round(46), "brand", 3);
  s.put("M910 210h260M1040 80v260", { width: 2, stroke: "brand" });
  s.shape(rectangle([880, 690], [1160, 770]), "light", 3).put(
    "M880 716h280M880 742h280M1000 690v80",
    { width: 2 },
  );
  return s;
}

/** A press: four columns, a ram, a bolt beneath it. */
export function induDrawPress(): Sheet {
  const s = new Sheet(800, 1000, { at: [-3.8, -8, 2.4], to: [0, 0.5, 2.1], lens: 1.3 });
  room(s, { back: 3, left: -4, right: 5, high: 7, ground: "shade" });
  pane(s, [-2.8, 3, 3.2], 2.2, 2.2, { columns: 3 });
  s.shadowOf([0, 1, 0], [3, 2.4, 4]);
  s.box([0, 1, 0], [3.2, 2.4, 0.9], stuffs.paper);
  for (const y of [1.9])
    for (const x of [-1.1, 1.1]) s.turned([x, y, 0.9], drum(0.18, 2.9), stuffs.white, { hatch: 7 });
  s.box([0, 1, 0.9], [1.2, 1.2, 0.4], stuffs.dark, 0, { hatch: 0 });
  s.turned(
    [0, 1, 1.3],
    [
      [0.16, 0],
      [0.16, 0.5],
      [0.3, 0.52],
      [0.3, 0.66],
    ],
    stuffs.brand,
  );
  s.box([0, 1, 2.3], [2.5, 1.8, 0.8], stuffs.brand, 0, { hatch: 11 });
  s.turned([0, 1, 2.06], drum(0.3, 0.24, 0.42), stuffs.dark, { hatch: 0 });
  for (const x of [-1.1, 1.1]) s.turned([x, 0.1, 0.9], drum(0.18, 2.9), stuffs.white, { hatch: 7 });
  s.box([0, 1, 3.8], [3.2, 2.4, 0.9], stuffs.paper);
  s.turned(
    [0, 1, 4.7],
    [
      [0.6, 0],
      [0.6, 0.9],
      [0.5, 1.0],
    ],
    stuffs.paper,
  );
  s.box([2.2, 0.2, 0], [0.5, 0.5, 1.5], stuffs.brand);
  for (const z of [1.15, 1.3])
    s.put(`M${s.see([2.2, -0.06, z]).map(Math.round).join(" ")}h0`, { width: 17, stroke: "light" });
  person(s, [3.2, -0.6, 0], 1.75, "deep", { bag: false });
  return s;
}

/** Boxes on pallets, numbered by span; a lorry's open back. */
export function induDrawPallets(): Sheet {
  const s = new Sheet(1200, 800, { at: [-5, -9, 3.4], to: [0.2, 1, 1.1], lens: 1.55 });
  s.cover("ground");
  s.area(
    [
      [0, 420],
      [1200, 380],
      [1200, 800],
      [0, 800],
    ],
    "half",
  );
  s.box([5.6, 5, 0.8], [5.4, 3, 3.2], ["light", "light", "half"], 0, { hatch: 14 });
  s.face(piece([3.1, 3.49, 1.0], [8.1, 3.49, 3.8]), "brand");
  for (const x of [4.2, 7.2])
    s.turned([x, 3.5, 0.5], drum(0.5, 0.3), stuffs.dark, { axis: [0, -1, 0], hatch: 0 });
  for (const [n, x, y] of [
    [0, -2.6, 2.8],
    [1, 1.2, 2.2],
    [2, -1.2, -0.6],
    [3, 2.8, -1.4],
  ] as const) {
    s.shadowOf([x, y, 0], [2.2, 1.8, 1.8]);
    for (const u of [-0.8, 0, 0.8])
      s.box([x + u, y, 0], [0.24, 1.8, 0.2], stuffs.paper, 0, { outline: 0, hatch: 0 });
    s.box([x, y, 0.2], [2.2, 1.8, 0.1], stuffs.paper, 0, { hatch: 0 });
    for (let r = 0; r < 2 + (n % 2); r += 1)
      for (const u of [-0.52, 0.52])
        s.box(
          [x + u, y, 0.3 + 0.6 * r],
          [1.0, 1.7, 0.56],
          r === 1 && u > 0 ? stuffs.brand : stuffs.white,
          0,
          { outline: 0, hatch: 12 },
        );
    s.face(piece([x - 0.9, y - 0.86, 0.4], [x - 0.4, y - 0.86, 0.7]), "light");
    s.straight([x - 0.82, y - 0.87, 0.5], [x - 0.5, y - 0.87, 0.5], 4, "brand");
  }
  return s;
}

/** A footbridge over the river, each joint bolted. */
export function induDrawBridge(): Sheet {
  const s = new Sheet(
    1280,
    720,
    { at: [-7, -12, 2.8], to: [0.6, 1, 1.7], lens: 1.55 },
    { sun: [-0.7, -0.5, 0.6] },
  );
  s.cover("ground");
  s.area(
    smooth(
      [
        [-20, 380],
        [200, 290],
        [520, 340],
        [840, 260],
        [1300, 330],
        [1300, 440],
        [-20, 440],
      ],
      6,
    ),
    "half",
  );
  s.area(
    [
      [0, 420],
      [1280, 400],
      [1280, 720],
      [0, 720],
    ],
    "shade",
  );
  s.put("M80 480h150M340 520h210M700 470h160M960 540h210M140 600h190M520 640h240M900 620h180", {
    stroke: "half",
    width: 5,
  });
  for (const x of [-6.4, 7]) s.box([x, 1, -0.6], [1.6, 2.6, 1.9], stuffs.paper, 0, { hatch: 12 });
  const rail = (y: number, tone: "brand" | "dark") => {
    for (let i = 0; i < 8; i += 1) {
      const [x, z] = [-5.8 + i * 1.6, 1.4];
      s.edge(
        [
          [x, y, z],
          [x + 0.8, y, z + 1.5],
          [x + 1.6, y, z],
        ],
        7,
        tone,
      );
    }
    s.edge(
      [
        [-5.8, y, 2.9],
        [-5, y, 2.9],
        [6.2, y, 2.9],
        [7, y, 2.9],
      ],
      9,
      tone,
    ).straight([-5.8, y, 1.4], [7, y, 1.4], 11, tone);
  };
  rail(2.0, "dark");
  s.box([0.6, 1, 1.2], [13, 2, 0.16], stuffs.white, 0, { hatch: 0 });
  person(s, [-1.6, 1, 1.36], 1.5, "deep");
  person(s, [2.6, 1.1, 1.36], 1.45, "brand", { bag: false });
  rail(0, "brand");
  s.put(
    Array.from(
      { length: 9 },
      (_, i) =>
        `M${s
          .see([-5.8 + i * 1.6, -0.02, 1.4])
          .map(Math.round)
          .join(" ")}h0M${s
          .see([-5 + i * 1.6, -0.02, 2.9])
          .map(Math.round)
          .join(" ")}h0`,
    ).join(""),
    { width: 12, stroke: "light" },
  );
  return s;
}

/** A still life set up by the window: a cup, a card, a camera on its stand. */
export function portDrawSet(): Sheet {
  const s = new Sheet(1200, 800, { at: [-2.4, -7, 2.9], to: [0.3, 0.8, 1.2], lens: 1.55 });
  room(s, { back: 3, left: -4, right: 6, high: 5 });
  pane(s, [-3.2, 3, 1.1], 2.2, 2.8, { columns: 3 });
  stripe(s, [2.6, -1, 1.4], [-1.8, 0.8, 4], "light");
  table(s, [0.9, 1.7, 1.15], 2.8, 1.5, 1.15, stuffs.paper);
  s.shape(
    [
      ...Array.from({ length: 9 }, (_, i) =>
        s.see([
          -0.3,
          2.4 - 1.3 * Math.cos((i * Math.PI) / 16) * 0 - 0.16 * i,
          1.16 + 1.3 * (1 - Math.sin((i * Math.PI) / 16)),
        ]),
      ),
      ...Array.from({ length: 9 }, (_, i) =>
        s.see([2.1, 2.4 - 0.16 * (8 - i), 1.16 + 1.3 * (1 - Math.sin(((8 - i) * Math.PI) / 16))]),
      ),
    ],
    "light",
    3,
  );
  s.shadowOfTurned([0.9, 1.5, 1.17], drum(0.2, 0.45, 0.28));
  s.turned(
    [0.9, 1.5, 1.17],
    [
      [0.16, 0],
      [0.24, 0.1],
      [0.28, 0.45],
    ],
    stuffs.brand,
    { open: true },
  );
  s.box([2.3, 1.5, 1.15], [0.06, 0.9, 1.0], stuffs.dark, 24, { hatch: 0 });
  for (const [x, y] of [
    [-1.3, -0.9],
    [-0.1, -0.7],
    [-0.75, 0.4],
  ] as const)
    s.cord([s.see([x, y, 0]), s.see([-0.7, -0.4, 1.75])], 7, "deep", 2);
  s.box([-0.7, -0.4, 1.75], [0.8, 0.5, 0.55], stuffs.brand, 24);
  s.turned([-0.58, -0.12, 2.02], drum(0.2, 0.3, 0.24), stuffs.dark, {
    axis: [0.45, 1, 0],
    hatch: 0,
  });
  s.box([-0.7, -0.4, 2.3], [0.3, 0.2, 0.14], stuffs.brand, 24);
  return s;
}

/** A contact sheet: twelve frames, three of them chosen. */
export function portDrawSheet(): Sheet {
  const s = new Sheet(800, 1000, { at: [0.4, -4, 4.8], to: [0, 0.05, 0], lens: 1.5 });
  s.cover("half");
  stripe(s, [2.6, -3, -0.6], [-2.4, -1.6, 1.4], "ground");
  paperOn(s, [0, 0.1, 0], 2.5, 3.1, -5, 0, "deep");
  for (let r = 0; r < 4; r += 1)
    for (let c = 0; c < 3; c += 1) {
      const [x, y] = [-0.83 + c * 0.8 + 0.06 * (1.5 - r), 1.1 - r * 0.74 - 0.07 * c];
      s.face(
        [
          [x - 0.34, y - 0.28, 0.01],
          [x + 0.34, y - 0.34, 0.01],
          [x + 0.37, y + 0.24, 0.01],
          [x - 0.3, y + 0.3, 0.01],
        ],
        "light",
      );
      const k = (r * 3 + c) % 4;
      const p = (u: number, v: number): Point => s.see([x + u, y + v, 0.02]);
      if (k === 0)
        s.shape(
          smooth([p(-0.14, -0.16), p(0.14, -0.18), p(0.18, 0.12), p(-0.14, 0.14)], 3, true),
          "brand",
          2,
        );
      if (k === 1)
        s.shape(smooth([p(-0.16, 0), p(0, 0.18), p(0.16, 0), p(0, -0.2)], 5, true), "half", 2);
      if (k === 2)
        s.shape(
          [
            p(-0.08, -0.2),
            p(0.08, -0.21),
            p(0.05, 0.02),
            p(0.05, 0.18),
            p(-0.04, 0.19),
            p(-0.05, 0.03),
          ],
          "shade",
          2,
        );
      if (k === 3) s.shape([p(-0.2, -0.16), p(0.2, -0.19), p(0.1, 0.14)], "brand", 2);
      if ([1, 6, 10].includes(r * 3 + c))
        s.line(
          smooth(
            [
              p(-0.4, 0.05),
              p(-0.2, 0.38),
              p(0.3, 0.32),
              p(0.42, -0.1),
              p(0.1, -0.42),
              p(-0.36, -0.3),
              p(-0.4, 0.1),
            ],
            5,
          ),
          7,
          "brand",
        );
    }
  s.turned([1.2, -1.5, 0], drum(0.36, 0.3, 0.4), stuffs.dark, { open: true, hatch: 0 });
  s.cord([s.see([-1.7, -1.7, 0.03]), s.see([-0.7, -1.35, 0.08])], 15, "brand");
  return s;
}

/** The book of the project, open at a plate, and a pile of its fellows. */
export function portDrawBook(): Sheet {
  const s = new Sheet(1200, 800, { at: [-1.2, -5, 3.2], to: [0.2, 0.2, 0.2], lens: 1.75 });
  s.cover("half");
  stripe(s, [3, -4, -0.8], [-3, -0.6, 2.8], "ground");
  s.shadowOf([-0.4, -0.1, 0], [3.6, 2.1, 0.14]);
  s.box([-0.4, -0.1, 0], [3.6, 2.15, 0.06], stuffs.brand);
  for (const side of [-1, 1]) {
    const p = (u: number, v: number): Place => [
      -0.4 + side * u,
      -0.1 + v,
      0.08 + 0.14 * Math.sin(Math.min(1, u / 1.1) * 2.2),
    ];
    const us = [0, 0.3, 0.8, 1.3, 1.72];
    s.shape(
      [...us.map((u) => s.see(p(u, -1))), ...[...us].reverse().map((u) => s.see(p(u, 1)))],
      "light",
      3,
    );
    if (side > 0)
      for (let r = 0; r < 4; r += 1)
        for (let c = 0; c < 4; c += 1) {
          const [u, v] = [0.35 + c * 0.36, 0.68 - r * 0.44];
          const k = (r * 4 + c * 3) % 5;
          const ring = Array.from(
            { length: 12 },
            (_, i): Point =>
              s.see(
                p(
                  u + (0.1 + 0.012 * k) * Math.cos(i / 1.91),
                  v + (0.1 + 0.012 * k) * Math.sin(i / 1.91),
                ),
              ),
          );
          s.shape(ring, (["brand", "half", "shade", "deep", "dark"] as const)[k] ?? "brand", 2);
        }
    else
      for (let i = 0; i < 9; i += 1)
        s.edge(
          [
            p(1.5, 0.7 - 0.15 * i),
            p(0.9, 0.7 - 0.15 * i),
            p(0.35 + 0.2 * ((i * 3) % 3), 0.7 - 0.15 * i),
          ],
          2,
        );
  }
  for (const [i, t] of [
    [0, 6],
    [1, -4],
    [2, 9],
  ] as const)
    book(s, [2.5, 0.7, 0.2 * i], [1.1, 1.4, 0.18], t, i === 1 ? stuffs.paper : stuffs.brand);
  return s;
}

/** A hat on its block, steam and pins. */
export function fashDrawHat(): Sheet {
  const s = new Sheet(800, 1000, { at: [-1.4, -6, 2.6], to: [0, 0.3, 1.3], lens: 1.5 });
  room(s, { back: 2.2, left: -3.4, right: 5, high: 5, floor: -1.2 });
  pane(s, [0.4, 2.2, 1.4], 1.7, 2.2);
  table(s, [0, 0.4, 0], 4.6, 2.2, 1.2, stuffs.paper);
  s.shadowOfTurned(
    [-0.3, 0.4, 0],
    [
      [0.5, 0],
      [0.9, 1.2],
      [0.4, 1.9],
    ],
  );
  s.turned(
    [-0.3, 0.4, 0],
    [
      [0.42, 0],
      [0.42, 0.1],
      [0.12, 0.2],
      [0.12, 0.7],
    ],
    stuffs.stone,
    { hatch: 0 },
  );
  s.turned(
    [-0.3, 0.4, 0.7],
    [
      [1.25, 0],
      [1.32, 0.05],
      [1.28, 0.1],
    ],
    stuffs.brand,
    { hatch: 9 },
  );
  s.turned([-0.3, 0.4, 0.8], drum(0.66, 0.2), stuffs.white, { hatch: 0 });
  s.turned(
    [-0.3, 0.4, 1.0],
    [
      [0.66, 0],
      [0.64, 0.4],
      [0.5, 0.7],
      [0.2, 0.8],
    ],
    stuffs.brand,
    { hatch: 9 },
  );
  s.line(
    smooth([
      s.see([0.3, -0.1, 0.9]),
      s.see([0.75, -0.3, 1.25]),
      s.see([0.5, -0.3, 1.5]),
      s.see([0.25, -0.2, 1.0]),
    ]),
    9,
    "light",
  );
  for (const [x, k] of [
    [1.45, 1],
    [1.9, 0.8],
  ] as const) {
    s.turned(
      [x, 0.5, 0],
      [
        [0.26 * k, 0],
        [0.26 * k, 0.05],
        [0.1 * k, 0.06],
        [0.1 * k, 0.4 * k],
        [0.26 * k, 0.41 * k],
        [0.26 * k, 0.46 * k],
      ],
      stuffs.paper,
    );
    s.turned([x, 0.5, 0.07], drum(0.22 * k, 0.32 * k), stuffs.brand, { hatch: 6 });
  }
  s.cord([s.see([-1.9, -0.2, 0.04]), s.see([-1.0, -0.45, 0.04])], 9, "light").cord(
    [s.see([-1.9, -0.42, 0.04]), s.see([-1.0, -0.2, 0.04])],
    9,
    "light",
  );
  return s;
}

/** A bottle of scent with its box, the light through it. */
export function fashDrawScent(): Sheet {
  const s = new Sheet(800, 1000, { at: [-1.2, -5.4, 1.9], to: [0.1, 0.2, 1.05], lens: 1.6 });
  room(s, { back: 2, left: -4, right: 5, high: 5, ground: "light" });
  sunOnWall(s, 2, [0.2, 0.4, 3.1], [2.2, 0, 2.6]);
  s.shadowOf([0.95, 0.7, 0], [1.0, 0.8, 1.7], -12);
  s.box([0.95, 0.7, 0], [1.0, 0.8, 1.75], stuffs.brand, -12, { hatch: 11 });
  s.shadow(
    [
      [-0.55, -0.35, 0],
      [0.35, -0.35, 0],
      [0.35, 0.25, 0],
      [0.35, 0, 1.5],
      [-0.5, 0, 1.5],
    ],
    0,
  );
  s.box([-0.15, -0.05, 0], [1.0, 0.55, 1.25], ["light", "ground", "half"], 8, { hatch: 10 });
  s.box([-0.15, -0.05, 0.12], [0.84, 0.42, 0.72], ["half", "half", "shade"], 8, {
    outline: 0,
    hatch: 0,
  });
  s.turned([-0.15, -0.05, 1.25], drum(0.2, 0.16, 0.16), stuffs.white);
  s.turned(
    [-0.15, -0.05, 1.41],
    [
      [0.26, 0],
      [0.3, 0.3],
      [0.2, 0.46],
    ],
    stuffs.dark,
    { hatch: 0 },
  );
  s.face(piece([-0.45, -0.36, 0.42], [0.15, -0.28, 0.82]), "light");
  s.straight([-0.36, -0.37, 0.66], [0.06, -0.31, 0.66], 4, "brand").straight(
    [-0.26, -0.36, 0.54],
    [-0.04, -0.33, 0.54],
    3,
  );
  for (const [x, y, k] of [
    [-1.5, 0.6, 1],
    [-1.1, 0.9, 0.7],
  ] as const)
    s.turned(
      [x, y, 0],
      [
        [0.3 * k, 0],
        [0.36 * k, 0.12 * k],
        [0.24 * k, 0.28 * k],
      ],
      stuffs.stone,
    );
  s.line(
    smooth([s.see([-1.9, -0.6, 0.02]), s.see([-1.3, -0.75, 0.04]), s.see([-0.8, -0.6, 0.02])]),
    4,
    "brand",
  );
  return s;
}

/** The travelling table: mirror, brushes, pins, by a north window. */
export function fashDrawTable(): Sheet {
  const s = new Sheet(1200, 800, { at: [1.6, -5.8, 2.6], to: [0, 0.5, 0.95], lens: 1.75 });
  room(s, { back: 2.2, left: -3.6, right: 5, high: 5, floor: -1.2 });
  pane(s, [-3.0, 2.2, 0.9], 1.9, 2.4);
  table(s, [0.1, 0.5, 0], 4.8, 2.0, 1.2, stuffs.brand);
  const rim = s.ring([-0.2, 0.9, 1.2], 0.78, [0.1, -1, 0.12], 30).map((p) => s.see(p));
  s.turned(
    [-0.2, 0.95, 0],
    [
      [0.42, 0],
      [0.42, 0.06],
      [0.08, 0.12],
      [0.06, 0.45],
    ],
    stuffs.brand,
    { hatch: 0 },
  );
  s.shape(rim, "light", 14).line([...rim, rim[0] as Point], 7, "brand");
  s.hatch(rim.slice(2, 13), { gap: 14, angle: -40 });
  s.turned([1.3, 0.8, 0], drum(0.26, 0.5, 0.3), stuffs.white, { open: true });
  for (const [i, dx] of [-0.16, 0.0, 0.15].entries()) {
    s.cord(
      [s.see([1.3 + dx * 0.6, 0.8, 0.4]), s.see([1.3 + dx * 2, 0.75, 1.1 + 0.1 * i])],
      6,
      "deep",
    );
    const t = s.see([1.3 + dx * 2.1, 0.75, 1.2 + 0.1 * i]);
    s.shape(
      smooth(
        [
          [t[0] - 9, t[1] + 22],
          [t[0] - 12, t[1] - 6],
          [t[0], t[1] - 24],
          [t[0] + 12, t[1] - 6],
          [t[0] + 9, t[1] + 22],
        ],
        4,
        true,
      ),
      i === 1 ? "brand" : "half",
      2,
    );
  }
  for (const [x, y, k] of [
    [-1.5, 0.5, 1],
    [-1.9, 0.1, 0.8],
    [2.0, 0.3, 0.9],
  ] as const) {
    s.turned([x, y, 0], drum(0.26 * k, 0.22 * k), stuffs.white);
    s.turned([x, y, 0.22 * k], drum(0.28 * k, 0.14 * k), stuffs.brand);
  }
  s.turned([0.6, 0.0, 0], drum(0.09, 0.3), stuffs.dark, { hatch: 0 });
  s.turned(
    [0.6, 0.0, 0.3],
    [
      [0.07, 0],
      [0.07, 0.14],
      [0.02, 0.26],
    ],
    stuffs.brand,
    { hatch: 0 },
  );
  s.put(
    [
      [-0.9, -0.2],
      [-0.7, -0.3],
      [-0.75, -0.1],
      [-0.5, -0.25],
    ]
      .map(([x, y]) =>
        pathOf(
          [
            s.see([x as number, y as number, 0.01]),
            s.see([(x as number) + 0.26, (y as number) + 0.08, 0.01]),
          ],
          false,
        ),
      )
      .join(""),
    { width: 4 },
  );
  return s;
}
