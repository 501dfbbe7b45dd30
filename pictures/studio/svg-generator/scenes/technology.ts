import { drum, type Place, piece, rectangle, smooth, turned } from "../geometry.ts";
import { pathOf, Sheet, stuffs } from "../sheet.ts";
import {
  chair,
  house,
  lamp,
  pane,
  paperOn,
  person,
  plant,
  room,
  screen,
  stripe,
  sunOnWall,
  table,
  tree,
} from "../things.ts";

/** A single-decker along x: `at` is the middle of its floor on the ground. */
function bus(
  s: Sheet,
  at: Place,
  {
    length = 6,
    high = 2.3,
    wide = 1.9,
    paint = stuffs.brand as typeof stuffs.brand | typeof stuffs.white | typeof stuffs.paper,
    lit = false,
  } = {},
): void {
  const [x, y, z] = at;
  const [l, f] = [x - length / 2, y - wide / 2];
  s.shadowOf([x, y, z + 0.3], [length, wide, high], 0, z);
  for (const u of [0.2, 0.78])
    s.turned([l + u * length, f + 0.05, z + 0.4], drum(0.4, 0.12), stuffs.dark, {
      axis: [0, -1, 0],
      hatch: 0,
    });
  s.box([x, y, z + 0.3], [length, wide, high], paint, 0, { hatch: 12 });
  const glass = lit ? "glow" : "half";
  const q = (u: number, v: number): Place => [l + u * length, f - 0.01, z + 0.3 + v * high];
  s.face([q(0.02, 0.45), q(0.98, 0.45), q(0.98, 0.86), q(0.02, 0.86)], glass);
  for (const u of [0.2, 0.38, 0.56, 0.74, 0.86]) s.edge([q(u, 0.45), q(u, 0.86)], 5);
  s.face([q(0.86, 0.04), q(0.96, 0.04), q(0.96, 0.86), q(0.86, 0.86)], glass).edge(
    [q(0.91, 0.04), q(0.91, 0.86)],
    2,
  );
  s.face([q(0, 0.28), q(0.85, 0.28), q(0.85, 0.36), q(0, 0.36)], "light", { width: 0 });
  for (const u of [0.2, 0.78]) {
    const c: Place = [l + u * length, f - 0.06, z + 0.4];
    s.face(s.ring(c, 0.42, [0, 1, 0], 20), "deep", { width: 3 }).face(
      s.ring(c, 0.2, [0, 1, 0], 12),
      "light",
    );
  }
  // Its nose, where we see it.
  const nose = s.eye.at[0] > x ? x + length / 2 + 0.01 : x - length / 2 - 0.01;
  const e = (v: number, h: number): Place => [nose, f + v * wide, z + 0.3 + h * high];
  s.face([e(0.06, 0.4), e(0.94, 0.4), e(0.94, 0.84), e(0.06, 0.84)], glass);
  s.face([e(0.2, 0.87), e(0.8, 0.87), e(0.8, 0.97), e(0.2, 0.97)], "light");
  for (const v of [0.12, 0.88]) s.face(s.ring(e(v, 0.16), 0.13, [1, 0, 0], 10), "light");
}

/** The depot before six: buses in a row under a long roof. */
export function techDrawDepot(): Sheet {
  const s = new Sheet(
    1280,
    720,
    { at: [8.4, -9, 3.2], to: [0.2, 2.4, 1.5], lens: 1.55 },
    { sun: [-0.55, -0.7, 0.6] },
  );
  s.area(rectangle([0, 300], [1280, 720]), "half");
  s.face(piece([-12, 9, 0], [9, 9, 5]), "half", { hatch: 15, angle: -80 });
  for (let i = 0; i < 6; i += 1) {
    const x = -11 + i * 3.4;
    s.face(piece([x, 8.98, 1.2], [x + 2.2, 8.98, 3.6]), "light");
    s.straight([x + 1.1, 8.98, 1.2], [x + 1.1, 8.98, 3.6], 2).straight(
      [x, 8.98, 2.4],
      [x + 2.2, 8.98, 2.4],
      2,
    );
  }
  s.face(
    [
      [-12, 9, 5],
      [9, 9, 5],
      [9, 3, 6.2],
      [-12, 3, 6.2],
    ],
    "light",
    { width: 3 },
  );
  for (const y of [4.8, 1.6, -1.6]) s.straight([-9, y, 0], [6.4, y, 0], 3, "light");
  for (const [i, y] of [
    [0, 6.4],
    [1, 3.2],
    [2, 0],
  ] as const)
    bus(s, [-1.4 + i * 0.9, y, 0], { length: 7, paint: i === 1 ? stuffs.white : stuffs.brand });
  person(s, [5.2, -2.2, 0], 1.6, "deep");
  return s;
}

