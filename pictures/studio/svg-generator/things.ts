import { drum, type Place, type Point, piece, plus, smooth, turned } from "./geometry.ts";
import { pathOf, type Sheet, type Stuff, stuffs, type Tone } from "./sheet.ts";

type Room = {
  back: number;
  left: number;
  right: number;
  high: number;
  floor?: number;
  wall?: Tone;
  ground?: Tone;
};

/** Back wall, left wall and floor. */
export function room(
  s: Sheet,
  { back, left, right, high, floor = 0, wall = "ground", ground = "half" }: Room,
): void {
  s.cover(wall);
  s.face(piece([left, back, floor], [right, -30, floor]), ground, { width: 0 });
  s.face(piece([left, back, floor], [left, -30, high]), "half", {
    width: 0,
    hatch: 16,
    angle: -75,
  });
  s.edge(
    [
      [right, back, floor],
      [left, back, floor],
      [left, back, high],
    ],
    2,
  );
  s.straight([left, back, floor], [left, -6, floor], 2);
}

/** A window in the back wall: lower left corner, width and height; day behind it. */
export function pane(
  s: Sheet,
  [x, y, z]: Place,
  w: number,
  h: number,
  { rows = 3, columns = 2, sky = "light" as Tone } = {},
): void {
  const at = (u: number, v: number): Place => [x + u * w, y, z + v * h];
  s.face([at(-0.07, -0.06), at(1.07, -0.06), at(1.07, 1.05), at(-0.07, 1.05)], "light", {
    width: 2.4,
  });
  for (let c = 0; c < columns; c += 1)
    for (let r = 0; r < rows; r += 1) {
      const [a, b] = [(c + 0.06) / columns, (c + 0.94) / columns];
      const [e, f] = [(r + 0.06) / rows, (r + 0.94) / rows];
      s.face([at(a, e), at(b, e), at(b, f), at(a, f)], sky === "light" ? "half" : sky, {
        width: 2,
      });
    }
  s.face(
    [
      at(-0.12, -0.06),
      at(1.12, -0.06),
      plus(at(1.12, -0.06), [0, -0.2, 0]),
      plus(at(-0.12, -0.06), [0, -0.2, 0]),
    ],
    "light",
    { width: 2 },
  );
}

type Across = readonly [at: number, from: number, to: number];

/** What a window leaves on a wall that faces us: x of its sides, and how low and high each is. */
export function sunOnWall(
  s: Sheet,
  y: number,
  [left, low, high]: Across,
  [right, low2, high2]: Across,
  tone: Tone = "light",
): void {
  const corners: Place[] = [
    [left, y, low],
    [right, y, low2],
    [right, y, high2],
    [left, y, high],
  ];
  s.face(corners, tone, { width: 0 });
}

/** A stripe of light or shade on level ground: y of its far and near edge, and x of their ends. */
export function stripe(s: Sheet, [far, a, b]: Across, [near, c, d]: Across, tone: Tone): void {
  const corners: Place[] = [
    [a, far, 0],
    [b, far, 0],
    [d, near, 0],
    [c, near, 0],
  ];
  s.face(corners, tone, { width: 0 });
}

/** A clock on a wall that faces us, its long hand upright: where the short one points. */
export function clock(s: Sheet, [x, y, z]: Place, deep: number, stuff: Stuff, [u, v]: Point): void {
  const front = y - deep - 0.02;
  s.turned([x, y, z], drum(0.5, deep), stuff, { axis: [0, -1, 0], hatch: 0 });
  s.face(s.ring([x, front + 0.01, z], 0.42, [0, -1, 0], 24), "light");
  const hands: Place[] = [
    [x, front, z + 0.3],
    [x, front, z],
    [x + u, front, z + v],
  ];
  s.edge(hands, 5);
}

