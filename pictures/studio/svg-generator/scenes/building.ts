import { drum, type Place, type Point, piece, rectangle, smooth } from "../geometry.ts";
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
  stripe,
  sunOnWall,
  table,
  tree,
} from "../things.ts";

/** Weir House in section: five half-storeys that step down the hill. */
export function archDrawSection(): Sheet {
  const s = new Sheet(
    1280,
    720,
    { at: [-3, -14, 4.2], to: [0.3, 0, 2.5], lens: 1.75 },
    { sun: [-0.6, -0.6, 0.7] },
  );
  const hill = (x: number) => 5.4 - (x + 7) * 0.42;
  s.area(
    [
      [-10, 0],
      [-7, 0],
      [7, 0],
      [10, 0],
    ]
      .map(([x]) => s.see([x as number, 3, hill(x as number) + 0.4]))
      .concat([
        [1300, 730],
        [-20, 730],
      ]),
    "half",
  );
  for (const [x, k] of [
    [-6.6, 1.4],
    [-5.4, 1.0],
    [6.4, 1.2],
  ] as const)
    tree(s, [x, 2.4, hill(x)], k);
  for (let i = 0; i < 5; i += 1) {
    const x = -3.6 + i * 1.75;
    const z = hill(x - 0.9) - 0.35;
    s.box([x, 1.2, z], [1.75, 2.4, 1.5], stuffs.white, 0, { hatch: 11 });
    s.face(piece([x - 0.8, 0, z + 0.1], [x + 0.8, 0, z + 1.4]), i % 2 ? "ground" : "half");
    for (let k = 0; k < 4; k += 1)
      s.straight(
        [x + 0.8 - 0.14 * k, -0.01, z + 0.1 - 0.001 * k],
        [x + 0.8 - 0.14 * k, -0.01, z + 0.1 + 0.12 * (4 - k)],
        2,
      );
    s.box([x, 1.15, z + 1.5], [1.95, 2.7, 0.12], stuffs.brand, 0, { hatch: 0 });
    if (i === 1) chair(s, [x - 0.3, 0.3, z + 0.1], 180, 0.4, stuffs.brand);
    if (i === 3) plant(s, [x - 0.4, 0.3, z + 0.1], 0.4, 5);
    if (i === 2) person(s, [x - 0.2, 0.3, z + 0.1], 1.0, "brand", { bag: false });
  }
  // The ground that was cut, hatched as in every section.
  const ground: Point[] = [
    ...[-9, -4.6, -4.5, -2.75, -2.74, -1, -0.99, 0.76, 0.77, 2.5, 2.51, 4.3, 9].map(
      (x, i): Point =>
        s.see([
          x,
          -0.02,
          i % 2 && i > 0 && i < 12 ? hill(x + 0.9 - 1.75 * 0) - 0.35 : hill(x) - 0.25,
        ]),
    ),
    [1300, 730],
    [-20, 730],
  ];
  s.shape(ground, "shade", 4);
  s.hatch(ground, { gap: 15, angle: 45 });
  return s;
}

/** A stair of stone that brings the light down. */
export function archDrawStair(): Sheet {
  const s = new Sheet(800, 1000, { at: [-2.6, -7, 1.7], to: [0.3, 1, 2.2], lens: 1.25 });
  room(s, { back: 3.4, left: -3, right: 5, high: 8 });
  sunOnWall(s, 3.4, [-0.8, 2.6, 5.8], [2.2, 1.8, 4.8]);
  s.face(piece([-3, 0, 6.4], [4, 3, 6.4]), "light", { width: 3 });
  for (const x of [-1.3, 0.4, 2.1]) s.straight([x, 0, 6.4], [x, 3, 6.4], 3);
  for (let i = 0; i < 13; i += 1) {
    const x = -2.2 + i * 0.42;
    s.box([x, 2.5, 0.26 * i], [0.46, 1.7, 0.26], stuffs.white, 0, { outline: 0, hatch: 12 });
  }
  for (let i = 12; i >= 0; i -= 2) {
    const x = -2.2 + i * 0.42;
    s.straight([x, 1.68, 0.26 * (i + 1)], [x, 1.68, 0.26 * (i + 1) + 1.0], 4, "brand");
  }
  s.straight([-2.2, 1.68, 1.26], [2.84, 1.68, 4.38], 9, "brand");
  s.box([3.4, 2.5, 3.38], [1.2, 1.7, 0.2], stuffs.white, 0, { hatch: 12 });
  person(s, [-0.6, 0.4, 0], 1.6, "deep");
  return s;
}

