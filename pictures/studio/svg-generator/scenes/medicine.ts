import { drum, type Place, type Point, piece, rectangle, smooth, turned } from "../geometry.ts";
import { Sheet, type Stuff, stuffs } from "../sheet.ts";
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

const flask = (s: Sheet, at: Place, k: number, fill: Stuff) => {
  const profile = [
    [0.34 * k, 0],
    [0.36 * k, 0.06 * k],
    [0.11 * k, 0.62 * k],
    [0.1 * k, 0.86 * k],
    [0.13 * k, 0.9 * k],
  ] as const;
  s.shadowOfTurned(at, profile);
  s.turned(at, profile, stuffs.white, { open: true });
  s.turned(
    at,
    [
      [0.34 * k, 0],
      [0.35 * k, 0.06 * k],
      [0.24 * k, 0.32 * k],
    ],
    fill,
    { hatch: 7 },
  );
};

const bottle = (s: Sheet, at: Place, k: number, stuff: Stuff, label = true) => {
  const profile = [
    [0.2 * k, 0],
    [0.2 * k, 0.55 * k],
    [0.1 * k, 0.68 * k],
    [0.1 * k, 0.78 * k],
  ] as const;
  s.shadowOfTurned(at, profile);
  s.turned(at, profile, stuff);
  s.turned([at[0], at[1], at[2] + 0.78 * k], drum(0.13 * k, 0.14 * k), stuffs.dark, { hatch: 0 });
  if (label)
    s.face(
      rectangle([-0.15, 0.14], [0.12, 0.42]).map(
        ([u, v]): Place => [at[0] + u * k, at[1] - 0.2 * k, at[2] + v * k],
      ),
      "light",
    );
};

/** A microscope by the window, slides and a notebook beside it. */
export function mediDrawMicroscope(): Sheet {
  const s = new Sheet(1200, 800, { at: [-1.5, -5.2, 2.5], to: [0.1, 0.3, 0.98], lens: 1.85 });
  room(s, { back: 2, left: -3.2, right: 6, high: 4.6, floor: -1.2 });
  pane(s, [0.7, 2, 0.7], 2.3, 2.6, { columns: 3 });
  table(s, [0.2, 0.45, 0], 5.2, 2.2, 1.2, stuffs.brand);
  // The stand is seen from its side: foot, arm, stage and tube in one curve.
  const o: Place = [-0.5, 0.55, 0];
  const turn = 62;
  const q = (x: number, y: number, z: number): Place => turned([o[0] + x, o[1] + y, z], turn, o);
  const along = (x: number, y: number, z: number): Place => turned([x, y, z], turn);
  s.shadow(
    [
      q(-0.45, -0.5, 0),
      q(0.45, -0.5, 0),
      q(0.45, 0.5, 0),
      q(0.3, 0.3, 1.7),
      q(-0.3, 0.2, 1.8),
      q(-0.1, -0.7, 2.2),
    ],
    0,
  );
  s.box(q(0, 0, 0), [0.8, 1.15, 0.16], stuffs.brand, turn);
  s.box(q(0, 0.42, 0.16), [0.3, 0.26, 1.25], stuffs.brand, turn, { hatch: 7 });
  s.box(q(0, 0.12, 1.36), [0.3, 0.86, 0.26], stuffs.brand, turn);
  s.turned(q(0, -0.05, 0.42), drum(0.2, 0.24, 0.14), stuffs.dark, { hatch: 0 });
  s.box(q(0, 0, 0.7), [0.72, 0.8, 0.08], stuffs.dark, turn, { hatch: 0 });
  s.face(
    [q(-0.12, -0.3, 0.79), q(0.12, -0.3, 0.79), q(0.12, 0.2, 0.79), q(-0.12, 0.2, 0.79)],
    "light",
  );
  s.turned(q(0.16, 0.42, 0.5), drum(0.15, 0.14), stuffs.white, { axis: along(1, 0, 0), hatch: 0 });
  s.turned(
    q(0, -0.02, 1.1),
    [
      [0.06, 0],
      [0.1, 0.1],
      [0.12, 0.3],
    ],
    stuffs.white,
    { axis: along(0, -0.5, 1), hatch: 0 },
  );
  s.turned(
    q(0, -0.1, 0.9),
    [
      [0.05, 0],
      [0.09, 0.08],
      [0.12, 0.46],
    ],
    stuffs.white,
    { hatch: 6 },
  );
  s.turned(q(0, -0.1, 1.6), drum(0.17, 0.5, 0.15), stuffs.white, {
    axis: along(0, -0.85, 1),
    hatch: 7,
  });
  s.turned(
    q(0, -0.42, 1.97),
    [
      [0.19, 0],
      [0.19, 0.14],
      [0.14, 0.36],
    ],
    stuffs.dark,
    { axis: along(0, -0.85, 1), hatch: 0 },
  );
  flask(s, [1.15, 0.8, 0], 1.05, stuffs.brand);
  bottle(s, [1.95, 0.95, 0], 0.95, stuffs.brand);
  paperOn(s, [1.0, -0.15, 0], 0.95, 0.75, -10, 6);
  s.cord([s.see([1.2, -0.35, 0.02]), s.see([1.62, 0.05, 0.08])], 7, "brand");
  for (const [x, y, turn] of [
    [-1.55, -0.1, 18],
    [-1.7, 0.25, 8],
    [-1.35, 0.1, 26],
  ] as const) {
    const c = (u: number, v: number): Place => turned([x + u, y + v, 0.01], turn, [x, y, 0]);
    s.face([c(-0.28, -0.09), c(0.28, -0.09), c(0.28, 0.09), c(-0.28, 0.09)], "light").face(
      [c(-0.28, -0.09), c(-0.14, -0.09), c(-0.14, 0.09), c(-0.28, 0.09)],
      "brand",
    );
  }
  return s;
}