/** A table whose top is at `at`'s height: thickness 0.1, legs down to the floor. */
export function table(
  s: Sheet,
  [x, y, z]: Place,
  w: number,
  d: number,
  high: number,
  stuff: Stuff = stuffs.paper,
  legs = true,
): void {
  if (legs) {
    s.shadowOf([x, y, z - 0.1], [w, d, 0.1], 0, z - high);
    for (const [u, v] of [
      [-0.46, 0.44],
      [0.46, 0.44],
      [-0.46, -0.44],
      [0.46, -0.44],
    ] as const)
      s.box([x + u * w, y + v * d, z - high], [0.14, 0.14, high - 0.1], stuff, 0, { outline: 0 });
  }
  s.box(
    [x, y, z - 0.1],
    [w, d, 0.1],
    [stuff[0] === "brand" ? "light" : stuff[0], stuff[1], stuff[2]],
    0,
  );
}

/** A bound book lying flat, its spine towards us. */
export function book(s: Sheet, at: Place, size: Place, turn: number, stuff: Stuff): void {
  const [w, d, h] = size;
  s.shadowOf(at, size, turn, at[2]);
  s.box(at, [w, d, h], stuff, turn);
  const inner = turned([at[0] + w * 0.03, at[1], at[2]], turn, at);
  s.box([inner[0], inner[1], at[2] + h * 0.16], [w * 1.0, d * 0.94, h * 0.68], stuffs.white, turn, {
    outline: 0,
    hatch: 0,
    width: 1,
  });
  s.box([at[0], at[1], at[2] + h * 0.84], [w, d, h * 0.16], stuff, turn, { outline: 0 });
  const spine = (u: number, v: number): Place =>
    turned([at[0] + u * w, at[1] - d / 2, at[2] + v * h], turn, at);
  s.face([spine(-0.5, 0), spine(0.5, 0), spine(0.5, 1), spine(-0.5, 1)], stuff[1], { width: 2.4 });
  for (const u of [-0.34, 0.34])
    s.edge([spine(u, 0.04), spine(u, 0.96)], 2, stuff[0] === "light" ? "line" : "light");
}

/** A written page lying on a level ground. */
export function paperOn(
  s: Sheet,
  at: Place,
  w: number,
  h: number,
  turn: number,
  lines: number,
  fill: Tone = "light",
): void {
  const p = (u: number, v: number): Place =>
    turned([at[0] + u * w, at[1] + v * h, at[2]], turn, at);
  s.face(
    [
      plus(p(-0.5, -0.5), [0.05, -0.03, 0]),
      plus(p(0.5, -0.5), [0.05, -0.03, 0]),
      plus(p(0.5, 0.5), [0.05, 0, 0]),
      p(-0.5, 0.5),
    ],
    "shade",
    { width: 0 },
  );
  s.face([p(-0.5, -0.5), p(0.5, -0.5), p(0.5, 0.5), p(-0.5, 0.5)], fill, { width: 2 });
  const along = [p(0.5, 0.5)[0] - p(-0.5, 0.5)[0], p(0.5, 0.5)[1] - p(-0.5, 0.5)[1], 0] as const;
  const down = [p(-0.5, -0.5)[0] - p(-0.5, 0.5)[0], p(-0.5, -0.5)[1] - p(-0.5, 0.5)[1], 0] as const;
  if (lines) s.writing(p(-0.5, 0.5), along, down, lines);
}

/** Balance scales. */
export function scales(s: Sheet, at: Place, k: number): void {
  const [x, y, z] = at;
  s.turned(
    at,
    [
      [0.42 * k, 0],
      [0.42 * k, 0.06 * k],
      [0.3 * k, 0.12 * k],
    ],
    stuffs.brand,
  );
  s.turned(
    [x, y, z + 0.12 * k],
    [
      [0.1 * k, 0],
      [0.05 * k, 0.2 * k],
      [0.045 * k, 1.35 * k],
      [0.08 * k, 1.45 * k],
    ],
    stuffs.brand,
    { outline: 0 },
  );
  const [l, r] = [
    [x - 0.95 * k, y, z + 1.42 * k],
    [x + 0.95 * k, y, z + 1.66 * k],
  ] as [Place, Place];
  s.cord(
    [l, [x, y, z + 1.62 * k] as Place, r].map((p) => s.see(p)),
    9 * k,
    "brand",
  );
  s.turned(
    [x, y, z + 1.5 * k],
    [
      [0.1 * k, 0],
      [0.1 * k, 0.14 * k],
      [0.02 * k, 0.26 * k],
    ],
    stuffs.brand,
    { outline: 0 },
  );
  for (const end of [l, r]) {
    const dish: Place = [end[0], end[1], end[2] - 0.95 * k];
    const rim = s.ring(dish, 0.42 * k).map((p) => s.see(p));
    for (const i of [1, 8, 13]) s.line([s.see(end), rim[i] as Point]);
    s.turned(
      [dish[0], dish[1], dish[2] - 0.13 * k],
      [
        [0.16 * k, 0],
        [0.34 * k, 0.06 * k],
        [0.42 * k, 0.13 * k],
      ],
      stuffs.brand,
      { outline: 0, open: true, hatch: 0 },
    );
  }
}