/** Lines of a network on a large plan, a model bus on one of them. */
export function techDrawMap(): Sheet {
  const s = new Sheet(1200, 800, { at: [-1.2, -5, 3.4], to: [0, 0.15, 0], lens: 1.75 });
  s.cover("half");
  paperOn(s, [0, 0.2, 0], 6.2, 3.6, 0, 0);
  const block = (x: number, y: number, w: number, h: number) =>
    s.face(piece([x, y, 0.01], [x + w, y + h, 0.01]), "ground", { width: 0 });
  for (let r = 0; r < 5; r += 1)
    for (let c = 0; c < 9; c += 1)
      if ((r * 9 + c * 4) % 5) block(-2.9 + c * 0.66, -1.45 + r * 0.7, 0.5, 0.52);
  s.line(
    smooth(
      [
        [-3.1, 0.9],
        [-1.6, 1.15],
        [-0.6, 0.5],
        [0.6, 0.6],
        [1.6, 1.3],
        [3.1, 1.1],
      ].map(([x, y]) => s.see([x as number, y as number, 0.012])),
      8,
    ),
    38,
    "half",
  );
  const route = (
    points: readonly (readonly [number, number])[],
    tone: "brand" | "line" | "deep",
    width: number,
  ) => {
    const places = points.map(([x, y]) => s.see([x, y, 0.02]));
    s.line(places, width, tone);
    for (const p of places)
      s.shape(
        [
          [p[0] - 11, p[1]],
          [p[0] - 6, p[1] - 7],
          [p[0] + 6, p[1] - 7],
          [p[0] + 11, p[1]],
          [p[0] + 6, p[1] + 7],
          [p[0] - 6, p[1] + 7],
        ],
        "light",
        3,
      );
  };
  route(
    [
      [-2.7, -1.2],
      [-1.8, -1.2],
      [-0.8, -0.2],
      [0.2, -0.2],
      [1.2, 0.8],
      [2.6, 0.8],
    ],
    "brand",
    15,
  );
  route(
    [
      [-2.6, 1.7],
      [-1.6, 0.7],
      [-0.8, -0.2],
      [-0.1, -0.9],
      [1.3, -0.9],
      [2.4, -1.3],
    ],
    "deep",
    12,
  );
  route(
    [
      [0.2, 1.8],
      [0.2, 0.8],
      [0.2, -0.2],
      [1.3, -0.9],
    ],
    "line",
    8,
  );
  const o: Place = [0.72, 0.32, 0.02];
  s.shadowOf([o[0], o[1], 0.08], [0.9, 0.3, 0.34], 45, 0.02);
  s.box([o[0], o[1], 0.08], [0.9, 0.3, 0.34], stuffs.brand, 45);
  const g = (u: number, v: number): Place =>
    turned([o[0] + u * 0.9, o[1] - 0.151, 0.08 + v * 0.34], 45, o);
  s.face([g(-0.42, 0.48), g(0.42, 0.48), g(0.42, 0.85), g(-0.42, 0.85)], "light");
  for (const u of [-0.2, 0, 0.2]) s.edge([g(u, 0.48), g(u, 0.85)], 3);
  for (const u of [-0.28, 0.28]) s.face(s.ring(g(u, 0.02), 0.07, [0.7, -0.7, 0], 10), "deep");
  s.cord([s.see([-2.6, -1.95, 0.05]), s.see([-1.5, -1.62, 0.08])], 17, "brand", 3);
  s.straight([-1.5, -1.62, 0.08], [-1.38, -1.58, 0.06], 8);
  s.turned([2.75, -1.1, 0], drum(0.2, 0.4, 0.22), stuffs.white, { open: true });
  return s;
}

/** A planner's desk: the roster on two screens, a lamp, the depot in the window. */
export function techDrawDesk(): Sheet {
  const s = new Sheet(1200, 800, { at: [-1.8, -5.6, 2.8], to: [0.1, 0.5, 0.95], lens: 1.8 });
  room(s, { back: 2.2, left: -3.6, right: 6, high: 4.8, floor: -1.2 });
  pane(s, [-2.9, 2.2, 0.8], 1.9, 2.6);
  sunOnWall(s, 2.2, [1.3, 0.2, 2.7], [3, -0.2, 2.2]);
  table(s, [0.2, 0.6, 0], 5.4, 2.2, 1.2, stuffs.brand);
  lamp(s, [-2.05, 0.95, 0], 0.95);
  for (const [x, turn] of [
    [-0.75, -9],
    [0.98, 8],
  ] as const) {
    const g = screen(s, [x, 0.95, 0], 1.62, 1.05, turn);
    if (x < 0) {
      for (let r = 0; r < 6; r += 1) {
        const v = 0.84 - r * 0.145;
        s.edge([g(0.05, v), g(0.2, v)], 2);
        const cells = [
          [0.26, 0.2],
          [0.5, 0.16],
          [0.72, 0.2],
        ] as const;
        for (const [i, [u, w]] of cells.entries()) {
          const a = u + (((r * 5 + i * 3) % 4) - 1.5) * 0.025;
          s.face(
            [g(a, v - 0.045), g(a + w, v - 0.045), g(a + w, v + 0.045), g(a, v + 0.045)],
            (r + i) % 3 ? "half" : "brand",
          );
        }
      }
    } else {
      s.edge(
        [g(0.1, 0.15), g(0.3, 0.3), g(0.45, 0.72), g(0.75, 0.8), g(0.92, 0.6)],
        8,
        "brand",
      ).edge([g(0.12, 0.8), g(0.4, 0.5), g(0.6, 0.5), g(0.88, 0.2)], 6, "deep");
      for (const [u, v] of [
        [0.3, 0.3],
        [0.45, 0.72],
        [0.75, 0.8],
        [0.6, 0.5],
      ] as const) {
        const p = s.see(g(u, v));
        s.shape(
          [
            [p[0] - 8, p[1]],
            [p[0], p[1] - 8],
            [p[0] + 8, p[1]],
            [p[0], p[1] + 8],
          ],
          "light",
          2,
        );
      }
    }
  }
  s.box([0.0, 0.05, 0], [1.5, 0.5, 0.07], stuffs.white, 0, { hatch: 0 });
  for (const y of [-0.08, 0.06, 0.2])
    s.put(
      Array.from({ length: 9 }, (_, i) =>
        pathOf([s.see([-0.62 + 0.15 * i, y, 0.08]), s.see([-0.54 + 0.15 * i, y, 0.08])], false),
      ).join(""),
      { width: 6, stroke: "shade" },
    );
  s.turned([2.15, 0.35, 0], drum(0.15, 0.4, 0.2), stuffs.brand, { open: true });
  paperOn(s, [1.3, -0.1, 0], 0.7, 0.85, -12, 7);
  plant(s, [2.7, 1.15, 0], 0.62, 7);
  return s;
}

