import { drum, type Place, type Point, piece, rectangle, smooth } from "../geometry.ts";
import { Sheet, stuffs } from "../sheet.ts";
import {
  book,
  chair,
  clock,
  house,
  pane,
  paperOn,
  person,
  plant,
  room,
  scales,
  stripe,
  sunOnWall,
  table,
  tree,
} from "../things.ts";

/** A desk by the window: scales, books and papers in the evening sun. */
export function busiDrawDesk(): Sheet {
  const s = new Sheet(1200, 800, { at: [1.2, -5.4, 3.1], to: [0.15, 0.4, 0.95], lens: 1.75 });
  room(s, { back: 2.2, left: -3.4, right: 5, high: 4.6, floor: -1.2 });
  pane(s, [-1.9, 2.2, 1.0], 1.9, 2.4);
  sunOnWall(s, 2.2, [0.9, 0.4, 2.5], [2.3, -0.1, 1.9]);
  sunOnWall(s, 2.2, [1.5, 0.2, 2.24], [1.6, 0.16, 2.2], "ground");
  table(s, [0.2, 0.5, 0], 5.4, 2.4, 1.2, stuffs.brand);
  for (const [i, w, h, turn, stuff] of [
    [0, 1.0, 0.2, 8, stuffs.dark],
    [1, 0.92, 0.16, -5, stuffs.brand],
    [2, 0.86, 0.18, 14, stuffs.paper],
  ] as const)
    book(s, [-1.55, 0.85, [0, 0.2, 0.36][i] as number], [w, 0.7, h], turn, stuff);
  s.shadowOf([0.35, 0.75, 0], [1.5, 0.4, 1.2], 0, 0);
  scales(s, [0.35, 0.75, 0], 1);
  paperOn(s, [-0.5, -0.25, 0], 0.85, 1.1, 14, 9);
  paperOn(s, [0.62, -0.32, 0.01], 0.85, 1.1, -9, 10);
  const pen: [Place, Place] = [
    [0.2, -0.6, 0.03],
    [0.72, -0.2, 0.1],
  ];
  s.cord(
    pen.map((p) => s.see(p)),
    7,
    "brand",
    2,
  );
  s.shadowOfTurned([1.95, 0.55, 0], drum(0.2, 0.5, 0.24));
  s.turned(
    [1.95, 0.55, 0],
    [
      [0.16, 0],
      [0.2, 0.08],
      [0.22, 0.45],
    ],
    stuffs.white,
    { open: true },
  );
  s.line(
    smooth(
      [
        [0.22, 0.12],
        [0.4, 0.14],
        [0.4, 0.36],
        [0.23, 0.38],
      ].map(([x, z]): Point => s.see([1.95 + (x as number), 0.55, z as number])),
    ),
    6,
  );
  return s;
}