/** A small figure from behind, in a coat. */
export function person(
  s: Sheet,
  at: Place,
  high: number,
  coat: Tone,
  { bag = true, stride = 0.1 } = {},
): void {
  const [x, y, z] = at;
  const p = (u: number, v: number): Point => s.see([x + u * high, y, z + v * high]);
  s.shadow(
    [
      [x - 0.12 * high, y, z],
      [x + 0.12 * high, y, z],
      [x + 0.1 * high, y, z + high],
      [x - 0.1 * high, y, z + high],
    ],
    z,
  );
  s.shape([p(-0.07, 0), p(-0.02, 0), p(0, 0.45), p(-0.1, 0.45)], "line");
  s.shape([p(0.03 + stride, 0.02), p(0.09 + stride, 0.02), p(0.1, 0.45), p(0, 0.45)], "line");
  s.shape(
    smooth(
      [
        p(-0.08, 0.83),
        p(0.08, 0.83),
        p(0.15, 0.75),
        p(0.17, 0.52),
        p(0.15, 0.34),
        p(-0.15, 0.34),
        p(-0.16, 0.52),
        p(-0.15, 0.75),
      ],
      4,
      true,
    ),
    coat,
    2,
  );
  s.hatch([p(0.05, 0.8), p(0.14, 0.74), p(0.16, 0.36), p(0.04, 0.36)], { gap: 5 });
  s.shape(
    smooth(
      [
        p(-0.06, 0.9),
        p(-0.05, 0.98),
        p(0, 1),
        p(0.05, 0.98),
        p(0.06, 0.9),
        p(0.03, 0.83),
        p(-0.03, 0.83),
      ],
      4,
      true,
    ),
    "deep",
  );
  if (bag) s.shape([p(0.14, 0.42), p(0.3, 0.4), p(0.3, 0.24), p(0.14, 0.26)], "light");
}

/** A wooden chair: `at` is the middle of the seat on the floor, its back away from where it looks. */
export function chair(
  s: Sheet,
  at: Place,
  turn: number,
  k: number,
  stuff: Stuff = stuffs.paper,
): void {
  const p = (x: number, y: number, z: number): Place =>
    turned([at[0] + x * k, at[1] + y * k, at[2] + z * k], turn, at);
  const depth = Math.hypot(at[0] - s.eye.at[0], at[1] - s.eye.at[1]);
  const thick = (0.075 * k * (s.eye.lens ?? 1.6) * s.height) / depth;
  const posts = (...list: readonly (readonly [number, number, number])[]) => {
    const d = list
      .map(([x, y, h]) => pathOf([s.see(p(x, y, 0)), s.see(p(x, y, h))], false))
      .join("");
    s.put(d, { width: Math.round(thick + 4) }).put(d, {
      width: Math.round(thick),
      stroke: stuff[1],
    });
  };
  s.shadowOf(p(0, 0, 0.9), [0.9 * k, 0.9 * k, 0.1 * k], turn, at[2]);
  const back = () => {
    posts([-0.4, 0.42, 2], [0.4, 0.42, 2]);
    for (const z of [1.2, 1.5, 1.8])
      s.face(
        [p(-0.38, 0.4, z), p(0.38, 0.4, z), p(0.38, 0.4, z + 0.18), p(-0.38, 0.4, z + 0.18)],
        stuff[1],
      );
  };
  const away = Math.cos((turn * Math.PI) / 180) > 0;
  if (away) back();
  posts([-0.4, away ? -0.38 : 0.4, 0.9], [0.4, away ? -0.38 : 0.4, 0.9]);
  s.box(p(0, 0, 0.9), [0.92 * k, 0.92 * k, 0.1 * k], stuff, turn);
  if (!away) {
    posts([-0.4, -0.38, 0.9], [0.4, -0.38, 0.9]);
    back();
  }
}