/** A bus stop in the rain-washed morning, the board says three minutes. */
export function techDrawStop(): Sheet {
  const s = new Sheet(
    1200,
    800,
    { at: [-4, -9.5, 2.0], to: [0.8, 2, 1.7], lens: 1.5 },
    { sun: [-0.6, -0.6, 0.65] },
  );
  s.area(rectangle([0, 520], [1200, 800]), "half");
  for (const [x, w, h, t] of [
    [-8, 5, 4.2, 0],
    [-2.6, 5, 4.8, 1],
    [3, 5.4, 4, 0],
    [9, 6, 5, 1],
  ] as const)
    house(s, [x, 7, 0], [w, 3, h], { columns: 3, tiles: t ? stuffs.brand : stuffs.grey });
  s.face(piece([-14, 3.6, 0], [16, 1.2, 0]), "light");
  // The shelter.
  s.shadowOf([0.8, 2.2, 2.6], [4.4, 1.5, 0.1], 0, 0);
  for (const x of [-1.3, 2.9]) s.box([x, 2.85, 0], [0.12, 0.12, 2.6], stuffs.dark, 0, { hatch: 0 });
  s.face(piece([-1.3, 2.85, 0.4], [2.9, 2.85, 2.5]), "ground");
  for (const x of [-1.0, 0.8]) s.straight([x, 2.84, 0.7], [x + 0.9, 2.84, 2.2], 2);
  s.box([0.8, 2.5, 0.75], [3.2, 0.5, 0.08], stuffs.brand, 0);
  for (const x of [-0.5, 2.1]) s.box([x, 2.5, 0], [0.1, 0.3, 0.75], stuffs.dark, 0, { hatch: 0 });
  s.box([0.8, 2.2, 2.6], [4.6, 1.6, 0.16], stuffs.brand);
  // The pole with the board.
  s.shadowOfTurned([-2.5, 1.7, 0], drum(0.06, 3));
  s.turned([-2.5, 1.7, 0], drum(0.06, 3.1), stuffs.dark, { hatch: 0 });
  s.box([-2.5, 1.62, 2.2], [1.1, 0.12, 0.85], stuffs.dark, 0, { hatch: 0 });
  const b = (u: number, v: number): Place => [-3.0 + u, 1.55, 2.25 + v];
  s.face([b(0, 0), b(1, 0), b(1, 0.75), b(0, 0.75)], "light");
  for (const [i, v] of [
    [0, 0.58],
    [1, 0.38],
    [2, 0.18],
  ] as const)
    s.edge([b(0.08, v), b(0.22, v)], 8, i ? "line" : "brand")
      .edge([b(0.32, v), b(0.66, v)], 4)
      .edge([b(0.8, v), b(0.92, v)], 4);
  person(s, [1.4, 1.7, 0], 1.6, "brand");
  person(s, [2.2, 1.6, 0], 1.1, "deep", { bag: false });
  bus(s, [9.6, 0.4, 0], { length: 7, high: 2.5 });
  for (const x of [-5, -1, 3]) s.straight([x, -1.6, 0], [x + 2, -1.6, 0], 7, "light");
  return s;
}