/** Courthouse steps with columns, in the morning; one small figure goes up. */
export function busiDrawCourthouse(): Sheet {
  const s = new Sheet(
    1200,
    800,
    { at: [-5.5, -12.5, 1.5], to: [0.6, 2, 3.1], lens: 1.45 },
    { sun: [-0.75, -0.45, 0.6] },
  );
  const [w, d] = [5.2, 3.2];
  s.area(
    [
      [0, 620],
      [1200, 560],
      [1200, 800],
      [0, 800],
    ],
    "half",
  );
  // The town behind.
  for (const [x, h, width] of [
    [-9, 3.4, 3],
    [-6.4, 4.6, 2.2],
    [7.2, 5.2, 3.2],
    [10.6, 3.6, 3],
  ] as const)
    s.box([x, 12, 0], [width, 3, h], ["half", "half", "shade"], 0, {
      width: 0,
      outline: 0,
      hatch: 14,
    });
  s.shadow(
    [
      [-w, -0.5, 0],
      [w, -0.5, 0],
      [w, 6, 0],
      [w, 6, 6.6],
      [-w, 0, 6.6],
      [w, -0.5, 6.6],
    ],
    0,
    { hatch: 12 },
  );
  for (let i = 0; i < 6; i += 1)
    s.box(
      [0, 1.2 - 0.22 * (6 - i), 0.2 * i],
      [2 * w + 1.6 - 0.16 * i, d + 1.9 - 0.44 * i, 0.2],
      stuffs.white,
      0,
      { outline: 0, hatch: 0 },
    );
  const floor = 1.2;
  s.face(piece([-w + 0.6, 1.8, floor], [w - 0.6, 1.8, 5.2]), "half", { hatch: 13 });
  for (const x of [-2.55, 0, 2.55])
    s.face(piece([x - 0.55, 1.8, floor], [x + 0.55, 1.8, floor + 2.7]), x ? "deep" : "brand");
  s.straight([0, 1.8, floor], [0, 1.8, floor + 2.7], 2);
  // From below, the higher things are behind the lower ones.
  const z = floor + 4.56;
  const [l, r, top] = [-w - 0.15, w + 0.15, z + 1.75];
  s.face(
    [
      [r, -0.65, z],
      [r, 5, z],
      [0, 5, top],
      [0, -0.65, top],
    ],
    "shade",
    { hatch: 12 },
  );
  s.face(
    [
      [l, -0.65, z],
      [r, -0.65, z],
      [0, -0.65, top],
    ],
    "light",
    { width: 3 },
  );
  s.face(
    [
      [l + 1.1, -0.65, z + 0.2],
      [r - 1.1, -0.65, z + 0.2],
      [0, -0.65, top - 0.35],
    ],
    "half",
    { hatch: 12, angle: -30 },
  );
  s.face(s.ring([0, -0.66, z + 0.68], 0.34, [0, 1, 0]), "brand");
  s.box([0, 1.5, floor + 4.4], [2 * w + 0.3, 4.3, 0.16], ["light", "light", "shade"], 0, {
    hatch: 0,
  });
  s.box([0, 1.5, floor + 3.78], [2 * w - 0.2, 3.9, 0.62], ["light", "light", "shade"], 0, {
    hatch: 12,
  });
  for (let i = 5; i >= 0; i -= 1) {
    const x = 4.1 - i * 1.64;
    s.box([x, 0.15, floor + 3.58], [0.9, 0.9, 0.2], stuffs.white, 0, { outline: 0, hatch: 0 });
    s.turned(
      [x, 0.15, floor + 0.16],
      [
        [0.38, 0],
        [0.36, 1.4],
        [0.31, 3.44],
      ],
      stuffs.paper,
      { hatch: 9, outline: 3 },
    );
    s.box([x, 0.15, floor], [0.95, 0.95, 0.18], stuffs.white, 0, { outline: 0, hatch: 0 });
  }
  for (const [x, y, h, coat] of [
    [-1.5, -1.65, 1.05, "brand"],
    [1.7, -0.4, 1.0, "deep"],
  ] as const)
    person(s, [x, y, y < -1 ? 0.2 : 1.2], h, coat);
  return s;
}

/** A long meeting table, eight chairs, the town in the window. */
export function busiDrawMeeting(): Sheet {
  const s = new Sheet(1200, 800, { at: [-3.6, -6.2, 3.6], to: [0.4, 1.2, 0.7], lens: 1.5 });
  room(s, { back: 4, left: -4.6, right: 9, high: 6 });
  // The town behind one wide window.
  s.face(piece([-3.4, 4, 1.1], [4.6, 4, 4.4]), "light", { width: 3 });
  for (const [x, w, h, tone] of [
    [-3.3, 0.9, 1.5, "half"],
    [-2.3, 0.7, 2.2, "shade"],
    [-1.5, 1.1, 1.2, "half"],
    [-0.3, 0.6, 2.6, "half"],
    [0.4, 1.2, 1.7, "shade"],
    [1.7, 0.8, 1.3, "half"],
    [2.6, 0.6, 2.3, "half"],
    [3.3, 1.2, 1.6, "shade"],
  ] as const) {
    s.face(piece([x, 4, 1.1], [x + w, 4, 1.1 + h]), tone, { width: 0 });
    if (tone === "shade")
      s.hatch(
        rectangle([x, 1.1], [x + w, 1.1 + h]).map(([u, v]) => s.see([u, 4, v])),
        { gap: 12, angle: 0 },
      );
  }
  for (const x of [-0.75, 1.9]) s.face(piece([x, 3.98, 1.1], [x + 0.12, 3.98, 4.4]), "light");
  stripe(s, [2.6, -1.6, 3.0], [-0.6, 0.0, 4.6], "light");
  for (const x of [2.3, 0.7, -0.9]) chair(s, [x, 2.2, 0], 0, 0.85);
  table(s, [0.7, 0.8, 1.25], 5.6, 1.9, 1.25, stuffs.brand);
  for (const [x, y, turn] of [
    [-1.2, 0.9, 5],
    [0.5, 1.1, -6],
    [2.4, 0.7, 9],
  ] as const)
    paperOn(s, [x, y, 1.25], 0.5, 0.65, turn, 5);
  for (const [x, y] of [
    [-0.4, 0.45],
    [1.5, 1.15],
  ] as const) {
    s.shadowOfTurned([x, y, 1.25], drum(0.1, 0.24, 0.12));
    s.turned([x, y, 1.25], drum(0.09, 0.24, 0.12), stuffs.white, { open: true, hatch: 5 });
  }
  for (const x of [2.5, 0.9, -0.7]) chair(s, [x, -0.75, 0], 180, 0.85, stuffs.paper);
  return s;
}