/** A plant in a pot. */
export function plant(s: Sheet, at: Place, k: number, leaves = 9, fill: Tone = "brand"): void {
  const profile = [
    [0.24 * k, 0],
    [0.32 * k, 0.5 * k],
    [0.36 * k, 0.5 * k],
    [0.36 * k, 0.62 * k],
  ] as const;
  s.shadowOfTurned(at, profile);
  const foot: Place = [at[0], at[1], at[2] + 0.6 * k];
  const leaf = (angle: number, length: number, tone: Tone) => {
    const a = (angle * Math.PI) / 180;
    const q = (t: number, o: number): Point =>
      s.see([
        foot[0] + length * t * Math.sin(a) + o * Math.cos(a) * 0.17 * k,
        foot[1],
        foot[2] +
          length * (t * Math.cos(a) - 0.28 * t * t * Math.abs(Math.sin(a))) -
          o * Math.sin(a) * 0.17 * k,
      ]);
    const outline = smooth(
      [q(0, 0), q(0.35, -0.8), q(0.7, -0.8), q(1, 0), q(0.7, 0.8), q(0.35, 0.8)],
      4,
      true,
    );
    s.shape(outline, tone, 2).line([q(0, 0), q(0.5, 0.05), q(0.9, 0)]);
    if (angle > 0)
      s.hatch([q(0.1, 0.1), q(0.9, 0.1), q(0.7, 0.75), q(0.35, 0.75)], {
        gap: 6,
        angle: 60 - angle,
      });
  };
  for (let i = 0; i < leaves; i += 1) {
    const angle = -72 + (144 * ((i * 5) % leaves)) / (leaves - 1);
    leaf(
      angle,
      k * (1.15 + (0.35 * ((i * 3) % 4)) / 3),
      i % 3 ? fill : fill === "brand" ? "dark" : "shade",
    );
  }
  s.turned(at, profile, stuffs.paper, { rings: [1] });
}

/** A lamp with a shade on a foot. */
export function lamp(s: Sheet, at: Place, k: number, stuff: Stuff = stuffs.brand): void {
  s.shadowOfTurned(at, [
    [0.28 * k, 0],
    [0.06 * k, 1.1 * k],
    [0.5 * k, 1.1 * k],
    [0.32 * k, 1.7 * k],
  ]);
  s.turned(
    at,
    [
      [0.28 * k, 0],
      [0.28 * k, 0.05 * k],
      [0.06 * k, 0.12 * k],
      [0.05 * k, 1.1 * k],
    ],
    stuffs.paper,
    { outline: 0 },
  );
  s.turned([at[0], at[1], at[2] + 1.02 * k], drum(0.52 * k, 0.68 * k, 0.32 * k), stuff, {
    outline: 3,
  });
}

/** A screen on a foot, looking towards us. Returns places on its glass: u to the right, v up. */
export function screen(
  s: Sheet,
  at: Place,
  w: number,
  h: number,
  turn = 0,
): (u: number, v: number) => Place {
  const p = (x: number, y: number, z: number): Place =>
    turned([at[0] + x, at[1] + y, at[2] + z], turn, at);
  s.shadowOf(p(0, 0, 0.35), [w, 0.1, h], turn, at[2]);
  s.box(p(0, 0.05, 0), [w * 0.4, 0.5, 0.05], stuffs.paper, turn, { outline: 0 });
  s.box(p(0, 0.1, 0.05), [w * 0.1, 0.1, 0.5], stuffs.paper, turn, { outline: 0 });
  s.box(p(0, 0, 0.35), [w, 0.1, h], stuffs.dark, turn);
  const glass = (u: number, v: number): Place =>
    p((u - 0.5) * w * 0.94, -0.051, 0.35 + h * (0.05 + 0.9 * v));
  s.face([glass(0, 0), glass(1, 0), glass(1, 1), glass(0, 1)], "light", { width: 2 });
  return glass;
}