/** The green box behind a windscreen, three lights on. */
export function techDrawBox(): Sheet {
  const s = new Sheet(1000, 1000, { at: [1.5, -4.6, 2.1], to: [0, 0, 0.62], lens: 1.75 });
  s.cover("ground");
  // The road through the glass.
  s.area(
    [
      [0, 420],
      [1000, 380],
      [1000, 640],
      [0, 700],
    ],
    "half",
  );
  s.area(
    smooth(
      [
        [-10, 430],
        [240, 330],
        [520, 390],
        [780, 310],
        [1010, 380],
        [1010, 430],
        [-10, 470],
      ],
      6,
    ),
    "shade",
  );
  s.shape(
    [
      [430, 405],
      [520, 402],
      [760, 660],
      [210, 690],
    ],
    "light",
    2,
  );
  s.put("M476 420l2 30M479 480l5 50M487 570l8 80", { width: 9, stroke: "half" });
  s.area(
    [
      [0, 720],
      [1000, 650],
      [1000, 1000],
      [0, 1000],
    ],
    "deep",
  );
  s.line(
    [
      [0, 722],
      [1000, 652],
    ],
    5,
  );
  const q = (u: number, v: number): Place => [-0.75 + u * 1.5, -0.31, 0.12 + v * 0.95];
  s.shadowOf([0, 0, 0.1], [1.5, 0.6, 1], 0, 0.02, { tone: "line" });
  s.box([0, 0, 0.1], [1.5, 0.6, 1.0], stuffs.brand, 0, { hatch: 11 });
  s.face([q(0.08, 0.1), q(0.92, 0.1), q(0.92, 0.92), q(0.08, 0.92)], "dark", { width: 2 });
  for (const [i, u] of [
    [0, 0.26],
    [1, 0.5],
    [2, 0.74],
  ] as const) {
    const c = q(u, 0.68);
    s.face(s.ring(c, 0.11, [0, 1, 0], 18), "light", { width: 3 });
    if (i < 3) s.face(s.ring(c, 0.06, [0, 1, 0], 14), "brand");
  }
  for (const v of [0.2, 0.29, 0.38]) s.edge([q(0.2, v), q(0.8, v)], 5, "brand");
  s.line(
    smooth(
      [
        [0.75, 0.3],
        [1.2, 0.25],
        [1.5, 0.05],
        [2.2, 0.02],
      ].map(([x, z]) => s.see([x as number, 0, z as number])),
      8,
    ),
    9,
  );
  s.cord(
    smooth(
      [
        [0, 1.1],
        [0.02, 1.35],
        [0.1, 1.75],
      ].map(([x, z]) => s.see([-0.5 + (x as number), 0.1, z as number])),
      5,
    ),
    12,
    "deep",
    3,
  );
  s.line(
    [
      [0, 120],
      [1000, 40],
    ],
    14,
  );
  s.put("M60 260l150-150M90 300l110-110M790 240l130-130M830 260l70-70", {
    width: 5,
    stroke: "light",
  });
  return s;
}

/** Three racks of servers, cables in bundles. */
export function techDrawRack(): Sheet {
  const s = new Sheet(800, 1000, { at: [-2.6, -6, 2.4], to: [0.1, 0.3, 1.75], lens: 1.4 });
  room(s, { back: 2.6, left: -6, right: 6, high: 6, ground: "shade" });
  s.face(piece([-6, 0, 3.95], [6, 0.6, 3.95]), "deep");
  s.shadowOf([1.1, 0.6, 0], [4.4, 1.4, 3.6], 0, 0);
  for (const x of [1.85, 0.35, -1.15]) {
    s.box([x, 0.6, 0], [1.35, 1.4, 3.6], stuffs.paper, 0, { hatch: 13 });
    s.face(piece([x - 0.6, -0.11, 0.12], [x + 0.6, -0.11, 3.48]), "deep");
    for (let r = 0; r < 11; r += 1) {
      const z = 0.2 + r * 0.3;
      const k = (r * 7 + Math.round(x * 4)) % 5;
      if (k === 3) continue;
      s.face(piece([x - 0.55, -0.12, z], [x + 0.55, -0.12, z + 0.22]), k === 1 ? "brand" : "half");
      s.put(
        [0, 1, 2]
          .map((i) =>
            pathOf(
              [
                s.see([x - 0.46 + 0.1 * i, -0.13, z + 0.11]),
                s.see([x - 0.44 + 0.1 * i, -0.13, z + 0.11]),
              ],
              false,
            ),
          )
          .join(""),
        { width: 7, stroke: "light" },
      );
      s.straight([x, -0.13, z + 0.11], [x + 0.46, -0.13, z + 0.11], 2);
    }
  }
  for (const [a, b, w] of [
    [-0.9, 0.9, 9],
    [-0.5, 1.6, 7],
    [0.6, 2.1, 6],
  ] as const)
    s.cord(
      smooth(
        [
          s.see([a, -0.15, 2.9]),
          s.see([a + 0.1, -0.4, 2.2]),
          s.see([(a + b) / 2, -0.5, 1.7]),
          s.see([b, -0.15, 2.3]),
        ],
        7,
      ),
      w,
      w === 7 ? "brand" : "light",
      2.5,
    );
  s.straight([-5, 0.3, 4], [5, 0.3, 4], 16).straight([-5, 0.3, 4], [5, 0.3, 4], 10, "brand");
  return s;
}