/** Works with a saw-tooth roof, a chimney and a gate. */
export function busiDrawWorks(): Sheet {
  const s = new Sheet(
    1200,
    800,
    { at: [7, -13, 5], to: [0.2, 0, 1.6], lens: 1.55 },
    { sun: [-0.7, -0.6, 0.62] },
  );
  s.area(
    [
      [0, 470],
      [1200, 430],
      [1200, 800],
      [0, 800],
    ],
    "half",
  );
  s.area(
    smooth(
      [
        [-20, 470],
        [180, 380],
        [420, 420],
        [640, 330],
        [900, 400],
        [1240, 350],
        [1240, 480],
        [-20, 500],
      ],
      6,
    ),
    "shade",
  );
  const [d, h] = [4.4, 2.2];
  s.shadow(
    [
      [-6, 0, 0],
      [4, 0, 0],
      [4, d, h + 1.2],
      [4, d, 0],
      [-6, d, h + 1.2],
      [4, 0, h],
    ],
    0,
  );
  s.shadowOfTurned([-4.4, d + 1, 0], drum(0.5, 6, 0.34));
  s.turned(
    [-4.4, d + 1, 0],
    [
      [0.52, 0],
      [0.36, 5.6],
      [0.44, 5.7],
      [0.44, 5.95],
    ],
    stuffs.brand,
    { rings: [1] },
  );
  for (let i = 0; i < 4; i += 1) {
    const x = -6 + 2.5 * i;
    s.box([x + 1.25, d / 2, 0], [2.5, d, h], stuffs.paper, 0, { outline: 0, hatch: 12 });
    s.face(piece([x, 0, h], [x, d, h + 1.25]), "light");
    s.face(
      [
        [x, 0, h + 1.25],
        [x, d, h + 1.25],
        [x + 2.5, d, h],
        [x + 2.5, 0, h],
      ],
      i === 3 ? "shade" : "half",
      { hatch: 14, angle: 24 },
    );
    s.face(
      [
        [x, 0, h],
        [x, 0, h + 1.25],
        [x + 2.5, 0, h],
      ],
      "light",
    );
    for (const u of [0.5, 1.3])
      if (i !== 2)
        s.face(piece([x + u, -0.01, 0.9], [x + u + 0.6, -0.01, 1.7]), "shade", { hatch: 9 });
  }
  s.face(piece([-0.5, -0.01, 0], [1, -0.01, 1.8]), "brand");
  s.straight([0.25, -0.01, 0], [0.25, -0.01, 1.8], 2, "light");
  for (const [x, y, k] of [
    [-7.2, 0.6, 1.2],
    [5.4, 1.2, 1.4],
    [6.4, 3.6, 1.1],
  ] as const)
    tree(s, [x, y, 0], k);
  for (const [x, y, coat] of [
    [1.6, -2.2, "brand"],
    [2.2, -2.5, "deep"],
    [2.9, -2.1, "dark"],
  ] as const)
    person(s, [x, y, 0], 0.85, coat, { bag: x < 2 });
  return s;
}

/** Deed boxes on the shelves of the strongroom. */
export function busiDrawStrongroom(): Sheet {
  const s = new Sheet(800, 1000, { at: [-0.8, -7, 2.4], to: [0.3, 0, 2.1], lens: 1.5 });
  s.cover("half");
  s.face(piece([-4, 0.6, 0], [4, -6, 0]), "shade", { width: 0 });
  s.face(piece([-2.2, 0.6, 0], [2.2, 0.6, 4.4]), "deep");
  for (let r = 0; r < 5; r += 1) {
    const z = 0.12 + r * 0.86;
    for (let c = 0; c < 5; c += 1) {
      const k = (r * 5 + c * 3) % 7;
      const x = -1.74 + c * 0.86;
      if (k === 5) continue;
      const lean = k === 3 ? 4 : 0;
      s.box(
        [x, 0.1 - (k % 3) * 0.06, z],
        [0.72, 0.8, 0.5 + 0.05 * (k % 3)],
        k === 0 ? stuffs.brand : stuffs.paper,
        lean,
        { outline: 0, hatch: 11 },
      );
      const y = -0.3 - (k % 3) * 0.06;
      s.face(piece([x - 0.18, y - 0.01, z + 0.14], [x + 0.18, y - 0.01, z + 0.34]), "light");
    }
    s.box([0, 0.1, z - 0.12], [4.5, 1, 0.12], stuffs.stone, 0, { hatch: 0 });
  }
  for (const x of [-2.25, 2.25]) s.box([x, 0.1, 0], [0.14, 1, 4.4], stuffs.stone, 0, { hatch: 14 });
  // The door stands open, thick as a hand.
  s.face(piece([1.5, -0.6, 0], [2.6, -2.2, 4.3]), "brand", { width: 3 });
  s.face(piece([1.32, -0.7, 0], [1.5, -0.6, 4.3]), "dark");
  const wheel = s.ring([1.92, -1.2, 2.2], 0.36, [0.82, 0.56, 0]).map((p) => s.see(p));
  s.cord([...wheel, wheel[0] as Point], 7, "light");
  for (const i of [0, 3, 6]) s.cord([wheel[i] as Point, wheel[i + 9] as Point], 5, "light");
  return s;
}