/** A laboratory bench: flasks, a rack of tubes, a balance. */
export function mediDrawBench(): Sheet {
  const s = new Sheet(1200, 800, { at: [1.4, -5.6, 2.5], to: [0, 0.3, 0.9], lens: 1.8 });
  room(s, { back: 1.8, left: -3.6, right: 6, high: 4.6, floor: -1.2 });
  sunOnWall(s, 1.8, [0.4, 0.3, 2.7], [2.4, -0.1, 2.2]);
  s.box([-1.3, 1.55, 1.9], [3.0, 0.5, 0.1], stuffs.paper, 0, { hatch: 0 });
  for (const [x, k, stuff] of [
    [-2.3, 0.9, stuffs.brand],
    [-1.3, 0.8, stuffs.white],
    [-0.5, 0.9, stuffs.brand],
  ] as const)
    bottle(s, [x, 1.5, 2.0], k, stuff);
  table(s, [0.1, 0.45, 0], 5.8, 2.2, 1.2, stuffs.brand);
  flask(s, [-1.9, 0.7, 0], 1.25, stuffs.brand);
  s.shadowOf([-0.35, 0.6, 0], [1.5, 0.4, 0.7], 0, 0);
  s.box([-0.35, 0.6, 0], [1.5, 0.42, 0.08], stuffs.paper, 0, { hatch: 0 });
  for (let i = 0; i < 4; i += 1) {
    const x = -0.9 + 0.36 * i;
    s.turned(
      [x, 0.6, 0.1],
      [
        [0.06, 0],
        [0.075, 0.1],
        [0.075, 0.78],
      ],
      stuffs.white,
      { open: true, hatch: 0 },
    );
    s.turned(
      [x, 0.6, 0.1],
      [
        [0.06, 0],
        [0.075, 0.1],
        [0.075, 0.25 + 0.08 * ((i * 3) % 5)],
      ],
      i % 3 ? stuffs.paper : stuffs.brand,
      { hatch: 4, outline: 2 },
    );
  }
  s.box([-0.35, 0.42, 0.42], [1.5, 0.06, 0.12], stuffs.paper, 0, { hatch: 0 });
  s.shadowOf([1.35, 0.7, 0], [1.1, 0.9, 1.2], 0, 0);
  s.box([1.35, 0.7, 0], [1.1, 0.95, 0.26], stuffs.white);
  s.face(piece([1.0, 0.22, 0.06], [1.45, 0.22, 0.2]), "brand");
  s.turned(
    [1.35, 0.7, 0.26],
    [
      [0.06, 0],
      [0.06, 0.1],
      [0.34, 0.13],
      [0.34, 0.17],
    ],
    stuffs.paper,
  );
  s.turned([1.35, 0.7, 0.43], drum(0.14, 0.2, 0.2), stuffs.white, { open: true, hatch: 5 });
  paperOn(s, [0.35, -0.2, 0], 0.75, 0.95, -12, 8);
  s.cord([s.see([-0.35, -0.35, 0.03]), s.see([0.05, 0.05, 0.08])], 8, "light");
  return s;
}

/** A consulting room: desk, two chairs, a couch behind a curtain. */
export function mediDrawConsulting(): Sheet {
  const s = new Sheet(1200, 800, { at: [-2.6, -7.4, 3.2], to: [0.6, 1, 1.0], lens: 1.55 });
  room(s, { back: 3, left: -4.4, right: 7, high: 5 });
  pane(s, [-0.6, 3, 1.5], 2.2, 2.2, { columns: 2 });
  stripe(s, [3, 0.6, 2.9], [-1, 1.8, 4.4], "light");
  s.shadowOf([4.4, 2.1, 0], [3.2, 1.2, 1.1], 0, 0);
  s.box([4.4, 2.1, 0.9], [3.2, 1.2, 0.22], stuffs.brand);
  for (const x of [3.0, 5.8])
    for (const y of [1.65, 2.5])
      s.box([x, y, 0], [0.09, 0.09, 0.9], stuffs.dark, 0, { outline: 0, hatch: 0 });
  s.box([5.4, 2.1, 1.12], [0.8, 0.8, 0.14], stuffs.white);
  s.straight([2.4, 2.9, 3.6], [6.6, 2.9, 3.6], 5);
  const fold: Point[] = [];
  for (let i = 0; i <= 12; i += 1) fold.push(s.see([2.4 + 0.11 * i, 2.85 - 0.14 * (i % 2), 3.6]));
  for (let i = 12; i >= 0; i -= 1) fold.push(s.see([2.4 + 0.12 * i, 2.85 - 0.14 * (i % 2), 0.25]));
  s.shape(fold, "half", 3);
  for (let i = 1; i < 12; i += 2)
    s.straight([2.4 + 0.11 * i, 2.71, 3.55], [2.4 + 0.12 * i, 2.71, 0.3], 2);
  table(s, [-1.6, 1.7, 1.25], 2.8, 1.3, 1.25, stuffs.paper);
  const glass = screen(s, [-2.2, 1.95, 1.25], 1.0, 0.68, 16);
  s.edge([glass(0.1, 0.75), glass(0.6, 0.75)], 3, "brand")
    .edge([glass(0.1, 0.5), glass(0.9, 0.5)], 2)
    .edge([glass(0.1, 0.3), glass(0.75, 0.3)], 2);
  paperOn(s, [-1.1, 1.5, 1.25], 0.5, 0.6, -8, 5);
  lamp(s, [-0.5, 1.95, 1.25], 0.55);
  chair(s, [-2.4, 0.4, 0], 160, 0.85, stuffs.paper);
  chair(s, [0.7, 0.7, 0], 205, 0.85, stuffs.brand);
  s.shadowOf([-3.9, -0.2, 0], [0.5, 0.6, 1], 0, 0);
  plant(s, [-3.7, 2.3, 0], 1.1, 8);
  return s;
}