/** A plan on the table, a scale rule and a model of card. */
export function archDrawTable(): Sheet {
  const s = new Sheet(1200, 800, { at: [-1.6, -5.2, 3.2], to: [0.1, 0.2, 0.25], lens: 1.7 });
  s.cover("half");
  stripe(s, [3, -5, -1.6], [-3, -1.4, 2.4], "ground");
  paperOn(s, [-0.3, -0.1, 0], 3.9, 2.5, 4, 0);
  const wall = (...points: readonly (readonly [number, number])[]) =>
    s.edge(
      points.map(([x, y]): Place => [x, y, 0.01]),
      8,
    );
  wall([-1.9, -0.95], [-1.9, 0.9], [0.2, 0.9]);
  wall([0.55, 0.9], [1.1, 0.9], [1.1, -0.2]);
  wall([1.1, -0.55], [1.1, -0.95], [-0.6, -0.95]);
  wall([-1.0, -0.95], [-1.9, -0.95]);
  wall([-0.5, 0.9], [-0.5, 0.2]);
  wall([-0.5, -0.2], [-0.5, -0.95]);
  wall([-0.5, 0.2], [-1.2, 0.2]);
  for (const [x, y] of [
    [-1.0, -0.95],
    [-0.5, -0.2],
  ] as const)
    s.line(
      Array.from({ length: 7 }, (_, i) =>
        s.see([
          x + 0.4 * Math.cos((i * Math.PI) / 12),
          y + 0.4 * Math.sin((i * Math.PI) / 12),
          0.01,
        ]),
      ),
      2,
    );
  for (let i = 0; i < 6; i += 1)
    s.straight([0.2 + 0.12 * i, 0.2, 0.01], [0.2 + 0.12 * i, 0.75, 0.01], 2);
  s.straight([-1.9, 1.05, 0.01], [1.1, 1.05, 0.01], 2, "brand");
  for (const x of [-1.9, -0.5, 1.1])
    s.straight([x - 0.05, 1.0, 0.01], [x + 0.05, 1.1, 0.01], 3, "brand");
  s.shadowOf([2.3, 0.6, 0], [1.3, 1.1, 0.7], -14);
  house(s, [2.3, 0.2, 0], [1.4, 1.1, 0.6], { roof: 0.5, columns: 3, floors: 1 });
  s.box([-0.9, -1.75, 0], [2.6, 0.22, 0.05], stuffs.white, 9, { hatch: 0 });
  s.put(
    Array.from({ length: 14 }, (_, i) =>
      pathOf(
        [
          s.see([-2.0 + 0.17 * i, -1.86 + 0.027 * i, 0.055]),
          s.see([-2.02 + 0.17 * i, -1.78 + 0.027 * i, 0.055]),
        ],
        false,
      ),
    ).join(""),
    { width: 2 },
  );
  s.cord([s.see([0.9, -1.5, 0.03]), s.see([1.9, -1.0, 0.1])], 13, "brand");
  return s;
}