/** A draft on paper, a wide margin, a pencil and spectacles. */
export function busiDrawDraft(): Sheet {
  const s = new Sheet(800, 1000, { at: [0.5, -4.2, 4.6], to: [0, 0.1, 0], lens: 1.5 });
  s.cover("brand");
  stripe(s, [2.6, -3, 0.6], [-1.6, -2.2, 1.6], "dark");
  s.face(
    [
      [-2.2, 1.9, 0.01],
      [-0.9, 1.9, 0.01],
      [0.3, -1.6, 0.01],
      [-1.3, -1.6, 0.01],
    ],
    "brand",
    { width: 0 },
  );
  for (const [i, turn] of [
    [0, -7],
    [1, -3],
    [2, 2],
  ] as const)
    paperOn(s, [0, 0.15, 0.01 * i], 2.1, 2.9, turn, 0);
  s.writing([-1.0, 1.5, 0.03], [1.95, 0.07, 0], [0.05, -2.6, 0], 17, { from: 0.06, to: 0.62 });
  const note: Place[] = [
    [0.55, 0.8, 0.03],
    [0.92, 0.86, 0.03],
    [0.6, 0.68, 0.03],
    [0.95, 0.74, 0.03],
  ];
  s.line(
    smooth(
      note.map((p) => s.see(p)),
      5,
    ),
    3,
    "brand",
  );
  s.line(
    smooth(
      [
        [-0.9, 0.28],
        [-0.5, 0.34],
        [0.1, 0.3],
        [0.35, 0.36],
      ].map(([x, y]) => s.see([x as number, y as number, 0.03])),
    ),
    3,
    "brand",
  );
  s.shadow(
    [
      [0.55, -0.9, 0.03],
      [1.35, 0.35, 0.2],
    ],
    0.03,
  );
  s.cord(
    [
      [0.55, -0.9, 0.05],
      [1.35, 0.35, 0.12],
    ].map((p) => s.see(p as unknown as Place)),
    17,
    "half",
    2.5,
  );
  s.line(
    [
      [0.55, -0.9, 0.05],
      [0.6, -0.82, 0.06],
    ].map((p) => s.see(p as unknown as Place)),
    8,
  );
  for (const x of [-0.95, -0.35]) {
    const lens = s.ring([x, -1.05, 0.16], 0.26, [0.05, -0.5, 1]).map((p) => s.see(p));
    s.shadow(s.ring([x, -1.05, 0.16], 0.26, [0, 0, 1], 12), 0);
    s.shape(lens, "light", 5);
    s.hatch(lens.slice(0, 9), { gap: 9 });
  }
  s.line(
    smooth(
      [
        [-0.7, -1.05],
        [-0.65, -1.0],
        [-0.6, -1.05],
      ].map(([x, y]) => s.see([x as number, y as number, 0.2])),
    ),
    5,
  );
  for (const [x, k] of [
    [-1.2, -1],
    [-0.1, 1],
  ] as const)
    s.line(
      smooth([
        s.see([x, -1.0, 0.16]),
        s.see([x + 0.06 * k, -0.3, 0.16]),
        s.see([x + 0.02 * k, -0.1, 0.03]),
      ]),
      5,
    );
  return s;
}

/** Two armchairs and a low table with tea: the first talk. */
export function busiDrawTalk(): Sheet {
  const s = new Sheet(1000, 1000, { at: [0.4, -7, 2.9], to: [0, 0.3, 1.05], lens: 1.7 });
  room(s, { back: 2.4, left: -4, right: 6, high: 5 });
  pane(s, [-0.95, 2.4, 1.5], 1.9, 2.2);
  stripe(s, [2.4, -0.4, 1.5], [-1.4, 0.2, 2.6], "light");
  for (const [x, turn, stuff] of [
    [-1.75, 32, stuffs.brand],
    [1.75, -32, stuffs.paper],
  ] as const) {
    const at: Place = [x, 0.7, 0];
    s.shadowOf(at, [1.4, 1.3, 1], turn, 0);
    const q = (u: number, v: number, z: number): Place => turned3(at, u, v, z, turn);
    s.box(q(0, 0.5, 0.1), [1.4, 0.3, 1.75], stuff, turn);
    const arms = x < 0 ? [-0.6, 0.6] : [0.6, -0.6];
    s.box(q(arms[0] as number, 0, 0.1), [0.26, 1.15, 0.85], stuff, turn);
    s.box(q(0, -0.02, 0.1), [1.0, 1.1, 0.5], stuff, turn);
    s.box(q(arms[1] as number, 0, 0.1), [0.26, 1.15, 0.85], stuff, turn);
  }
  s.shadowOfTurned([0, -0.45, 0], drum(0.1, 0.8, 0.72));
  s.turned(
    [0, -0.45, 0],
    [
      [0.34, 0],
      [0.34, 0.05],
      [0.07, 0.14],
      [0.07, 0.74],
    ],
    stuffs.dark,
    { hatch: 0 },
  );
  s.turned([0, -0.45, 0.74], drum(0.74, 0.07), stuffs.white, { hatch: 0 });
  for (const x of [-0.34, 0.36]) {
    s.turned([x, -0.55, 0.81], drum(0.08, 0.17, 0.15), stuffs.white, { open: true, hatch: 5 });
  }
  s.turned(
    [0.02, -0.2, 0.81],
    [
      [0.13, 0],
      [0.21, 0.14],
      [0.14, 0.28],
      [0.05, 0.32],
    ],
    stuffs.brand,
    { hatch: 6 },
  );
  return s;
}