/** The waiting room: six chairs, a toy on the floor, the light of eight o'clock. */
export function mediDrawWaiting(): Sheet {
  const s = new Sheet(1200, 800, { at: [2.6, -7.2, 2.7], to: [-0.2, 1, 1.1], lens: 1.55 });
  room(s, { back: 2.6, left: -4.6, right: 6, high: 5 });
  pane(s, [-3.4, 2.6, 1.3], 2.0, 2.4);
  sunOnWall(s, 2.6, [-0.4, 0.6, 3.2], [2.3, 0.1, 2.6]);
  stripe(s, [2.6, -1.6, 1.4], [-1.6, 0, 3.6], "light");
  for (const [x, w] of [
    [0.2, 0.9],
    [1.5, 0.7],
  ] as const) {
    s.face(piece([x, 2.58, 2.3], [x + w, 2.58, 3.4]), "light", { width: 3 });
    s.face(piece([x + 0.15, 2.57, 2.45], [x + w - 0.15, 2.57, 3.25]), "brand");
  }
  for (let i = 0; i < 5; i += 1)
    chair(s, [-2.4 + 1.15 * i, 1.9, 0], 0, 0.85, i === 3 ? stuffs.brand : stuffs.paper);
  plant(s, [3.9, 2.0, 0], 1.25, 9);
  s.turned([0.5, -0.4, 0], drum(0.75, 0.08), stuffs.white, { hatch: 0 });
  s.turned([0.5, -0.4, 0.0], drum(0.12, 0.45), stuffs.dark, { hatch: 0 });
  s.turned([0.5, -0.4, 0.45], drum(0.8, 0.08), stuffs.white, { hatch: 0 });
  for (const [x, y, turn] of [
    [0.2, -0.35, 12],
    [0.75, -0.5, -16],
    [0.55, -0.15, 4],
  ] as const)
    paperOn(s, [x, y, 0.54], 0.45, 0.58, turn, turn === 4 ? 0 : 4, turn === 12 ? "brand" : "light");
  // A wooden train.
  for (const [i, x] of [
    [0, -2.6],
    [1, -1.95],
    [2, -1.3],
  ] as const) {
    s.shadowOf([x, -0.6, 0.08], [0.5, 0.34, 0.3], 0, 0);
    for (const u of [-0.14, 0.14])
      s.turned([x + u, -0.78, 0.11], drum(0.11, 0.06), stuffs.dark, {
        axis: [0, -1, 0],
        hatch: 0,
        outline: 2,
      });
    s.box(
      [x, -0.6, 0.12],
      [0.52, 0.32, i === 2 ? 0.2 : 0.26],
      i === 1 ? stuffs.paper : stuffs.brand,
    );
    if (i === 2) {
      s.turned([x + 0.12, -0.6, 0.32], drum(0.08, 0.2, 0.1), stuffs.dark, { hatch: 0 });
      s.box([x - 0.14, -0.6, 0.32], [0.22, 0.32, 0.28], stuffs.brand);
    }
  }
  return s;
}

/** A stethoscope and a cuff on a desk. */
export function mediDrawStethoscope(): Sheet {
  const s = new Sheet(1000, 1000, { at: [0.6, -4.4, 4.4], to: [0, 0.05, 0], lens: 1.7 });
  s.cover("half");
  stripe(s, [2.4, -3, -0.4], [-2.4, -1.6, 1.5], "ground");
  stripe(s, [2.4, 0, 2.2], [-2.4, 2, 4.4], "ground");
  paperOn(s, [-0.75, 0.55, 0], 1.3, 1.7, 12, 12);
  const at = (points: readonly (readonly [number, number])[], z = 0.05) =>
    smooth(
      points.map(([x, y]) => s.see([x, y, z])),
      10,
    );
  const main = [
    [0.1, 0.95],
    [-0.1, 0.35],
    [-0.75, -0.35],
    [-0.7, -1.05],
    [0.1, -1.25],
    [0.85, -0.85],
    [0.95, -0.1],
    [0.65, 0.25],
  ] as const;
  s.line(
    at(
      main.map(([x, y]) => [x + 0.1, y - 0.08] as const),
      0,
    ),
    22,
    "shade",
  );
  for (const ear of [
    [
      [0.1, 0.95],
      [-0.15, 1.2],
      [-0.32, 1.6],
      [-0.2, 1.85],
    ],
    [
      [0.1, 0.95],
      [0.4, 1.15],
      [0.6, 1.5],
      [0.5, 1.8],
    ],
  ] as const) {
    s.cord(at(ear), 10, "light", 2.5);
    const tip = s.see([ear[3][0], ear[3][1], 0.05]);
    s.shape(
      smooth(
        [
          [tip[0] - 13, tip[1]],
          [tip[0], tip[1] - 17],
          [tip[0] + 13, tip[1]],
          [tip[0], tip[1] + 11],
        ],
        4,
        true,
      ),
      "brand",
      3,
    );
  }
  s.cord(at(main), 19, "brand", 3);
  s.shadowOfTurned([0.5, 0.42, 0], drum(0.42, 0.12));
  s.turned(
    [0.5, 0.42, 0],
    [
      [0.4, 0],
      [0.42, 0.07],
      [0.34, 0.14],
    ],
    stuffs.white,
    { rings: [1] },
  );
  s.face(s.ring([0.5, 0.42, 0.15], 0.24), "half");
  s.hatch(
    s.ring([0.5, 0.42, 0.15], 0.24).map((p) => s.see(p)),
    { gap: 10 },
  );
  s.cord([s.see([1.35, -1.5, 0.03]), s.see([1.75, -0.4, 0.06])], 14, "brand");
  s.shadowOf([-1.45, -1.0, 0], [0.62, 0.4, 0.14], 24);
  s.box([-1.45, -1.0, 0], [0.62, 0.4, 0.14], stuffs.white, 24);
  return s;
}