/** The joinery: benches, a frame in pieces, light from the roof. */
export function archDrawJoinery(): Sheet {
  const s = new Sheet(1200, 800, { at: [-3.4, -8, 2.8], to: [0.4, 1.5, 1.6], lens: 1.4 });
  room(s, { back: 5, left: -5, right: 7, high: 6 });
  for (const x of [-3.8, -1, 1.8]) {
    s.face(piece([x, 5, 2], [x + 2, 5, 4.6]), "light");
    s.straight([x + 1, 5, 2], [x + 1, 5, 4.6], 2).straight([x, 5, 3.3], [x + 2, 5, 3.3], 2);
  }
  for (const x of [-2, 0.8]) stripe(s, [3.8, x, x + 1.8], [-0.6, x + 1.4, x + 3.4], "light");
  for (const [i, x] of [
    [0, 3.4],
    [1, 3.8],
    [2, 4.2],
    [3, 4.6],
  ] as const)
    s.box(
      [x, 4.4 - 0.1 * i, 0],
      [0.3, 0.3, 3.6 + 0.3 * (i % 3)],
      i === 1 ? stuffs.brand : stuffs.paper,
      0,
      { outline: 0, hatch: 11 },
    );
  // A frame lies on the trestles.
  for (const x of [-2.6, 0.6]) {
    s.box([x, 2.2, 0], [0.16, 1.6, 0.9], stuffs.paper, 0, { hatch: 10 });
  }
  s.shadowOf([-1, 2.2, 0.9], [5, 1.8, 0.2], 0, 0);
  for (const y of [2.9, 1.5]) s.box([-1, y, 0.9], [5.2, 0.24, 0.24], stuffs.brand, 0, { hatch: 0 });
  for (const x of [-3.2, -1.6, 0, 1.3])
    s.box([x, 2.2, 0.92], [0.24, 1.4, 0.22], stuffs.brand, 0, { hatch: 0 });
  table(s, [2.6, 0.2, 1.15], 2.8, 1.2, 1.15, stuffs.paper);
  s.box([2.0, 0.2, 1.15], [0.8, 0.24, 0.26], stuffs.brand, 10);
  s.box([3.2, 0.1, 1.15], [0.3, 0.7, 0.08], stuffs.paper, 20);
  for (let i = 0; i < 7; i += 1) {
    const x = 1.7 + 0.34 * i;
    s.line(
      smooth([
        s.see([x, -0.9, 0.02]),
        s.see([x + 0.1, -0.9, 0.2]),
        s.see([x + 0.2, -0.95, 0.1]),
        s.see([x + 0.12, -0.95, 0.03]),
      ]),
      4,
      "light",
    );
  }
  person(s, [-3.6, 1.2, 0], 1.75, "deep", { bag: false });
  return s;
}

/** A hut on posts for six swimmers, at high water. */
export function archDrawHut(): Sheet {
  const s = new Sheet(
    800,
    1000,
    { at: [-4.6, -9.5, 2.0], to: [0, 0.5, 2.3], lens: 1.35 },
    { sun: [-0.75, -0.5, 0.5] },
  );
  s.area(rectangle([0, 560], [800, 1000]), "half");
  s.face(s.ring([3.4, 30, 11], 2.2, [0, 1, 0], 24), "light", { width: 0.01 });
  for (const [y, w] of [
    [18, 3],
    [10, 2.4],
    [5, 2],
    [1, 1.8],
    [-3, 1.6],
  ] as const)
    s.put(
      [-6, -2.5, 1.2, 4.6]
        .map((x) => pathOf([s.see([x + 0.3 * y, y, 0]), s.see([x + 0.3 * y + w, y, 0])], false))
        .join(""),
      { stroke: "light", width: 4 },
    );
  for (const x of [-1.6, 0, 1.6])
    for (const y of [1.6, 0])
      s.box([x, y, -0.2], [0.2, 0.2, 1.7], stuffs.stone, 0, { outline: 0, hatch: 0 });
  s.box([0, 0.8, 1.5], [4.4, 2.6, 0.18], stuffs.paper, 0);
  s.box([0.4, 0.9, 1.68], [3.0, 1.8, 2.0], stuffs.white, 0, { hatch: 9 });
  for (let i = 0; i < 9; i += 1)
    s.straight([-1.0 + 0.33 * i, -0.01, 1.7], [-1.0 + 0.33 * i, -0.01, 3.66], 2);
  s.face(piece([0.7, -0.02, 1.68], [1.5, -0.02, 3.3]), "brand", { width: 3 });
  s.face(piece([-0.7, -0.02, 2.3], [0.2, -0.02, 3.2]), "shade", { hatch: 9 });
  s.face(
    [
      [-1.4, -0.3, 3.55],
      [2.2, -0.3, 3.55],
      [2.2, 2.2, 4.2],
      [-1.4, 2.2, 4.2],
    ],
    "brand",
    { width: 3 },
  );
  for (const x of [-1.9, -1.4]) s.straight([x, -0.5, -0.3], [x, -0.5, 1.6], 6);
  for (const z of [0.2, 0.6, 1.0, 1.4]) s.straight([-1.9, -0.5, z], [-1.4, -0.5, z], 5);
  person(s, [-1.5, 0.6, 1.68], 1.3, "deep", { bag: false });
  return s;
}