const turned3 = (at: Place, u: number, v: number, z: number, turn: number): Place => {
  const [c, n] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  return [at[0] + u * c - v * n, at[1] + u * n + v * c, at[2] + z];
};

/** A hedge, boundary posts and a measuring line towards a farmhouse. */
export function busiDrawHedge(): Sheet {
  const s = new Sheet(
    1200,
    800,
    { at: [1.6, -6, 1.9], to: [-0.6, 6, 1.0], lens: 1.35 },
    { sun: [-0.8, -0.3, 0.55] },
  );
  s.area(
    [
      [0, 380],
      [1200, 360],
      [1200, 800],
      [0, 800],
    ],
    "half",
  );
  s.area(
    smooth(
      [
        [-20, 390],
        [200, 320],
        [480, 350],
        [760, 300],
        [1240, 370],
        [1240, 420],
        [-20, 430],
      ],
      6,
    ),
    "shade",
  );
  stripe(s, [24, -3.4, -1.2], [-6, -1.2, 1.6], "light");
  house(s, [6.5, 17, 0], [5.4, 3.6, 2.5], { columns: 3 });
  for (const [x, y, k] of [
    [3.2, 19, 1.6],
    [10.5, 16, 2.0],
    [-6, 22, 1.8],
  ] as const)
    tree(s, [x, y, 0], k);
  // The hedge runs from us to the farm.
  const h = (x: number, y: number, z: number): Point => s.see([x, y, z]);
  const top: Point[] = [];
  for (let i = 0; i <= 15; i += 1) {
    const y = -4.5 + 27 * (i / 15) ** 2;
    top.push(h(-2.3 - y * 0.07, y, 1.25 + 0.16 * Math.sin(i * 2.4)));
  }
  s.shape([...smooth(top, 4), h(-4, 22.5, 0), h(-1.75, -4.5, 0)], "brand", 3);
  const back = smooth(top, 4).map(([x, y], i): Point => [x - 90 + 1.2 * i, y - 16 + 0.2 * i]);
  s.shape([...smooth(top, 4), ...back.reverse()], "half", 2);
  s.hatch(
    [
      h(-1.75, -4.5, 0),
      h(-4, 22.5, 0),
      ...[...smooth(top, 4)].reverse().map(([x, y]): Point => [x, y + 90]),
    ],
    { gap: 11, angle: -70, tone: "light" },
  );
  for (const [i, y] of [
    [0, 13],
    [1, 7],
    [2, 2.6],
    [3, -0.6],
  ] as const) {
    const x = -0.9 - y * 0.06;
    s.shadowOf([x, y, 0], [0.16, 0.16, 1.3], 0, 0);
    s.box([x, y, 0], [0.16, 0.16, 0.95], stuffs.white, 0, { outline: 0, hatch: 6 });
    s.box([x, y, 0.95], [0.16, 0.16, 0.32], stuffs.brand, 0, { outline: 0 });
    if (i === 3) s.turned([0.6, -0.6, 0], drum(0.2, 0.1), stuffs.brand);
  }
  s.line(
    [
      h(0.6, -0.6, 0.06),
      h(-0.86, -0.6, 0.6),
      h(-1.06, 2.6, 0.6),
      h(-1.32, 7, 0.6),
      h(-1.68, 13, 0.6),
    ],
    3,
    "light",
  );
  person(s, [-0.35, 4.6, 0], 1.7, "deep");
  return s;
}