/** A laptop with lines of code on it, a notebook and coffee. */
export function techDrawTerminal(): Sheet {
  const s = new Sheet(1200, 800, { at: [0.9, -4.6, 2.5], to: [0.05, 0.15, 0.62], lens: 1.85 });
  room(s, { back: 2.6, left: -5, right: 6, high: 5, floor: -1.2 });
  sunOnWall(s, 2.6, [0.7, 0.2, 2.9], [3.2, -0.3, 2.4]);
  table(s, [0, 0.3, 0], 6, 2.8, 1.2, stuffs.brand);
  s.shadowOf([0, 0.1, 0], [2.3, 1.5, 0.1], -6);
  s.box([0, 0.1, 0], [2.3, 1.5, 0.08], stuffs.paper, -6);
  const k = (u: number, v: number): Place =>
    turned([u * 2.3, 0.1 + v * 1.5, 0.085], -6, [0, 0.1, 0]);
  for (const v of [0.28, 0.16, 0.04, -0.08])
    s.put(
      Array.from({ length: 12 }, (_, i) =>
        pathOf([s.see(k(-0.42 + 0.07 * i, v)), s.see(k(-0.38 + 0.07 * i, v))], false),
      ).join(""),
      { width: 11, stroke: "deep" },
    );
  s.face([k(-0.14, -0.2), k(0.14, -0.2), k(0.14, -0.42), k(-0.14, -0.42)], "light");
  const g = (u: number, v: number): Place =>
    turned([(u - 0.5) * 2.3, 0.85 + 0.42 * v, 0.08 + 1.42 * v], -6, [0, 0.1, 0]);
  s.face([g(0, 0), g(1, 0), g(1, 1), g(0, 1)], "deep", { width: 4 });
  s.face([g(0.03, 0.05), g(0.97, 0.05), g(0.97, 0.95), g(0.03, 0.95)], "deep", { width: 2 });
  const rows = [
    [0, 0.1],
    [1, 0.3],
    [2, 0.36],
    [2, 0.22],
    [3, 0.3],
    [3, 0.44],
    [2, 0.1],
    [1, 0.4],
    [1, 0.24],
    [0, 0.08],
  ] as const;
  for (const [i, [indent, w]] of rows.entries()) {
    const v = 0.86 - i * 0.085;
    const u = 0.1 + indent * 0.06;
    s.edge([g(u, v), g(u + w * 0.4, v)], 7, "brand");
    if (w > 0.12) s.edge([g(u + w * 0.4 + 0.03, v), g(u + w, v)], 7, i % 3 ? "glow" : "half");
  }
  s.face([g(0.62, 0.12), g(0.92, 0.12), g(0.92, 0.46), g(0.62, 0.46)], "dark", { width: 0 });
  s.edge([g(0.66, 0.2), g(0.72, 0.34), g(0.78, 0.26), g(0.88, 0.42)], 5, "brand");
  s.shadowOfTurned([1.85, 0.35, 0], drum(0.2, 0.42, 0.22));
  s.turned([1.85, 0.35, 0], drum(0.18, 0.42, 0.22), stuffs.brand, { open: true });
  s.line(
    smooth(
      [
        [0.21, 0.1],
        [0.4, 0.12],
        [0.4, 0.32],
        [0.22, 0.34],
      ].map(([x, z]) => s.see([1.85 + (x as number), 0.35, z as number])),
    ),
    7,
  );
  paperOn(s, [-1.95, 0.0, 0], 0.85, 1.15, 12, 8);
  s.cord([s.see([-1.75, -0.35, 0.03]), s.see([-1.3, 0.1, 0.08])], 8, "brand");
  return s;
}

/** A circuit board: chips as a town of low houses. */
export function techDrawBoard(): Sheet {
  const s = new Sheet(1000, 1000, { at: [3.4, -4.8, 4.4], to: [0, 0, 0.1], lens: 1.7 });
  s.cover("half");
  s.shadowOf([0, 0, 0], [4.2, 3.6, 0.3]);
  s.box([0, 0, 0], [4.2, 3.6, 0.12], stuffs.brand);
  const z = 0.125;
  const trace = (...points: readonly (readonly [number, number])[]) =>
    s.edge(
      points.map(([x, y]): Place => [x, y, z]),
      4,
      "light",
    );
  for (let i = 0; i < 6; i += 1) {
    const y = -0.55 + 0.22 * i;
    trace([0.72, y], [1.1 + 0.06 * i, y], [1.3 + 0.06 * i, y + 0.25], [1.95, y + 0.25]);
    trace([-0.72, y], [-1.05 - 0.05 * i, y], [-1.3, y - 0.25], [-1.9, y - 0.25]);
    trace(
      [-0.55 + 0.22 * i, 0.72],
      [-0.55 + 0.22 * i, 1.0],
      [-0.9 + 0.32 * i, 1.25],
      [-0.9 + 0.32 * i, 1.7],
    );
    trace(
      [-0.55 + 0.22 * i, -0.72],
      [-0.55 + 0.22 * i, -1.15],
      [-0.2 + 0.26 * i, -1.4],
      [-0.2 + 0.26 * i, -1.7],
    );
  }
  for (const [x, y] of [
    [-1.95, 1.6],
    [1.95, 1.6],
    [-1.95, -1.6],
    [1.95, -1.6],
  ] as const)
    s.turned([x, y, 0.12], drum(0.12, 0.02), stuffs.white, { hatch: 0 });
  s.shadowOf([0, 0, 0.12], [1.4, 1.4, 0.28], 0, 0.12, { tone: "dark" });
  s.box([0, 0, 0.12], [1.4, 1.4, 0.26], stuffs.dark, 0, { hatch: 0 });
  s.face(piece([-0.5, -0.5, 0.385], [0.5, 0.5, 0.385]), "half");
  s.straight([-0.3, 0.2, 0.39], [0.25, 0.2, 0.39], 6, "brand").straight(
    [-0.3, 0, 0.39],
    [0.1, 0, 0.39],
    6,
    "brand",
  );
  const chip = (
    x: number,
    y: number,
    w: number,
    d: number,
    h: number,
    stuff: typeof stuffs.dark | typeof stuffs.white | typeof stuffs.paper,
  ) => {
    s.shadowOf([x, y, 0.12], [w, d, h], 0, 0.12, { tone: "dark" });
    s.box([x, y, 0.12], [w, d, h], stuff, 0, { hatch: 8 });
  };
  for (const [x, y] of [
    [-1.5, 1.15],
    [-1.5, 0.75],
  ] as const)
    chip(x, y, 0.7, 0.26, 0.16, stuffs.dark);
  chip(1.45, 1.25, 0.9, 0.5, 0.34, stuffs.white);
  for (const [x, y] of [
    [1.35, -0.85],
    [1.7, -0.85],
    [1.35, -1.25],
    [1.7, -1.25],
  ] as const) {
    s.turned([x, y, 0.12], drum(0.14, 0.42), stuffs.paper, { hatch: 6 });
  }
  for (let i = 0; i < 4; i += 1) chip(-1.7 + 0.3 * i, -1.35, 0.2, 0.34, 0.1, stuffs.white);
  chip(-1.85, -0.55, 0.55, 0.9, 0.4, stuffs.paper);
  return s;
}