/** The plan of a flat with its walls standing, the roof lifted off. */
export function realDrawPlan(): Sheet {
  const s = new Sheet(1200, 800, { at: [-5.2, -7.6, 7.2], to: [0, 0.2, 0.3], lens: 1.75 });
  s.cover("half");
  s.shadowOf([0, 0, 0], [7.2, 5, 1.0]);
  s.box([0, 0, -0.12], [7.2, 5, 0.12], stuffs.white, 0, { hatch: 0 });
  const wall = (a: readonly [number, number], b: readonly [number, number], brand = false) => {
    const [cx, cy] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    s.box(
      [cx, cy, 0],
      [Math.abs(a[0] - b[0]) + 0.16, Math.abs(a[1] - b[1]) + 0.16, 1.0],
      brand ? stuffs.brand : stuffs.paper,
      0,
      { outline: 0, hatch: 9 },
    );
  };
  s.face(piece([-3.4, 0.1, 0], [-0.2, 2.4, 0]), "ground", { width: 0 });
  wall([-3.5, 2.4], [3.5, 2.4]);
  wall([3.5, -2.4], [3.5, 2.4]);
  s.box([-2.3, 1.5, 0], [1.7, 1.3, 0.35], stuffs.brand);
  s.box([-2.3, 2.0, 0.35], [1.5, 0.35, 0.12], stuffs.white);
  s.box([2.6, 1.75, 0], [1.4, 0.6, 0.55], stuffs.white);
  s.box([1.2, 1.75, 0], [1.2, 0.6, 0.55], stuffs.white);
  wall([0, 0.9], [0, 2.4]);
  wall([-3.5, -2.4], [-3.5, 2.4]);
  wall([-3.5, 0], [-1.3, 0]);
  table(s, [1.7, 0.1, 0.5], 1.5, 0.9, 0.5, stuffs.paper);
  for (const [x, t] of [
    [1.2, 180],
    [2.2, 180],
  ] as const)
    chair(s, [x, -0.7, 0], t, 0.42);
  s.box([-2.4, -1.2, 0], [1.6, 0.7, 0.4], stuffs.brand);
  s.box([-2.4, -0.95, 0.4], [1.6, 0.22, 0.35], stuffs.brand);
  plant(s, [3.0, -1.6, 0], 0.55, 6);
  wall([0.4, -2.4], [0.4, -1.6]);
  wall([-3.5, -2.4], [-0.6, -2.4]);
  wall([0.4, -2.4], [3.5, -2.4]);
  return s;
}

/** A steep street of weavers' houses, steps in the middle. */
export function realDrawSteps(): Sheet {
  const s = new Sheet(
    800,
    1000,
    { at: [0.3, -9, 1.6], to: [0, 6, 3.4], lens: 1.1 },
    { sun: [-0.7, -0.5, 0.65] },
  );
  s.area(rectangle([0, 0], [800, 620]), "light");
  for (let i = 5; i >= 0; i -= 1) {
    const [y, z] = [-4 + i * 3.4, i * 0.95];
    for (const side of [-1, 1]) {
      const x = side * 2.1;
      s.face(piece([x, y, z - 1.2], [x, y + 3.4, z + 4.4]), side < 0 ? "light" : "half", {
        hatch: side < 0 ? 0 : 13,
        angle: -70,
      });
      s.face(
        [
          [x, y, z + 4.4],
          [x, y + 3.4, z + 4.4],
          [x * 1.7, y + 3.4, z + 5.6],
          [x * 1.7, y, z + 5.6],
        ],
        i % 2 ? "brand" : "shade",
      );
      for (const h of [1.0, 2.8])
        s.face(piece([x * 0.995, y + 0.5, z + h], [x * 0.995, y + 1.5, z + h + 1]), "shade");
      s.face(
        piece([x * 0.995, y + 2.2, z - 0.2], [x * 0.995, y + 2.9, z + 1.7]),
        (i + side) % 3 ? "deep" : "brand",
      );
    }
  }
  for (let i = 27; i >= 0; i -= 1)
    s.box([0, -4.4 + i * 0.72, 0.2 * i - 0.9], [4.1, 0.72, 0.2], stuffs.white, 0, {
      outline: 0,
      hatch: 0,
    });
  person(s, [-0.7, 1.4, 0.7], 1.5, "brand");
  plant(s, [1.5, -3, -0.5], 0.7, 7);
  return s;
}