/** The desk on duty: telephone, post, a clock. */
export function busiDrawDuty(): Sheet {
  const s = new Sheet(1200, 800, { at: [-1.6, -5, 2.7], to: [0.1, 0.3, 0.75], lens: 1.8 });
  room(s, { back: 1.7, left: -3.6, right: 6, high: 4.4, floor: -1.2 });
  sunOnWall(s, 1.7, [-0.2, 0.4, 2.3], [2.6, -0.2, 1.7]);
  clock(s, [0.9, 1.68, 1.72], 0.09, stuffs.brand, [-0.18, -0.14]);
  table(s, [0.1, 0.35, 0], 5, 2.2, 1.2, stuffs.brand);
  // The tray of post.
  for (const z of [0, 0.42]) {
    s.shadowOf([-1.3, 0.75, z], [1.2, 0.95, 0.08], 0, 0);
    s.box([-1.3, 0.75, z], [1.25, 0.95, 0.06], stuffs.dark, 0, { hatch: 0 });
    for (let i = 0; i < 3; i += 1)
      paperOn(
        s,
        [-1.28 + 0.03 * i, 0.72, z + 0.07 + 0.02 * i],
        1.0,
        0.7,
        -4 + 5 * i,
        i === 2 ? 4 : 0,
      );
  }
  for (const x of [-1.9, -0.7])
    s.box([x, 0.32, 0.06], [0.05, 0.05, 0.38], stuffs.dark, 0, { outline: 0, hatch: 0 });
  // The telephone.
  const q = (x: number, y: number, z: number): Place => [0.75 + x, 0.5 + y, z];
  s.shadowOf(q(0, 0, 0), [1.0, 0.85, 0.3], 0, 0);
  s.solid(
    [
      [q(-0.5, -0.42, 0), q(0.5, -0.42, 0), q(0.5, 0.42, 0), q(-0.5, 0.42, 0)],
      [q(-0.5, -0.42, 0), q(0.5, -0.42, 0), q(0.42, -0.36, 0.14), q(-0.42, -0.36, 0.14)],
      [q(-0.42, -0.36, 0.14), q(0.42, -0.36, 0.14), q(0.36, 0.36, 0.42), q(-0.36, 0.36, 0.42)],
      [q(0.5, -0.42, 0), q(0.5, 0.42, 0), q(0.36, 0.36, 0.42), q(0.42, -0.36, 0.14)],
      [q(-0.5, -0.42, 0), q(-0.5, 0.42, 0), q(-0.36, 0.36, 0.42), q(-0.42, -0.36, 0.14)],
    ],
    stuffs.brand,
  );
  const dial = s.ring(q(0, -0.05, 0.27), 0.26, [0, -0.38, 1], 22).map((p) => s.see(p));
  s.shape(dial, "light", 2);
  for (let i = 1; i < 16; i += 2) {
    const [a, b] = [dial[i] as Point, s.see(q(0, -0.05, 0.27))];
    const at: Point = [b[0] + (a[0] - b[0]) * 0.68, b[1] + (a[1] - b[1]) * 0.68];
    s.shape(
      [
        [at[0] - 5, at[1]],
        [at[0], at[1] - 4],
        [at[0] + 5, at[1]],
        [at[0], at[1] + 4],
      ],
      "deep",
      2,
    );
  }
  s.cord(
    [q(-0.52, 0.3, 0.5), q(-0.4, 0.3, 0.62), q(0.4, 0.3, 0.62), q(0.52, 0.3, 0.5)].map((p) =>
      s.see(p),
    ),
    24,
    "brand",
  );
  for (const x of [-0.52, 0.52])
    s.turned(q(x, 0.3, 0.36), drum(0.15, 0.16, 0.11), stuffs.brand, { hatch: 4 });
  s.line(
    smooth(
      [
        q(0.5, 0.1, 0.02),
        q(0.75, -0.1, 0),
        q(0.6, -0.35, 0),
        q(0.95, -0.5, 0),
        q(1.5, -0.3, 0),
      ].map((p) => s.see(p)),
    ),
    4,
  );
  paperOn(s, [-0.35, -0.25, 0], 0.7, 0.9, 10, 7);
  s.cord([s.see([0.1, -0.45, 0.02]), s.see([0.5, -0.15, 0.08])], 7, "brand");
  paperOn(s, [2.0, 0.1, 0], 0.75, 0.55, -14, 3);
  return s;
}