/** The last bus at night, its windows lit, one lamp in the street. */
export function techDrawNight(): Sheet {
  const s = new Sheet(
    1200,
    800,
    { at: [5, -9.5, 2.0], to: [-0.2, 2, 1.9], lens: 1.5 },
    { sun: [0.2, -0.6, 0.9] },
  );
  s.cover("deep");
  for (const [x, w, h] of [
    [-12, 5, 4.6],
    [-6.8, 5, 5.4],
    [-1.6, 5, 4.4],
    [3.6, 5, 5.2],
    [8.8, 5, 4.8],
  ] as const) {
    s.face(piece([x, 6, 0], [x + w, 6, h]), "dark", { width: 2 });
    for (const z of [1.1, 2.9])
      for (const u of [0.7, 2.1, 3.5])
        s.face(
          piece([x + u, 5.98, z], [x + u + 0.8, 5.98, z + 1.1]),
          Math.round(x + u * 3 + z) % 4 === 0 ? "glow" : "deep",
          { width: 2 },
        );
    s.face(
      [
        [x - 0.1, 5.9, h],
        [x + w + 0.1, 5.9, h],
        [x + w - 0.6, 7.5, h + 1.1],
        [x + 0.6, 7.5, h + 1.1],
      ],
      "deep",
    );
  }
  s.area(
    [
      [0, 560],
      [1200, 520],
      [1200, 800],
      [0, 800],
    ],
    "shade",
  );
  s.face(piece([-14, 3.6, 0], [14, 2.2, 0]), "half");
  // The lamp's cone of light.
  s.face(
    [
      [-4.2, 2.6, 4],
      [-6.2, 2.2, 0],
      [-1.6, 1.2, 0],
    ],
    "half",
    { width: 0 },
  );
  s.face(s.ring([-3.9, 1.9, 0.01], 1.9, [0, 0, 1], 24), "glow", { width: 0.01 });
  s.turned(
    [-4.2, 2.9, 0],
    [
      [0.12, 0],
      [0.06, 0.5],
      [0.05, 4.1],
    ],
    stuffs.ink,
    { hatch: 0 },
  );
  s.turned([-4.2, 2.75, 3.95], drum(0.34, 0.3, 0.1), stuffs.brand, { hatch: 0 });
  person(s, [-3.5, 1.9, 0], 1.55, "brand");
  s.face(
    [
      [4.2, 0.6, 0.6],
      [7.5, 0, 0],
      [8.5, 2, 0],
      [4.2, 1.6, 0.6],
    ],
    "glow",
    { width: 0 },
  );
  bus(s, [0.9, 1, 0], { length: 6.6, high: 2.5, lit: true });
  for (const x of [-6, -2, 2, 6]) s.straight([x, -1.4, 0], [x + 2, -1.4, 0], 7, "half");
  s.put("M180 70h0M320 120h0M470 60h0M640 100h0M820 50h0M980 110h0M1100 70h0M250 40h0M720 40h0", {
    width: 6,
    stroke: "light",
  });
  return s;
}