/** A sitting room in the afternoon: armchair, lamp, shelves. */
export function inteDrawSitting(): Sheet {
  const s = new Sheet(1200, 800, { at: [-2.8, -7, 2.8], to: [0.4, 0.8, 1.2], lens: 1.55 });
  room(s, { back: 3, left: -4.2, right: 6, high: 5 });
  pane(s, [-3.2, 3, 1.2], 2.1, 2.6);
  sunOnWall(s, 3, [-0.7, 0.6, 3.2], [1.4, 0.1, 2.6]);
  stripe(s, [2.6, -1.8, 0.9], [-1.8, 0, 3.2], "light");
  for (const z of [1.5, 2.4, 3.3]) {
    s.box([3.4, 2.75, z], [2.6, 0.5, 0.1], stuffs.paper, 0, { hatch: 0 });
    for (let i = 0; i < 8; i += 1)
      if ((i * 3 + z * 10) % 7 > 1)
        s.box(
          [2.35 + 0.28 * i, 2.75, z + 0.1],
          [0.2, 0.36, 0.45 + 0.1 * ((i * 5) % 3)],
          (i + Math.round(z)) % 3 ? stuffs.paper : stuffs.brand,
          0,
          { outline: 0, hatch: 0 },
        );
  }
  const q = (x: number, y: number, z: number): Place => [1.5 + x, 1.0 + y, z];
  s.shadowOf([1.5, 1, 0], [1.8, 1.6, 1.2], 0, 0);
  s.box(q(0, 0.7, 0.15), [1.8, 0.35, 1.8], stuffs.brand);
  s.box(q(-0.78, 0, 0.15), [0.3, 1.4, 0.95], stuffs.brand);
  s.box(q(0, -0.02, 0.15), [1.3, 1.35, 0.55], stuffs.brand);
  s.box(q(0.78, 0, 0.15), [0.3, 1.4, 0.95], stuffs.brand);
  lamp(s, [-0.5, 2.0, 0], 1.5, stuffs.paper);
  s.turned([-0.4, 0.2, 0], drum(0.1, 0.8, 0.08), stuffs.dark, { hatch: 0 });
  s.turned([-0.4, 0.2, 0.8], drum(0.55, 0.07), stuffs.white, { hatch: 0 });
  s.turned([-0.3, 0.1, 0.87], drum(0.1, 0.24, 0.13), stuffs.brand, { open: true });
  plant(s, [-3.4, 1.6, 0], 1.1, 7);
  return s;
}

/** A landing with shelves and a seat: 0.8 square metres. */
export function inteDrawLanding(): Sheet {
  const s = new Sheet(800, 1000, { at: [-1.4, -6, 2.0], to: [0.2, 1, 1.9], lens: 1.25 });
  room(s, { back: 2.2, left: -2.2, right: 2.6, high: 5.4 });
  pane(s, [-0.5, 2.2, 1.9], 1.3, 2.2);
  stripe(s, [2.2, 0.8, 2.4], [-1, 0.2, 2.4], "light");
  s.box([0.15, 1.75, 0], [2.0, 0.85, 0.9], stuffs.paper, 0);
  s.box([0.15, 1.72, 0.9], [2.0, 0.9, 0.2], stuffs.brand);
  for (const x of [-0.35, 0.55])
    s.box([x, 1.9, 1.1], [0.7, 0.3, 0.5], x < 0 ? stuffs.paper : stuffs.brand, x < 0 ? 8 : -8);
  for (let r = 0; r < 5; r += 1) {
    const z = 0.5 + r * 0.85;
    s.box([1.9, 1.2, z], [0.9, 1.6, 0.08], stuffs.paper, 0, { hatch: 0, outline: 0 });
    for (let i = 0; i < 5; i += 1)
      if ((r + i * 2) % 5)
        s.box(
          [1.62, 0.55 + 0.28 * i, z + 0.08],
          [0.4, 0.2, 0.42 + 0.08 * ((i + r) % 3)],
          (i + r) % 3 ? stuffs.white : stuffs.brand,
          0,
          { outline: 0, hatch: 0 },
        );
  }
  lamp(s, [-1.6, 1.7, 0], 1.2, stuffs.brand);
  return s;
}