/** An open ledger with columns of figures, a rule and coins in piles. */
export function busiDrawFees(): Sheet {
  const s = new Sheet(1200, 800, { at: [0.6, -4.4, 3.1], to: [0.1, 0.1, 0.05], lens: 1.65 });
  s.cover("half");
  stripe(s, [3, -4, -1.2], [-3, -0.8, 2.6], "ground");
  stripe(s, [3, -0.9, 1.6], [-3, 2.9, 5.6], "ground");
  s.shadowOf([0, 0.2, 0], [3.9, 2.2, 0.16]);
  s.box([0, 0.2, 0], [3.9, 2.25, 0.05], stuffs.brand);
  for (const side of [-1, 1]) {
    const p = (u: number, v: number): Place => [
      side * u,
      0.2 + v,
      0.06 + 0.16 * Math.sin(Math.min(1, u / 1.2) * 2.2) * (u < 1.9 ? 1 : 0.8),
    ];
    const us = [0, 0.25, 0.6, 1.1, 1.5, 1.85];
    s.shape(
      [...us.map((u) => s.see(p(u, -1.05))), ...[...us].reverse().map((u) => s.see(p(u, 1.05)))],
      "light",
      3,
    );
    if (side < 0)
      s.hatch(
        [
          ...us.slice(0, 3).map((u) => s.see(p(u, -1))),
          ...us
            .slice(0, 3)
            .reverse()
            .map((u) => s.see(p(u, 1))),
        ],
        { gap: 11, angle: 78 },
      );
    for (const [i, v] of Array.from({ length: 11 }, (_, n) => [n, 0.85 - 0.165 * n] as const)) {
      const run = (a: number, b: number) =>
        s.line(
          [a, (a + b) / 2, b].map((u) => s.see(p(u, v))),
          2,
        );
      if (side > 0) {
        run(0.2, 0.75 + (0.3 * ((i * 7) % 5)) / 5);
        run(1.42, 1.72);
      } else {
        run(1.72, 1.2 - (0.3 * ((i * 3) % 5)) / 5);
        run(0.55, 0.3);
      }
    }
    s.line(
      [-1.0, 1.0].map((v) => s.see(p(side > 0 ? 1.34 : 0.66, v))),
      2,
      "brand",
    );
  }
  s.straight([0, -0.85, 0.06], [0, 1.25, 0.06], 3);
  for (const [x, y, n] of [
    [2.5, 0.55, 6],
    [2.85, 0.05, 3],
    [2.35, -0.1, 4],
  ] as const) {
    s.shadowOfTurned([x, y, 0], drum(0.2, 0.07 * n));
    for (let i = 0; i < n; i += 1)
      s.turned([x + 0.012 * (i % 2), y, 0.07 * i], drum(0.2, 0.07), stuffs.brand, {
        hatch: 0,
        outline: 2,
      });
  }
  s.cord([s.see([-2.5, -0.5, 0.03]), s.see([-1.6, -1.15, 0.03])], 15, "brand");
  s.straight([-1.6, -1.15, 0.03], [-1.5, -1.22, 0.03], 7);
  return s;
}

/** Cloth Court: a lamp, a door with steps, houses going away. */
export function busiDrawCourt(): Sheet {
  const s = new Sheet(
    800,
    1000,
    { at: [1.6, -8, 1.7], to: [-0.9, 4, 2.5], lens: 1.15 },
    { sun: [-0.5, -0.75, 0.7] },
  );
  s.area(rectangle([0, 0], [800, 520]), "light");
  s.area(rectangle([0, 560], [800, 1000]), "half");
  // Right-hand row, going away.
  for (let i = 3; i >= 0; i -= 1) {
    const y = -4 + i * 4;
    s.face(piece([3, y, 0], [3, y + 4, 6.2 - 0.3 * i]), i % 2 ? "shade" : "half", {
      hatch: 13,
      angle: -72,
    });
    for (const z of [0.9, 2.9, 4.6])
      for (const u of [0.8, 2.4])
        s.face(piece([2.98, y + u, z], [2.98, y + u + 0.8, z + 1.2]), "deep");
  }
  // The end house, with the door.
  s.face(piece([-3.4, 8, 0], [3, 8, 6.6]), "light", { width: 3 });
  for (const z of [3.2, 5.0])
    for (const x of [-2.4, -0.6, 1.2]) {
      s.face(piece([x, 7.98, z], [x + 0.9, 7.98, z + 1.2]), "half", { hatch: 9 });
    }
  for (const x of [-2.6, 1.3])
    s.face(piece([x, 7.98, 0.8], [x + 1.1, 7.98, 2.3]), "half", { hatch: 9 });
  s.box([0, 7.8, 0], [2.2, 0.9, 0.3], stuffs.white, 0, { hatch: 0 });
  s.face(piece([-0.75, 7.96, 0.3], [0.75, 7.96, 2.9]), "light");
  s.face(piece([-0.55, 7.94, 0.3], [0.55, 7.94, 2.4]), "brand", { width: 3 });
  for (const x of [-0.85, 0.85])
    s.turned([x, 7.7, 0.3], drum(0.14, 2.5, 0.12), stuffs.white, { hatch: 6, outline: 2 });
  s.box([0, 7.8, 2.85], [2.3, 0.6, 0.25], stuffs.white, 0, { hatch: 0 });
  s.face(piece([-3.4, 8, 0], [-3.4, -6, 6.2]), "light", { width: 3 });
  for (const y of [5.4, 3, 0.4, -2.4])
    for (const z of [0.9, 2.9, 4.6])
      s.face(piece([-3.38, y, z], [-3.38, y + 0.9, z + 1.2]), "half", { hatch: 9 });
  stripe(s, [8, -3.4, 0.4], [-6, -3.4, 2.2], "light");
  for (let i = 0; i < 9; i += 1) {
    const y = 7 - i * 1.45;
    s.straight([-3.4, y, 0], [3, y, 0], 1.4);
  }
  person(s, [-1.0, 2.6, 0], 1.75, "brand");
  // The lamp, near.
  s.shadowOfTurned([1.9, -3.4, 0], drum(0.12, 3.2, 0.05));
  s.turned(
    [1.9, -3.4, 0],
    [
      [0.16, 0],
      [0.1, 0.5],
      [0.05, 0.6],
      [0.045, 3.0],
    ],
    stuffs.ink,
    { hatch: 0 },
  );
  s.turned([1.9, -3.4, 3.0], drum(0.12, 0.5, 0.24), stuffs.white, { hatch: 6 });
  s.turned([1.9, -3.4, 3.5], drum(0.28, 0.25, 0.02), stuffs.ink, { hatch: 0 });
  return s;
}