/** An office in a tram shed: iron trusses, four desks, rails in the floor. */
export function techDrawShed(): Sheet {
  const s = new Sheet(1280, 720, { at: [0.6, -11, 3.0], to: [0, 4, 2.7], lens: 1.3 });
  s.cover("half");
  const [w, b, h] = [6.2, 12, 4.2];
  s.face(
    [
      [-w, b, 0],
      [w, b, 0],
      [w, b, h],
      [0, b, 6.6],
      [-w, b, h],
    ],
    "light",
    { width: 3 },
  );
  for (const x of [-4, -1.3, 1.4]) {
    s.face(piece([x, b - 0.02, 0], [x + 2.5, b - 0.02, 3.4]), "ground");
    for (const u of [1.25]) s.straight([x + u, b - 0.02, 0], [x + u, b - 0.02, 3.4], 2);
    for (const v of [1.7]) s.straight([x, b - 0.02, v], [x + 2.5, b - 0.02, v], 2);
  }
  s.face(piece([-w, -9, 0], [-w, b, h]), "half", { hatch: 18, angle: -80 });
  s.face(piece([w, -9, 0], [w, b, h]), "light");
  s.face(
    [
      [-w, -9, h],
      [-w, b, h],
      [0, b, 6.6],
      [0, -9, 6.6],
    ],
    "shade",
  );
  s.face(
    [
      [w, -9, h],
      [w, b, h],
      [0, b, 6.6],
      [0, -9, 6.6],
    ],
    "ground",
  );
  for (const y of [8.5, 4, -0.5]) {
    s.edge(
      [
        [-w, y, h],
        [0, y, 6.6],
        [w, y, h],
      ],
      8,
    )
      .straight([-w, y, h], [w, y, h], 6)
      .edge(
        [
          [-w / 2, y, h],
          [-w / 2, y, 5.4],
          [0, y, h],
          [w / 2, y, 5.4],
          [w / 2, y, h],
        ],
        3,
      )
      .straight([0, y, h], [0, y, 6.6], 3);
  }
  for (const y of [7.5, 3.5, -0.5]) {
    s.face(piece([w - 0.02, y, 1.2], [w - 0.02, y + 2.4, 3.4]), "brand");
    s.straight([w - 0.03, y + 1.2, 1.2], [w - 0.03, y + 1.2, 3.4], 3, "light");
  }
  s.face(piece([-w, b, 0], [w, -9, 0]), "half", { width: 0 });
  for (const y of [6.2, 1.8])
    s.face(
      [
        [1.4, y, 0],
        [3.2, y + 2, 0],
        [5.9, y + 2, 0],
        [5.9, y, 0],
      ],
      "light",
      { width: 0 },
    );
  for (const x of [-0.7, 0.7]) s.straight([x, b, 0.01], [x, -9, 0.01], 5, "deep");
  for (const [x, y] of [
    [-3.4, 7],
    [3.3, 7],
    [-3.4, 1.6],
    [3.3, 1.6],
  ] as const) {
    table(s, [x, y, 1.2], 3.2, 1.5, 1.2, stuffs.brand);
    const g = screen(s, [x - 0.5, y + 0.25, 1.2], 1.2, 0.8, 0);
    s.edge([g(0.12, 0.7), g(0.6, 0.7)], 3, "brand");
    if (y < 5) chair(s, [x + 0.2, y - 1.2, 0], 180, 0.8, stuffs.paper);
  }
  for (const y of [2.4]) {
    s.straight([0, y, 6.4], [0, y, 4.2], 2);
    s.turned([0, y, 3.75], drum(0.62, 0.45, 0.12), stuffs.brand, { hatch: 8 });
  }
  plant(s, [-5.4, 4.6, 0], 1.3, 6);
  return s;
}

/** A card held to the reader by the bus door. */
export function techDrawCard(): Sheet {
  const s = new Sheet(800, 1000, { at: [-1.6, -4.6, 2.3], to: [0, 0.1, 1.3], lens: 1.55 });
  s.cover("ground");
  s.face(piece([-2.4, 1.4, -0.4], [2.6, 1.4, 3.6]), "half", { width: 3 });
  s.face(piece([-1.9, 1.39, 1.5], [2.2, 1.39, 3.3]), "light");
  for (const [x, y, k] of [
    [-1.2, 4, 1.2],
    [1.3, 4, 1.5],
  ] as const)
    tree(s, [x, y, 0.8], k);
  s.face(piece([-1.9, 1.38, 1.5], [2.2, 1.38, 1.75]), "shade", { width: 0 });
  s.cord([s.see([0.35, 0.5, -1]), s.see([0.35, 0.5, 3.8])], 34, "brand", 4);
  const q = (u: number, v: number): Place => turned([0.35 + u, -0.06, 1.0 + v], 12, [0.35, 0.3, 0]);
  s.box([0.35, 0.3, 0.7], [1.25, 0.6, 1.6], stuffs.dark, 12, { hatch: 0 });
  s.face([q(-0.55, -0.2), q(0.55, -0.2), q(0.55, 1.2), q(-0.55, 1.2)], "light", { width: 2 });
  for (const r of [0.14, 0.27, 0.4]) {
    const arc = Array.from({ length: 9 }, (_, i) =>
      s.see(q(-0.2 + r * Math.cos(-0.8 + i * 0.2), 0.1 + r * Math.sin(-0.8 + i * 0.2))),
    );
    s.line(arc, 10, "brand");
  }
  s.face([q(-0.42, 0.72), q(0.42, 0.72), q(0.42, 1.05), q(-0.42, 1.05)], "brand");
  s.edge([q(-0.2, 0.87), q(-0.05, 0.78), q(0.22, 0.98)], 9, "light");
  // The card comes from the left, in a mitten.
  const c = (u: number, v: number): Place => [-1.05 + u, -0.7, 0.72 + v + u * 0.3];
  s.shape(
    smooth(
      [
        c(-1.5, -0.6),
        c(-0.7, -0.15),
        c(-0.2, 0.1),
        c(0.1, 0.42),
        c(0.0, 0.6),
        c(-0.35, 0.55),
        c(-0.9, 0.5),
        c(-1.6, 0.2),
      ].map((p) => s.see(p)),
      6,
      true,
    ),
    "dark",
    4,
  );
  s.face([c(-0.15, 0.1), c(0.95, 0.1), c(0.95, 0.82), c(-0.15, 0.82)], "light", { width: 4 });
  s.face([c(-0.15, 0.58), c(0.95, 0.58), c(0.95, 0.72), c(-0.15, 0.72)], "brand", { width: 0 });
  s.edge([c(0.05, 0.25), c(0.5, 0.25)], 5).edge([c(0.05, 0.38), c(0.65, 0.38)], 5);
  s.shape(
    smooth(
      [
        c(-0.5, 0.5),
        c(-0.1, 0.62),
        c(0.22, 0.52),
        c(0.3, 0.36),
        c(0.12, 0.28),
        c(-0.2, 0.3),
        c(-0.5, 0.2),
      ].map((p) => s.see(p)),
      6,
      true,
    ),
    "dark",
    3,
  );
  return s;
}