/** Five colours on lining paper, pinned to the wall; tins below. */
export function inteDrawColours(): Sheet {
  const s = new Sheet(1200, 800, { at: [1.2, -6, 2.0], to: [0, 1, 1.55], lens: 1.6 });
  room(s, { back: 2, left: -4.6, right: 5, high: 5 });
  sunOnWall(s, 2, [-2.6, 0.5, 3.7], [1.4, -0.2, 2.9]);
  for (const [i, tone] of (["brand", "dark", "half", "shade", "deep"] as const).entries()) {
    const x = -2.9 + i * 1.2;
    const sag = 0.05 * ((i * 3) % 4);
    s.face(
      [
        [x, 1.97, 1.1 - sag],
        [x + 1.02, 1.97, 1.06],
        [x + 1.0, 1.97, 3.1],
        [x + 0.02, 1.97, 3.12],
      ],
      "light",
      { width: 3 },
    );
    const strokes = [0, 1, 2, 3, 4]
      .map((k) =>
        pathOf(
          [
            s.see([x + 0.12 + 0.17 * k, 1.96, 2.95 - 0.04 * ((k + i) % 3)]),
            s.see([x + 0.12 + 0.17 * k, 1.96, 1.4 + 0.1 * ((k * 2 + i) % 3)]),
          ],
          false,
        ),
      )
      .join("");
    s.put(strokes, { stroke: tone, width: 24 });
    s.put(
      `M${s
        .see([x + 0.5, 1.95, 3.06])
        .map(Math.round)
        .join(" ")}h0`,
      { width: 11 },
    );
  }
  for (const [i, x] of [-2.0, -1.1, 1.4, 2.1].entries()) {
    s.shadowOfTurned([x, 0.4, 0], drum(0.32, 0.6));
    s.turned(
      [x, 0.4, 0],
      [
        [0.32, 0],
        [0.32, 0.56],
        [0.34, 0.6],
      ],
      stuffs.white,
      { open: true },
    );
    s.face(
      s.ring([x, 0.4, 0.56], 0.27),
      (["brand", "half", "deep", "shade"] as const)[i] ?? "brand",
    );
  }
  s.cord([s.see([-0.3, -0.3, 0.06]), s.see([0.5, 0.0, 0.06])], 17, "brand");
  s.face(
    [
      [0.5, -0.1, 0.05],
      [0.9, 0.0, 0.05],
      [0.85, 0.2, 0.05],
      [0.48, 0.12, 0.05],
    ],
    "deep",
    { width: 3 },
  );
  return s;
}

/** The corner of a sitting room, from which both states of it are drawn. */
function corner(): Sheet {
  const s = new Sheet(1200, 800, { at: [2.6, -7.4, 3.0], to: [-0.2, 0.8, 1.3], lens: 1.5 });
  room(s, { back: 3, left: -4.4, right: 8, high: 6 });
  pane(s, [-2.9, 3, 1.5], 2.4, 2.6);
  return s;
}

const sofa = (s: Sheet, [x, y]: readonly [number, number], back: number): void => {
  s.shadowOf([x, y, 0], [3.2, 1.5, 1.1], 0, 0);
  const behind = () => s.box([x, y + back * 0.62, 0.12], [3.2, 0.34, 1.5], stuffs.grey);
  if (back > 0) behind();
  s.box([x, y, 0.12], [2.7, 1.3, 0.55], stuffs.grey);
  for (const side of [-1.45, 1.45])
    s.box([x + side, y, 0.12], [0.3, 1.5, 0.9], stuffs.grey, 0, { hatch: 12 });
  if (back < 0) behind();
};

/** Before: a radiator, a television, a sofa that faces the wrong way. */
export function inteDrawBefore(): Sheet {
  const s = corner();
  for (let i = 0; i < 11; i += 1)
    s.box([-2.75 + i * 0.21, 2.85, 0.25], [0.16, 0.2, 0.95], stuffs.white, 0, { hatch: 0 });
  s.box([2.6, 2.5, 0], [2.4, 0.7, 0.7], stuffs.stone, 0, { hatch: 10 });
  s.box([2.6, 2.55, 0.85], [2.2, 0.16, 1.3], stuffs.dark);
  s.straight([2.6, 2.5, 0.7], [2.6, 2.5, 0.86], 8);
  sofa(s, [0.7, 0.4], -1);
  s.box([-2.9, 0.9, 0], [0.8, 0.8, 1.0], stuffs.paper, 0, { hatch: 10 });
  s.box([-2.9, 0.9, 1.0], [0.5, 0.4, 0.16], stuffs.dark);
  s.edge(
    [
      [4.2, 2.98, 4.2],
      [4.9, 2.98, 3.4],
      [4.7, 2.98, 2.9],
    ],
    2,
  );
  return s;
}