/** The wall of small drawers and bottles in the pharmacy, a counter before it. */
export function mediDrawPharmacy(): Sheet {
  const s = new Sheet(1200, 800, { at: [0.9, -6.6, 2.2], to: [0, 1, 1.75], lens: 1.75 });
  s.cover("ground");
  s.face(piece([-5, 1.6, 1.25], [5, 1.6, 2.35]), "half");
  for (let r = 0; r < 3; r += 1)
    for (let c = 0; c < 9; c += 1) {
      const [x, z] = [-3.75 + c * 0.82, 1.28 + r * 0.36];
      s.face(
        piece([x, 1.58, z], [x + 0.76, 1.58, z + 0.31]),
        (r * 9 + c) % 8 === 4 ? "brand" : "light",
      );
    }
  const knobs: Point[] = [];
  for (let r = 0; r < 3; r += 1)
    for (let c = 0; c < 9; c += 1) knobs.push(s.see([-3.37 + c * 0.82, 1.56, 1.43 + r * 0.36]));
  s.put(knobs.map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}h0`).join(""), { width: 9 });
  for (const z of [2.4]) {
    for (let i = 0; i < 7; i += 1) {
      const k = (i * 5 + (z > 3 ? 3 : 0)) % 7;
      if (k === 6) continue;
      bottle(
        s,
        [-3.2 + 1.02 * i, 1.5, z],
        1.1 + 0.12 * (k % 3),
        k === 0 || k === 3 ? stuffs.brand : k === 2 ? stuffs.paper : stuffs.white,
        k !== 2,
      );
    }
    s.box([0, 1.5, z - 0.08], [10, 0.6, 0.08], stuffs.paper, 0, { hatch: 0 });
  }
  s.box([0, -0.6, 0], [10, 1.2, 1.1], stuffs.brand, 0, { hatch: 16 });
  s.box([0, -0.65, 1.1], [10.2, 1.4, 0.09], stuffs.white, 0, { hatch: 0 });
  s.shadowOf([-1.4, -0.6, 1.19], [0.6, 0.4, 0.75], 8, 1.19);
  s.box([-1.4, -0.6, 1.19], [0.62, 0.36, 0.72], stuffs.white, 8);
  s.face(piece([-1.55, -0.82, 1.45], [-1.2, -0.77, 1.62]), "brand");
  s.turned(
    [0.95, -0.6, 1.19],
    [
      [0.2, 0],
      [0.26, 0.08],
      [0.38, 0.36],
      [0.4, 0.42],
    ],
    stuffs.white,
    { open: true },
  );
  s.cord([s.see([0.95, -0.6, 1.5]), s.see([1.45, -0.7, 1.95])], 15, "light", 3);
  return s;
}

/** Tablets to the door by bicycle. */
export function mediDrawBicycle(): Sheet {
  const s = new Sheet(
    1200,
    800,
    { at: [0.4, -9, 2.1], to: [0.2, 1, 1.5], lens: 1.7 },
    { sun: [-0.75, -0.5, 0.6] },
  );
  s.area(rectangle([0, 540], [1200, 800]), "half");
  house(s, [-3.6, 3, 0], [4.6, 3, 4.4], { columns: 3, floors: 2, side: true });
  house(s, [1.4, 3.2, 0], [4.6, 3, 3.8], { columns: 3, floors: 2, tiles: stuffs.grey });
  house(s, [6.3, 3, 0], [4.4, 3, 4.6], { columns: 3, floors: 2 });
  s.face(piece([-9, 1.6, 0], [9, 0.9, 0]), "light");
  const wheelAt = (x: number): Place => [x, -0.6, 0.62];
  s.shadow(
    [
      [-1.3, -0.6, 0],
      [1.9, -0.6, 0],
      [1.3, -0.6, 1.6],
      [-1, -0.6, 1.4],
    ],
    0,
  );
  for (const x of [-0.85, 1.25]) {
    const rim = s.ring(wheelAt(x), 0.6, [0, 1, 0], 30).map((p) => s.see(p));
    s.put(
      rim
        .map((p, i) =>
          i % 3
            ? ""
            : `M${Math.round(p[0])} ${Math.round(p[1])}L${s.see(wheelAt(x)).map(Math.round).join(" ")}`,
        )
        .join(""),
      { width: 1 },
    );
    s.line([...rim, rim[0] as Point], 9);
    s.line([...rim, rim[0] as Point], 3, "half");
  }
  const p = (x: number, z: number): Point => s.see([x, -0.6, z]);
  for (const line of [
    [
      [-0.85, 0.62],
      [0.05, 0.58],
      [-0.22, 1.3],
      [-0.85, 0.62],
    ],
    [
      [0.05, 0.58],
      [0.92, 1.2],
      [-0.18, 1.2],
    ],
    [
      [1.25, 0.62],
      [0.86, 1.48],
    ],
    [
      [-0.22, 1.3],
      [-0.28, 1.5],
    ],
  ] as const)
    s.cord(
      line.map(([x, z]) => p(x, z)),
      9,
      "brand",
      2.5,
    );
  s.cord([p(-0.5, 1.56), p(-0.02, 1.53)], 15, "deep");
  s.cord(smooth([p(0.78, 1.62), p(0.96, 1.58), p(1.1, 1.42)]), 7, "deep");
  s.shape(
    s.ring([0.05, -0.62, 0.58], 0.17, [0, 1, 0]).map((q) => s.see(q)),
    "light",
    3,
  );
  s.box([-0.95, -0.6, 1.32], [0.95, 0.7, 0.55], stuffs.white, 0);
  const [c, n] = [s.see([-0.95, -0.96, 1.6]), 17];
  s.put(`M${Math.round(c[0] - n)} ${Math.round(c[1])}h${2 * n}m${-n} ${-n}v${2 * n}`, {
    width: 12,
    stroke: "brand",
  });
  s.cord([p(-0.85, 0.62), p(-1.2, 1.3)], 5, "light", 2);
  tree(s, [4.3, 1.0, 0], 1.4);
  return s;
}

/** A bedroom at first light: the window, the bed, a watch on the table. */
export function mediDrawMorning(): Sheet {
  const s = new Sheet(
    1200,
    800,
    { at: [2.8, -6.4, 3.1], to: [-0.4, 0.8, 1.0], lens: 1.5 },
    { sun: [-0.8, 0.35, 0.55] },
  );
  room(s, { back: 3, left: -3.6, right: 7, high: 5 });
  pane(s, [-2.6, 3, 1.2], 2.8, 2.9, { columns: 3, rows: 3, sky: "light" });
  s.shape(
    s.ring([-1.2, 2.99, 2.1], 0.55, [0, 1, 0], 26).map((q) => s.see(q)),
    "brand",
    2,
  );
  s.face(piece([-2.6, 2.97, 1.2], [0.2, 2.97, 1.7]), "half", { hatch: 12, angle: 0 });
  for (const x of [-1.72, -0.78]) s.face(piece([x, 2.96, 1.2], [x + 0.1, 2.96, 4.1]), "light");
  stripe(s, [2.4, -2.0, 1.2], [-2, 0.4, 4.2], "light");
  s.face(
    [
      [-0.9, 2.4, 0.005],
      [-0.6, 2.4, 0.005],
      [2.4, -2, 0.005],
      [2.0, -2, 0.005],
    ],
    "half",
    { width: 0 },
  );
  s.shadowOf([2.2, 0.9, 0], [2.2, 3.4, 0.8], 0, 0);
  s.box([2.2, 2.55, 0], [2.3, 0.14, 1.9], stuffs.brand);
  s.box([2.2, 0.9, 0.25], [2.2, 3.3, 0.4], stuffs.white, 0, { hatch: 12 });
  for (const x of [1.7, 2.7])
    s.box([x, 2.15, 0.65], [0.85, 0.5, 0.2], stuffs.white, x < 2 ? 4 : -5);
  const quilt = [
    [1.08, 1.75, 0.66],
    [3.34, 1.75, 0.66],
    [3.34, -0.78, 0.66],
    [3.34, -0.8, 0.1],
    [1.08, -0.8, 0.1],
    [1.06, -0.2, 0.1],
    [1.06, 1.7, 0.18],
  ] as const;
  s.shape(
    quilt.map((q) => s.see(q as unknown as Place)),
    "half",
    3,
  );
  s.face(piece([1.08, 1.75, 0.67], [3.34, -0.8, 0.67]), "light");
  for (const y of [1.2, 0.4, -0.4]) s.straight([1.08, y, 0.68], [3.34, y, 0.68], 2);
  for (const x of [1.65, 2.2, 2.75]) s.straight([x, 1.75, 0.68], [x, -0.8, 0.68], 2);
  s.face(
    [
      [1.08, 1.75, 0.69],
      [3.34, 1.75, 0.69],
      [3.3, 1.35, 0.72],
      [1.1, 1.2, 0.72],
    ],
    "brand",
  );
  table(s, [0.35, 2.2, 0.95], 0.8, 0.8, 0.95, stuffs.paper);
  lamp(s, [0.18, 2.35, 0.95], 0.5);
  s.turned([0.58, 2.05, 0.95], drum(0.09, 0.24, 0.11), stuffs.white, { open: true, hatch: 4 });
  plant(s, [-2.9, 2.2, 0], 1.05, 8);
  return s;
}

/** A watch, a diary with eight weeks and a pencil. */
export function mediDrawDiary(): Sheet {
  const s = new Sheet(1000, 1000, { at: [-0.5, -4.2, 4.4], to: [0, 0, 0], lens: 1.65 });
  s.cover("brand");
  stripe(s, [2.6, -3, 0], [-2.6, -1.6, 2], "dark");
  paperOn(s, [-0.35, 0.35, 0.02], 2.3, 2.5, 8, 0);
  const g = (u: number, v: number): Place =>
    turned([-0.35 + u * 2.3, 0.35 + v * 2.5, 0.03], 8, [-0.35, 0.35, 0.03]);
  s.edge([g(-0.4, 0.4), g(0.1, 0.4)], 6, "brand");
  for (let r = 0; r < 8; r += 1)
    for (let c = 0; c < 7; c += 1) {
      const [u, v] = [-0.4 + c * 0.116, 0.28 - r * 0.09];
      s.face(
        [g(u, v), g(u + 0.1, v), g(u + 0.1, v - 0.072), g(u, v - 0.072)],
        r * 7 + c < 31 ? ((r + c * 2) % 5 ? "half" : "brand") : "light",
      );
    }
  const strapAt = (points: readonly (readonly [number, number])[]) =>
    smooth(
      points.map(([x, y]) => s.see([x, y, 0.03])),
      8,
    );
  s.line(
    strapAt([
      [1.0, -1.9],
      [1.3, -1.0],
      [1.35, 0.1],
      [1.05, 0.9],
    ]),
    84,
    "shade",
  );
  s.cord(
    strapAt([
      [0.85, -1.8],
      [1.15, -1.0],
      [1.2, 0.1],
      [0.9, 1.0],
    ]),
    66,
    "deep",
    3,
  );
  s.turned(
    [1.2, -0.45, 0.03],
    [
      [0.46, 0],
      [0.48, 0.1],
      [0.42, 0.16],
    ],
    stuffs.white,
    { rings: [1], hatch: 6 },
  );
  s.face(s.ring([1.2, -0.45, 0.2], 0.36, [0, 0, 1], 26), "light");
  s.edge(
    [
      [1.2, -0.2, 0.2],
      [1.2, -0.45, 0.2],
      [1.36, -0.52, 0.2],
    ],
    7,
  );
  s.shape(
    smooth(
      [
        [-0.2, 0.0],
        [0.0, 0.13],
        [0.2, 0.0],
      ].map(([x, y]) => s.see([1.2 + (x as number), -0.62 + (y as number), 0.2])),
      6,
    ),
    "brand",
    2,
  );
  s.cord([s.see([-1.5, -1.5, 0.04]), s.see([-0.2, -1.15, 0.08])], 17, "half", 3);
  s.straight([-0.2, -1.15, 0.08], [-0.08, -1.12, 0.07], 9);
  return s;
}

/** A passport, a card of jabs and a paper aeroplane on a map. */
export function mediDrawTravel(): Sheet {
  const s = new Sheet(1200, 800, { at: [0.4, -4.6, 3.7], to: [0.05, 0.15, 0], lens: 1.75 });
  s.cover("ground");
  const land = (points: readonly (readonly [number, number])[]) =>
    s.shape(
      smooth(
        points.map(([x, y]) => s.see([x, y, 0])),
        5,
        true,
      ),
      "half",
      2,
    );
  land([
    [-3.2, 2.0],
    [-2.2, 2.3],
    [-1.4, 1.7],
    [-1.7, 0.9],
    [-2.3, 0.5],
    [-2.0, -0.2],
    [-2.6, -0.5],
    [-3.3, 0.6],
  ]);
  land([
    [0.4, 2.2],
    [1.6, 2.4],
    [2.9, 1.9],
    [3.2, 1.0],
    [2.4, 0.7],
    [1.9, 0.9],
    [1.2, 0.7],
    [0.6, 1.2],
  ]);
  land([
    [0.6, 0.5],
    [1.5, 0.5],
    [2.1, -0.1],
    [1.7, -0.9],
    [1.2, -1.5],
    [0.8, -0.8],
    [0.3, 0.0],
  ]);
  for (const x of [-3, -2, -1, 0, 1, 2, 3]) s.straight([x, 2.6, 0], [x * 1.15, -1.8, 0], 1);
  for (const y of [1.8, 0.8, -0.2, -1.2]) s.straight([-4, y, 0], [4, y, 0], 1);
  s.shadowOf([-0.75, -0.1, 0], [0.95, 1.3, 0.1], 14);
  s.box([-0.75, -0.1, 0], [0.95, 1.3, 0.09], stuffs.brand, 14);
  const c = (u: number, v: number): Place =>
    turned([-0.75 + u, -0.1 + v, 0.1], 14, [-0.75, -0.1, 0.1]);
  s.shape(
    Array.from({ length: 20 }, (_, i) =>
      s.see(c(0.24 * Math.cos(i / 3.183), 0.12 + 0.24 * Math.sin(i / 3.183))),
    ),
    "dark",
    2,
  );
  s.edge([c(-0.24, 0.12), c(0.24, 0.12)], 2, "light")
    .edge([c(-0.3, -0.36), c(0.3, -0.36)], 4, "light")
    .edge([c(-0.2, -0.48), c(0.2, -0.48)], 4, "light");
  paperOn(s, [0.75, -0.35, 0], 1.5, 1.0, -9, 0);
  const k = (u: number, v: number): Place =>
    turned([0.75 + u, -0.35 + v, 0.01], -9, [0.75, -0.35, 0.01]);
  s.edge([k(-0.62, 0.36), k(0.1, 0.36)], 6, "brand");
  for (const v of [0.18, 0, -0.18, -0.36]) s.edge([k(-0.62, v), k(0.62, v)], 2);
  for (const u of [-0.2, 0.25]) s.edge([k(u, 0.24), k(u, -0.42)], 2);
  for (const [u, v] of [
    [0.0, 0.1],
    [0.42, -0.08],
    [0.05, -0.26],
  ] as const)
    s.edge([k(u - 0.08, v), k(u - 0.02, v - 0.06), k(u + 0.1, v + 0.07)], 5, "brand");
  // The plane and its dashes.
  const way = smooth(
    [
      [-2.9, -0.9],
      [-1.6, 0.9],
      [0.2, 1.5],
      [1.5, 1.25],
    ].map(([x, y]) => s.see([x as number, y as number, 0])),
    12,
  );
  s.put(
    way
      .map((p, i) =>
        i % 3 === 0 && way[i + 1]
          ? `M${Math.round(p[0])} ${Math.round(p[1])}L${(way[i + 1] as Point).map(Math.round).join(" ")}`
          : "",
      )
      .join(""),
    { width: 4, stroke: "brand" },
  );
  const f = (x: number, y: number, z: number): Place => [1.95 + x, 1.15 + y, z];
  s.shadow([f(-0.6, 0.35, 0.2), f(0.6, -0.05, 0.3), f(-0.55, -0.35, 0.2)], 0);
  s.face([f(-0.6, 0.4, 0.32), f(0.7, -0.05, 0.3), f(-0.35, 0.05, 0.18)], "light", {
    width: 3,
  }).face([f(-0.35, 0.05, 0.18), f(0.7, -0.05, 0.3), f(-0.55, -0.4, 0.32)], "half", {
    width: 3,
    hatch: 9,
  });
  s.cord([s.see([-2.4, -1.0, 0.05]), s.see([-1.75, -1.35, 0.05])], 20, "light", 3);
  s.cord([s.see([-2.55, -0.92, 0.05]), s.see([-2.4, -1.0, 0.05])], 10, "brand", 3);
  s.straight([-1.75, -1.35, 0.05], [-1.4, -1.54, 0.05], 3);
  return s;
}

/** The doctors' house on Tern Street. */
export function mediDrawFront(): Sheet {
  const s = new Sheet(
    800,
    1000,
    { at: [-3.4, -10, 1.8], to: [0.2, 2, 2.6], lens: 1.25 },
    { sun: [-0.7, -0.6, 0.65] },
  );
  s.area(rectangle([0, 690], [800, 1000]), "half");
  house(s, [5.6, 3, 0], [4.4, 4, 4.6], { tiles: stuffs.grey });
  house(s, [0, 2, 0], [5.4, 4, 5.6], { columns: 3, floors: 3, roof: 1.3 });
  s.box([0, 1.75, 0], [1.7, 0.8, 0.16], stuffs.white, 0, { hatch: 0 });
  s.box([0, 1.85, 1.5], [1.6, 0.6, 0.14], stuffs.white, 0, { hatch: 0 });
  const sign: Place = [1.75, 1.6, 3.3];
  s.edge([[1.75, 2, 3.55], sign, [1.75, 1.2, 3.55]], 5);
  s.face(piece([1.75, 1.85, 2.6], [1.75, 1.15, 3.4]), "brand", { width: 3 });
  s.face(piece([-9, 1, 0], [9, -0.4, 0]), "light");
  for (const x of [-2.4, -1.7, 1.7, 2.4])
    s.box([x, 1.4, 0], [0.07, 0.07, 0.9], stuffs.ink, 0, { outline: 0, hatch: 0 });
  for (const [a, b] of [
    [-2.7, -1.2],
    [1.2, 2.7],
  ] as const)
    s.straight([a, 1.4, 0.85], [b, 1.4, 0.85], 5);
  tree(s, [-3.3, 0.4, 0], 2.1, "half");
  person(s, [0.9, -0.2, 0], 1.55, "brand");
  person(s, [1.5, -0.3, 0], 0.95, "deep", { bag: false });
  return s;
}

/** A box of samples on a doorstep, the van behind. */
export function mediDrawSample(): Sheet {
  const s = new Sheet(1000, 1000, { at: [-2.2, -5.2, 3.0], to: [0, 0.2, 0.7], lens: 1.75 });
  room(s, { back: 2.4, left: -6, right: 6, high: 6 });
  sunOnWall(s, 2.4, [0.4, 0.4, 2.9], [2.6, 0, 2.4]);
  const q = (x: number, y: number, z: number): Place => turned([x, y, z], 14);
  s.shadowOf([0, 0, 0], [1.9, 1.4, 1.0], 14);
  s.box([0, 0, 0], [1.9, 1.4, 0.1], stuffs.brand, 14);
  s.face([q(-0.95, 0.7, 0.1), q(0.95, 0.7, 0.1), q(0.95, 0.7, 0.95), q(-0.95, 0.7, 0.95)], "dark");
  s.face([q(0.95, -0.7, 0.1), q(0.95, 0.7, 0.1), q(0.95, 0.7, 0.95), q(0.95, -0.7, 0.95)], "dark");
  for (const [r, y] of [
    [0, 0.36],
    [1, -0.25],
  ] as const)
    for (const [c, x] of [
      [0, 0.64],
      [1, 0.22],
      [2, -0.22],
      [3, -0.64],
    ] as const) {
      const at = q(x, y, 0.5);
      s.turned(at, drum(0.14, 0.5), (r * 4 + c) % 5 === 1 ? stuffs.brand : stuffs.white, {
        hatch: 8,
        outline: 2,
      });
      s.turned([at[0], at[1], 1.0], drum(0.17, 0.2), (r + c) % 3 ? stuffs.dark : stuffs.brand, {
        hatch: 0,
        outline: 2,
      });
    }
  s.face(
    [q(-0.95, -0.7, 0), q(-0.95, 0.7, 0), q(-0.95, 0.7, 0.95), q(-0.95, -0.7, 0.95)],
    "light",
    { width: 3 },
  );
  s.face(
    [q(-0.95, -0.7, 0), q(0.95, -0.7, 0), q(0.95, -0.7, 0.95), q(-0.95, -0.7, 0.95)],
    "light",
    { width: 3 },
  );
  s.hatch(
    [q(0.55, -0.71, 0), q(0.95, -0.71, 0), q(0.95, -0.71, 0.95), q(0.55, -0.71, 0.95)].map((p) =>
      s.see(p),
    ),
    { gap: 11, angle: 70 },
  );
  s.face(
    [q(-0.6, -0.71, 0.3), q(0.1, -0.71, 0.3), q(0.1, -0.71, 0.72), q(-0.6, -0.71, 0.72)],
    "light",
  );
  s.writing(q(-0.6, -0.72, 0.72), [0.68, 0.17, 0], [0, 0, -0.42], 3);
  const c = s.see(q(0.5, -0.72, 0.5));
  s.put(`M${Math.round(c[0] - 34)} ${Math.round(c[1] - 8)}l68 17m-34-44v68`, {
    width: 20,
    stroke: "brand",
  });
  paperOn(s, [-1.75, -0.55, 0], 0.85, 1.1, -14, 8);
  return s;
}

/** A report: one page, the first line is the answer, a hand lens on it. */
export function mediDrawReport(): Sheet {
  const s = new Sheet(800, 1000, { at: [0.5, -4.0, 4.6], to: [0.05, 0.1, 0], lens: 1.55 });
  s.cover("half");
  stripe(s, [2.6, -3, -0.6], [-2.4, -1.8, 1.4], "ground");
  paperOn(s, [-0.1, 0.2, 0], 2.2, 3.0, -6, 0);
  const g = (u: number, v: number): Place =>
    turned([-0.1 + u, 0.2 + v, 0.01], -6, [-0.1, 0.2, 0.01]);
  s.edge([g(-0.85, 1.15), g(0.6, 1.15)], 15, "brand");
  for (const v of [0.88, 0.74, 0.6]) s.edge([g(-0.85, v), g(v === 0.6 ? 0.2 : 0.82, v)], 2);
  s.edge([g(-0.85, 0.35), g(-0.85, -0.55), g(0.85, -0.55)], 3);
  const curve = [
    [-0.85, -0.3],
    [-0.5, -0.22],
    [-0.25, 0.1],
    [0.05, 0.22],
    [0.35, -0.1],
    [0.6, -0.38],
    [0.85, -0.45],
  ] as const;
  s.shape(
    [
      ...smooth(
        curve.map(([u, v]) => s.see(g(u, v))),
        6,
      ),
      s.see(g(0.85, -0.55)),
      s.see(g(-0.85, -0.55)),
    ],
    "half",
    2,
  );
  s.line(
    smooth(
      curve.map(([u, v]) => s.see(g(u, v))),
      6,
    ),
    5,
    "brand",
  );
  for (const v of [-0.8, -0.94, -1.08, -1.22])
    s.edge([g(-0.85, v), g(-0.2, v)], 2).edge([g(0.3, v), g(0.8, v)], 2);
  s.shadow(s.ring([0.5, -0.5, 0.25], 0.62), 0.01);
  s.cord([s.see([0.95, -0.95, 0.25]), s.see([1.6, -1.65, 0.12])], 32, "brand", 3);
  const lens = s.ring([0.5, -0.5, 0.25], 0.62, [0, 0, 1], 34).map((p) => s.see(p));
  s.shape(lens, "light", 16).line([...lens, lens[0] as Point], 9, "brand");
  s.line(
    smooth(
      [
        [-0.45, -0.2],
        [-0.1, 0.2],
        [0.2, 0.05],
        [0.45, -0.3],
      ].map(([x, y]) => s.see([0.5 + (x as number), -0.5 + (y as number), 0.25])),
      6,
    ),
    9,
    "brand",
  );
  s.hatch(lens.slice(22, 32), { gap: 12, angle: -50 });
  return s;
}

/** Books, a model of the spine and a mat: the physiotherapist's corner. */
export function mediDrawPhysio(): Sheet {
  const s = new Sheet(800, 1000, { at: [1.8, -6.8, 2.6], to: [0, 0.6, 1.35], lens: 1.45 });
  room(s, { back: 2.2, left: -3, right: 5, high: 5 });
  pane(s, [-1.9, 2.2, 1.7], 1.7, 2.2);
  stripe(s, [2.2, 0.2, 2.0], [-2, 1.2, 3.4], "light");
  s.face(
    [
      [-2.2, 0.6, 0.02],
      [1.6, 0.6, 0.02],
      [2.0, -1.2, 0.02],
      [-2.2, -1.2, 0.02],
    ],
    "brand",
    { width: 3 },
  );
  s.turned([2.05, -1.25, 0.16], drum(0.16, 1.8), stuffs.brand, { axis: [-0.2, 1, 0], hatch: 6 });
  // The spine hangs from its stand.
  s.shadowOfTurned([1.2, 1.5, 0], drum(0.4, 3, 0.1));
  s.turned([1.2, 1.5, 0], drum(0.42, 0.07), stuffs.dark, { hatch: 0 });
  s.cord([s.see([1.42, 1.5, 0.07]), s.see([1.42, 1.5, 3.5]), s.see([1.0, 1.5, 3.5])], 7, "deep");
  for (let i = 0; i < 17; i += 1) {
    const z = 3.3 - i * 0.155;
    const x = 1.02 + 0.13 * Math.sin(i * 0.42 + 0.5);
    const k = 0.1 + 0.006 * i;
    s.shape(
      smooth(
        [
          [-1.6, 0.02],
          [-0.7, 0.05],
          [0, 0.07],
          [0.7, 0.05],
          [1.6, 0.02],
          [0.8, -0.05],
          [0, -0.06],
          [-0.8, -0.05],
        ].map(([u, v]) => s.see([x + (u as number) * k, 1.4, z + (v as number)])),
        2,
        true,
      ),
      "light",
      2,
    );
  }
  s.shape(
    smooth(
      [
        [-0.36, 0.12],
        [0, 0.02],
        [0.36, 0.12],
        [0.42, -0.1],
        [0.2, -0.3],
        [0, -0.2],
        [-0.2, -0.3],
        [-0.42, -0.1],
      ].map(([u, v]) => s.see([1.02 + (u as number), 1.38, 0.6 + (v as number)])),
      4,
      true,
    ),
    "light",
    3,
  );
  s.shadow(s.ring([-0.9, -0.1, 0.62], 0.6), 0.02);
  s.face(s.ring([-0.9, -0.1, 0.64], 0.62, s.ahead, 34), "half", { width: 3 });
  s.hatch(
    s.ring([-0.72, -0.1, 0.55], 0.42, s.ahead, 20).map((p) => s.see(p)),
    { gap: 10 },
  );
  return s;
}