/** A minibus on a village green, a church and two houses. */
export function techDrawVillage(): Sheet {
  const s = new Sheet(
    1200,
    800,
    { at: [-6, -11, 3.2], to: [0.4, 2, 1.4], lens: 1.6 },
    { sun: [-0.7, -0.6, 0.6] },
  );
  s.area(rectangle([0, 430], [1200, 800]), "half");
  s.area(
    smooth(
      [
        [-20, 440],
        [240, 350],
        [520, 400],
        [820, 320],
        [1220, 400],
        [1220, 460],
        [-20, 470],
      ],
      6,
    ),
    "shade",
  );
  house(s, [-4.6, 7, 0], [4.4, 3, 2.6], {});
  s.shadowOf([2.2, 8, 0], [1.8, 1.8, 6], 0, 0);
  s.box([4.6, 8.6, 0], [4.4, 2.4, 2.4], stuffs.paper, 0, { hatch: 12 });
  s.face(
    [
      [2.4, 7.2, 2.35],
      [7, 7.2, 2.35],
      [7, 8.6, 4],
      [2.4, 8.6, 4],
    ],
    "half",
    { hatch: 14, angle: 0 },
  );
  s.box([2.0, 8, 0], [1.8, 1.8, 5], stuffs.paper, 0, { hatch: 12 });
  s.solid(
    [
      [
        [1.0, 7, 5],
        [3.0, 7, 5],
        [2.0, 8, 8],
      ],
      [
        [3.0, 7, 5],
        [3.0, 9, 5],
        [2.0, 8, 8],
      ],
      [
        [1.0, 9, 5],
        [1.0, 7, 5],
        [2.0, 8, 8],
      ],
    ],
    stuffs.brand,
  );
  s.face(piece([1.7, 7.08, 3.2], [2.3, 7.08, 4.3]), "shade", { hatch: 8 });
  house(s, [10.4, 6, 0], [4.6, 3, 2.8], { tiles: stuffs.grey });
  for (const [x, y, k] of [
    [-8, 6, 2],
    [-0.8, 7, 1.8],
    [7.6, 4.6, 2.2],
  ] as const)
    tree(s, [x, y, 0], k);
  s.face(piece([-14, 2.6, 0], [16, -0.6, 0]), "light");
  bus(s, [1.2, 1, 0], { length: 4.6, high: 1.9, wide: 1.7 });
  person(s, [-2.2, 0.2, 0], 1.45, "deep");
  person(s, [-2.9, 0.3, 0], 1.35, "brand");
  return s;
}

/** The list on a clipboard, names ticked off in pencil. */
export function techDrawList(): Sheet {
  const s = new Sheet(1000, 1000, { at: [0.6, -4, 4.4], to: [0, 0.05, 0], lens: 1.65 });
  s.cover("half");
  stripe(s, [2.5, -3, -0.4], [-2.5, -1.6, 1.6], "ground");
  s.shadowOf([0, 0, 0], [2.2, 3.0, 0.1], 8);
  s.box([0, 0, 0], [2.2, 3.0, 0.08], stuffs.brand, 8);
  const g = (u: number, v: number, z = 0.09): Place => turned([u, v, z], 8);
  for (const [t, z] of [
    [0.03, 0.09],
    [0, 0.1],
  ] as const)
    s.face(
      [
        g(-0.95 + t, -1.4 - t, z),
        g(0.95 + t, -1.4 - t, z),
        g(0.95 + t, 1.15 - t, z),
        g(-0.95 + t, 1.15 - t, z),
      ],
      "light",
    );
  for (let r = 0; r < 11; r += 1) {
    const v = 0.85 - r * 0.2;
    s.face(
      [
        g(-0.8, v - 0.06, 0.11),
        g(-0.66, v - 0.06, 0.11),
        g(-0.66, v + 0.07, 0.11),
        g(-0.8, v + 0.07, 0.11),
      ],
      "light",
    );
    s.edge([g(-0.5, v, 0.11), g(0.1 + 0.3 * (((r * 7) % 5) / 5), v, 0.11)], 4).edge(
      [g(0.6, v, 0.11), g(0.8, v, 0.11)],
      4,
    );
    if (r < 7 && r !== 4)
      s.edge(
        [g(-0.82, v + 0.02, 0.11), g(-0.74, v - 0.06, 0.11), g(-0.58, v + 0.13, 0.11)],
        7,
        "brand",
      );
  }
  s.shadowOf(g(0, 1.3, 0.1), [0.9, 0.3, 0.14], 8, 0.1);
  s.box(g(0, 1.3, 0.1), [0.95, 0.28, 0.12], stuffs.white, 8);
  s.box(g(0, 1.42, 0.22), [0.5, 0.16, 0.08], stuffs.white, 8);
  s.shadow([g(1.0, -1.2, 0.1), g(0.3, -0.1, 0.2)], 0.1);
  s.cord([s.see([1.5, -1.45, 0.2]), s.see([0.35, -0.25, 0.16])], 19, "half", 3);
  s.straight([0.35, -0.25, 0.16], [0.27, -0.17, 0.12], 10);
  return s;
}