/** A pitched-roof house front on: `at` is the middle of its foot. */
export function house(
  s: Sheet,
  at: Place,
  [w, d, h]: Place,
  {
    roof = 0.8,
    stuff = stuffs.paper as Stuff,
    tiles = stuffs.brand as Stuff,
    doors = 1,
    floors = 2,
    columns = 3,
    side = true,
  } = {},
): void {
  const [x, y, z] = at;
  s.shadow(
    [
      [x - w / 2, y, z],
      [x + w / 2, y, z],
      [x + w / 2, y, z + h],
      [x + w / 2, y + d / 2, z + h + roof],
      [x + w / 2, y + d, z],
    ],
    z,
  );
  s.box([x, y + d / 2, z], [w, d, h], stuff, 0, { hatch: 10 });
  const [e, ridge] = [0.12, z + h + roof];
  if (side)
    s.face(
      [
        [x + w / 2, y, z + h],
        [x + w / 2, y + d, z + h],
        [x + w / 2, y + d / 2, ridge],
      ],
      stuff[2],
      { width: 2, hatch: 10 },
    );
  s.face(
    [
      [x - w / 2 - e, y - e, z + h - 0.05],
      [x + w / 2 + e, y - e, z + h - 0.05],
      [x + w / 2 + e, y + d / 2, ridge],
      [x - w / 2 - e, y + d / 2, ridge],
    ],
    tiles[0],
    { width: 2.6 },
  );
  const row: string[] = [];
  for (const t of [0.28, 0.55, 0.8]) {
    const on = (u: number): Point =>
      s.see([x + u * (w / 2 + e), y - e + t * (d / 2 + e), z + h - 0.05 + t * (roof + 0.05)]);
    row.push(pathOf([on(-0.96), on(0.96)], false));
  }
  s.put(row.join(""), { stroke: "line", width: 2 });
  const step = w / columns;
  const storey = h / floors;
  for (let f = 0; f < floors; f += 1)
    for (let c = 0; c < columns; c += 1) {
      const cx = x - w / 2 + step * (c + 0.5);
      const isDoor =
        f === 0 &&
        c < doors + Math.floor((columns - doors) / 2) &&
        c >= Math.floor((columns - doors) / 2);
      const [a, b] = isDoor ? [0, storey * 0.72] : [storey * 0.3, storey * 0.82];
      const half = Math.min(step * 0.26, storey * 0.24);
      const q = (u: number, v: number): Place => [cx + u * half, y - 0.01, z + f * storey + v];
      s.face([q(-1, a), q(1, a), q(1, b), q(-1, b)], isDoor ? "brand" : "half", {
        width: 2,
        hatch: isDoor ? 0 : 9,
      });
      if (!isDoor) s.edge([q(0, a), q(0, b)]).edge([q(-1, (a + b) / 2), q(1, (a + b) / 2)]);
    }
}

/** A round-headed tree. */
export function tree(s: Sheet, at: Place, k: number, fill: Tone = "half"): void {
  const [x, y, z] = at;
  s.shadow(s.ring([x, y, z + 1.3 * k], 0.6 * k), z);
  s.box([x, y, z], [0.12 * k, 0.12 * k, 0.9 * k], stuffs.stone, 0, {
    outline: 0,
    hatch: 0,
    width: 1,
  });
  const p = (u: number, v: number): Point => s.see([x + u * k, y, z + v * k]);
  const crown = smooth(
    [
      p(-0.5, 0.85),
      p(-0.72, 1.2),
      p(-0.6, 1.6),
      p(-0.25, 1.95),
      p(0.2, 2.0),
      p(0.55, 1.7),
      p(0.7, 1.3),
      p(0.5, 0.88),
      p(0.1, 0.72),
      p(-0.2, 0.74),
    ],
    5,
    true,
  );
  s.shape(crown, fill);
  s.hatch(
    smooth(
      [p(0.12, 0.76), p(0.5, 0.9), p(0.66, 1.3), p(0.5, 1.68), p(0.28, 1.4), p(0.24, 1.05)],
      4,
      true,
    ),
    { gap: 6, angle: -40 },
  );
}