/** A bench with those who wait, a numbered ticket and the hour. */
export function busiDrawEvening(): Sheet {
  const s = new Sheet(1200, 800, { at: [-2.2, -7.4, 2.6], to: [0.2, 0.6, 1.35], lens: 1.6 });
  room(s, { back: 2, left: -4.4, right: 7, high: 5 });
  sunOnWall(s, 2, [1.0, 0.9, 3.3], [3.6, 0.3, 2.6]);
  s.face(piece([-3.4, 2, 0], [-1.9, 2, 3.2]), "brand", { width: 3 });
  for (const [a, b] of [
    [0.25, 1.4],
    [1.7, 2.9],
  ] as const)
    s.face(piece([-3.2, 1.99, a], [-2.1, 1.99, b]), "dark");
  clock(s, [0, 1.98, 3.2], 0.1, stuffs.dark, [0, -0.22]);
  s.shadowOf([1.2, 1.3, 0.8], [4.6, 0.8, 0.1], 0, 0);
  s.box([1.2, 1.65, 1.15], [4.6, 0.08, 0.7], stuffs.paper, 0, { hatch: 12 });
  s.box([1.2, 1.25, 0.85], [4.6, 0.85, 0.1], stuffs.paper);
  for (const x of [-0.9, 1.2, 3.3])
    s.box([x, 1.25, 0], [0.12, 0.7, 0.85], stuffs.dark, 0, { hatch: 0 });
  // What those who were called in have left: a hat, a case, an umbrella, a folded paper.
  s.shadowOfTurned([0.2, 1.2, 0.95], drum(0.34, 0.3, 0.2));
  s.turned(
    [0.2, 1.2, 0.95],
    [
      [0.4, 0],
      [0.4, 0.03],
      [0.24, 0.05],
      [0.2, 0.26],
      [0.12, 0.3],
    ],
    stuffs.brand,
    { rings: [2] },
  );
  s.shadowOf([1.7, 1.2, 0.95], [1.1, 0.3, 0.72], 0, 0.95);
  s.box([1.7, 1.2, 0.95], [1.15, 0.32, 0.72], stuffs.brand);
  s.line(
    smooth([
      s.see([1.5, 1.04, 1.67]),
      s.see([1.52, 1.04, 1.82]),
      s.see([1.88, 1.04, 1.82]),
      s.see([1.9, 1.04, 1.67]),
    ]),
    6,
  );
  for (const x of [1.4, 2.0]) s.face(piece([x - 0.06, 1.03, 1.3], [x + 0.06, 1.03, 1.45]), "light");
  paperOn(s, [2.75, 1.2, 0.96], 0.55, 0.5, -12, 4);
  s.cord([s.see([3.35, 0.75, 0.02]), s.see([3.2, 1.1, 1.5])], 13, "deep");
  s.line(
    smooth([
      s.see([3.2, 1.1, 1.5]),
      s.see([3.18, 1.1, 1.75]),
      s.see([3.32, 1.1, 1.8]),
      s.see([3.38, 1.1, 1.68]),
    ]),
    5,
  );
  // The number that hangs by the door.
  s.face(piece([-1.55, 1.98, 1.9], [-0.95, 1.98, 2.5]), "light", { width: 3 });
  s.line(
    smooth(
      [
        [-1.33, 2.32],
        [-1.24, 2.4],
        [-1.15, 2.32],
        [-1.32, 2.02],
        [-1.13, 2.02],
      ].map(([x, z]) => s.see([x as number, 1.97, z as number])),
      4,
    ),
    5,
    "brand",
  );
  plant(s, [-1.35, 1.5, 0], 1.0, 7);
  return s;
}