/** After: the chair turned to the window, shelves full, a lamp. */
export function inteDrawAfter(): Sheet {
  const s = corner();
  stripe(s, [2.6, -2.2, 0.3], [-2, -0.6, 2.6], "light");
  for (const x of [-3.25, -0.35])
    s.box([x, 2.9, 0.1], [0.5, 0.12, 4.4], stuffs.brand, 0, { hatch: 9 });
  for (const z of [0.3, 1.2, 2.1, 3.0, 3.9]) {
    s.box([3.0, 2.75, z], [3.4, 0.5, 0.1], stuffs.paper, 0, { hatch: 0 });
    for (let i = 0; i < 9 && z < 3.8; i += 1)
      if ((i * 3 + z * 10) % 7 > 1)
        s.box(
          [1.6 + 0.29 * i, 2.75, z + 0.1],
          [0.2, 0.36, 0.45 + 0.1 * ((i * 5) % 3)],
          (i + Math.round(z)) % 3 ? stuffs.paper : stuffs.brand,
          0,
          { outline: 0, hatch: 0 },
        );
  }
  lamp(s, [-3.3, 1.6, 0], 1.5, stuffs.paper);
  const q = (x: number, y: number, z: number): Place => [-1.7 + x, 0.9 + y, z];
  s.shadowOf([-1.7, 0.9, 0], [1.7, 1.5, 1.2], 0, 0);
  s.box(q(-0.72, 0, 0.15), [0.3, 1.4, 0.95], stuffs.brand);
  s.box(q(0, 0.1, 0.15), [1.2, 1.2, 0.55], stuffs.brand);
  s.box(q(0.72, 0, 0.15), [0.3, 1.4, 0.95], stuffs.brand);
  s.box(q(0, -0.6, 0.15), [1.74, 0.32, 1.7], stuffs.brand);
  sofa(s, [2.3, 0.6], 1);
  s.turned([-0.3, 0.1, 0], drum(0.09, 0.6, 0.07), stuffs.dark, { hatch: 0 });
  s.turned([-0.3, 0.1, 0.6], drum(0.45, 0.07), stuffs.white, { hatch: 0 });
  return s;
}

/** A farmhouse of eleven rooms in its yard, a barn beside it, hills behind. */
export function inteDrawFarmhouse(): Sheet {
  const s = new Sheet(1280, 720, { at: [-5, -15, 3.4], to: [0.6, 2, 2.6], lens: 1.5 });
  s.area(
    smooth([
      [0, 250],
      [220, 180],
      [470, 236],
      [760, 150],
      [1040, 214],
      [1280, 170],
      [1280, 720],
      [0, 720],
    ]),
    "half",
  );
  s.face(piece([-30, 30, 0], [40, -14, 0]), "ground", { width: 0 });
  for (const [x, y, k] of [
    [-9, 12, 2.4],
    [-5.5, 14, 1.8],
    [13, 13, 2.2],
  ] as const)
    tree(s, [x, y, 0], k);
  house(s, [8.6, 5, 0], [6.4, 5, 2.6], { roof: 1.8, floors: 1, columns: 3, side: false });
  house(s, [-0.4, 3, 0], [9.6, 5, 4.6], { roof: 2, columns: 5, side: false });
  for (const x of [-4.4, 3.8]) s.box([x, 5.5, 5.9], [0.7, 0.9, 1.6], stuffs.stone, 0, { hatch: 8 });
  s.face(
    [
      [-1.2, 2.8, 0.01],
      [0.4, 2.8, 0.01],
      [-2.4, -9, 0.01],
      [-5.4, -9, 0.01],
    ],
    "light",
    { width: 0 },
  );
  tree(s, [-7.2, 1.2, 0], 1.9, "shade");
  return s;
}
