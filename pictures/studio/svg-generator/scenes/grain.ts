import { along, at, Field, turn } from "../field.ts";
import { type Point, rectangle } from "../geometry.ts";

const TAU = Math.PI * 2;

/** The engraved rosette of a certificate, so near that its lines can be counted. */
export function busiAbstractGuilloche(): Field {
  const f = new Field(1600, 900, "ground");
  const c: Point = [1090, 470];
  const rosette = (inner: number, outer: number, lobes: number, twist: number): Point[] =>
    along(150, (t) => {
      const a = TAU * t + twist;
      const r = (inner + outer) / 2 + ((outer - inner) / 2) * Math.sin(lobes * a + twist * 9);
      return [c[0] + r * Math.cos(a), c[1] + r * Math.sin(a)];
    });
  f.disc(c, 620, { fill: "half", opacity: 0.5 });
  for (let k = 0; k < 3; k += 1) f.line(rosette(420, 640, 8, (k * TAU) / 64), "deep", 2.4, 0.85);
  for (let k = 0; k < 3; k += 1) f.line(rosette(210, 400, 8, (k * TAU) / 48), "brand", 3, 0.95);
  for (let k = 0; k < 2; k += 1) f.line(rosette(70, 190, 6, (k * TAU) / 24), "deep", 2.8, 0.9);
  f.disc(c, 656, { stroke: "deep", width: 3 }).disc(c, 668, { stroke: "deep", width: 1.2 });
  f.disc(c, 406, { stroke: "light", width: 5 }).disc(c, 52, { fill: "brand" });
  // The border at the left: waves that cross each other.
  for (let k = 0; k < 7; k += 1)
    f.line(
      along(36, (t) => [
        190 + 74 * Math.sin(TAU * 4 * t + k * 0.45) + 30 * Math.sin(TAU * 2 * t),
        -20 + 940 * t,
      ]),
      k === 3 ? "brand" : "deep",
      k === 3 ? 3 : 1.5,
      0.8,
    );
  return f;
}

/** A board with two knots, its grain flowing round them. */
export function inteAbstractGrain(): Field {
  const f = new Field(1600, 900, "half");
  const knots: readonly (readonly [number, number, number])[] = [
    [1130, 330, 96],
    [380, 640, 58],
  ];
  const bent = (x: number, y: number): number => {
    let to = y + 20 * Math.sin(x * 0.0031 + y * 0.004) + 7 * Math.sin(x * 0.011 + y * 0.02);
    for (const [kx, ky, r] of knots) {
      const [dx, dy] = [(x - kx) / (r * 3.1), (y - ky) / r];
      const push = Math.exp(-dx * dx) * r * 1.06 * Math.exp(-Math.abs(dy) * 0.34);
      to += (dy >= 0 ? 1 : -1) * push;
    }
    return to;
  };
  for (let y = -60, i = 0; y < 980; y += 20 + 9 * Math.sin(i * 0.9), i += 1)
    f.line(
      along(18, (t) => [1600 * t, bent(1600 * t, y)]),
      i % 5 === 0 ? "deep" : "shade",
      i % 5 === 0 ? 3.4 : 5.5,
      i % 5 === 0 ? 0.75 : 0.8,
    );
  for (const [x, y, r] of knots)
    for (let k = 0; k < 6; k += 1)
      f.path(
        `M${x - r * (1.25 - k * 0.2)} ${y}a${Math.round(r * (1.25 - k * 0.2))} ${Math.round(r * (0.8 - k * 0.13))} -8 1 0 ${Math.round(2 * r * (1.25 - k * 0.2))} 0a${Math.round(r * (1.25 - k * 0.2))} ${Math.round(r * (0.8 - k * 0.13))} -8 1 0 ${Math.round(-2 * r * (1.25 - k * 0.2))} 0`,
        k === 5
          ? { fill: "brand" }
          : { stroke: "deep", width: 3 + k * 0.8, ...(k ? {} : { fill: "half" }) },
      );
  return f;
}

/** The flank of a tabby: short hair that lies one way, and the bands in it. */
export function petsAbstractTabby(): Field {
  const f = new Field(1600, 900, "half", 11);
  const hair: Record<"deep" | "shade" | "light" | "half", string[]> = {
    deep: [],
    shade: [],
    light: [],
    half: [],
  };
  for (let row = 0; row < 20; row += 1)
    for (let k = 0; k < 29; k += 1) {
      const x = -40 + k * 59 + (row % 2) * 29 + 30 * (f.chance() - 0.5);
      const y = -20 + row * 48 + 25 * (f.chance() - 0.5);
      const a = 0.35 + 0.55 * Math.sin(x / 520 + y / 900) + 0.25 * (f.chance() - 0.5);
      const band = Math.sin(x / 92 + 0.9 * Math.sin(y / 210 + x / 700) + y / 620);
      const tone = band > 0.42 ? "deep" : band > 0.05 ? "shade" : band < -0.72 ? "light" : "half";
      const long = 66 + 25 * f.chance();
      hair[tone].push(
        `M${Math.round(x)} ${Math.round(y)}l${Math.round(long * Math.cos(a))} ${Math.round(long * Math.sin(a))}`,
      );
    }
  f.path(hair.half.join(""), { stroke: "shade", width: 4, opacity: 0.5 })
    .path(hair.shade.join(""), { stroke: "shade", width: 20 })
    .path(hair.deep.join(""), { stroke: "deep", width: 22 })
    .path(hair.light.join(""), { stroke: "light", width: 17 });
  return f;
}

/** A tyre's tread, new: blocks, grooves, and the fine cuts that hold in rain. */
export function carsAbstractTread(): Field {
  const f = new Field(1600, 900, "dark");
  const blocks: string[] = [];
  const edges: string[] = [];
  const cuts: string[] = [];
  const columns = [
    [-30, 250, 70],
    [262, 250, 46],
    [560, 200, 0],
    [808, 200, 0],
    [1056, 250, -46],
    [1350, 290, -70],
  ] as const;
  for (const [column, [x, w, lean]] of columns.entries())
    for (let y = -160 - (column % 2) * 60; y < 960; y += 148) {
      const top = y + Math.max(0, lean);
      blocks.push(`M${x} ${top}l${w} ${-lean}v118l${-w} ${lean}z`);
      edges.push(`M${x} ${top}l${w} ${-lean}`);
      for (const cut of [42, 80]) {
        const step = `l${Math.round(w / 8)} ${Math.round(-lean / 8) + 14}l${Math.round(w / 8)} ${Math.round(-lean / 8) - 14}`;
        cuts.push(`M${Math.round(x + w / 8)} ${Math.round(top - lean / 8 + cut)}${step.repeat(3)}`);
      }
    }
  f.path(blocks.join(""), { fill: "deep" })
    .path(edges.join(""), { stroke: "shade", width: 5, opacity: 0.9 })
    .path(cuts.join(""), { stroke: "dark", width: 5 });
  // The bars that show when a tyre is worn, far below the blocks.
  for (const x of [526, 774, 1022]) f.area(rectangle([x, 418], [x + 24, 470]), "brand");
  return f;
}

/** A board of lamps from close by: two buses. */
export function techAbstractLamps(): Field {
  const f = new Field(1600, 900, "dark");
  const [pitch, signs]: [number, Record<string, string>] = [
    25,
    {
      "1": "4 6 4 4 4 4 e",
      "2": "6 9 8 4 2 1 f",
      "3": "7 8 8 6 8 8 7",
      "4": "8 c a 9 f 8 8",
      "7": "f 8 8 4 4 2 2",
      "9": "6 9 9 e 8 8 6",
      M: "9 f f 9 9 9 9",
      I: "e 4 4 4 4 4 e",
      N: "9 b b d d 9 9",
      " ": "0 0 0 0 0 0 0",
    },
  ];
  const rows = Array.from({ length: 36 }, (_, row) => `M12 ${12 + row * pitch}h1600`).join("");
  f.path(rows, { stroke: "deep", width: 13, dash: `0 ${pitch}` });
  const lit = (text: string, from: number, top: number) =>
    [...text]
      .flatMap((sign, at) =>
        (signs[sign] ?? "")
          .split(" ")
          .flatMap((line, row) =>
            [0, 1, 2, 3]
              .filter((bit) => (Number.parseInt(line, 16) >> bit) & 1)
              .map((bit) => `M${12 + (from + at * 5 + bit) * pitch} ${12 + (top + row) * pitch}h0`),
          ),
      )
      .join("");
  const all = lit("14", 4, 8) + lit("3 MIN", 37, 8) + lit("27", 4, 20) + lit("9 MIN", 37, 20);
  for (const [width, opacity] of [
    [34, 0.14],
    [24, 0.3],
    [17, 1],
  ] as const) {
    f.path(all, { stroke: width < 20 ? "glow" : "brand", width, opacity });
  }
  return f;
}

/** A checked cloth so near that its threads show, after the guests. */
export function foodAbstractCloth(): Field {
  const f = new Field(1600, 900, "light", 7);
  const stripes = (across: boolean) => {
    for (let k = 0; k < (across ? 6 : 10); k += 1) {
      const from = k * 176 - 40;
      f.area(
        across ? rectangle([0, from], [1600, from + 88]) : rectangle([from, 0], [from + 88, 900]),
        "brand",
        0.5,
      );
    }
  };
  stripes(true);
  stripes(false);
  const weft = Array.from({ length: 82 }, (_, k) => `M0 ${k * 11}h1600`).join("");
  const warp = Array.from({ length: 146 }, (_, k) => `M${k * 11} 0v900`).join("");
  f.path(weft, { stroke: "light", width: 3, opacity: 0.55, dash: "11 11" })
    .path(warp, { stroke: "light", width: 3, opacity: 0.55, dash: "11 11" })
    .path(weft, { stroke: "deep", width: 1, opacity: 0.35 })
    .path(warp, { stroke: "deep", width: 1, opacity: 0.25 });
  for (let k = 0; k < 26; k += 1) {
    const [x, y, r] = [
      980 + 520 * (f.chance() - 0.5),
      470 + 420 * (f.chance() - 0.5),
      4 + 13 * f.chance() ** 3,
    ];
    const crumb = along(7, (t) => [
      x + r * (0.75 + 0.5 * f.chance()) * Math.cos(TAU * t),
      y + r * (0.75 + 0.5 * f.chance()) * Math.sin(TAU * t),
    ]);
    f.area(
      crumb.map(([px, py]): Point => [px + r * 0.5, py + r * 0.6]),
      "deep",
      0.4,
    ).area(crumb, "deep");
  }
  return f;
}

/** The marbled paper inside a binding: colour combed once down, and drawn with a stylus. */
export function busiAbstractMarble(): Field {
  const f = new Field(1600, 900, "deep");
  const tones = ["half", "deep", "light", "brand", "shade", "deep"] as const;
  const row = (y: number, phase: number) => {
    const scallops = Array.from({ length: 13 }, (_, k) => {
      const drop = Math.round(150 + 60 * Math.sin(k * 2.1 + phase));
      return `q66 ${drop} 132 ${Math.round(7 * Math.sin(k + phase))}`;
    });
    return `M-60 ${y}${scallops.join("")}V${y - 300}H-60z`;
  };
  for (let k = 36; k >= 0; k -= 1)
    f.path(row(k * 27 - 60, k * 0.21), { fill: tones[k % tones.length] ?? "deep" });
  return f;
}

/** Entry stamps in a passport, one over the other. */
export function mediAbstractStamps(): Field {
  const f = new Field(1600, 900, "light", 9);
  const waves = Array.from({ length: 26 }, (_, k) => {
    const y = k * 36;
    return `M0 ${y}${"q40 -26 80 0t80 0".repeat(10)}`;
  });
  f.path(waves.join(""), { stroke: "half", width: 2.5 });
  const ring = (c: Point, r: number, tone: "brand" | "deep" | "shade", lean: number) => {
    f.disc(c, r, { stroke: tone, width: 9, opacity: 0.85 });
    f.disc(c, r * 0.72, { stroke: tone, width: 4, opacity: 0.85 });
    const marks = Array.from({ length: 24 }, (_, k) => {
      const [a, b] = [at(c, r * 0.79, k * 15 + lean), at(c, r * 0.91, k * 15 + lean)];
      return k % 4 === 3
        ? ""
        : `M${Math.round(a[0])} ${Math.round(a[1])}L${Math.round(b[0])} ${Math.round(b[1])}`;
    });
    f.path(marks.join(""), { stroke: tone, width: 8, opacity: 0.8 });
    for (const [off, long] of [
      [-0.24, 0.5],
      [0, 0.78],
      [0.24, 0.42],
    ] as const) {
      const [left, right]: Point[] = [
        turn([c[0] - r * long * 0.62, c[1] + r * off], lean, c),
        turn([c[0] + r * long * 0.62, c[1] + r * off], lean, c),
      ];
      if (left && right) f.straight(left, right, tone, off ? 12 : 22, 0.85);
    }
  };
  const frame = (
    c: Point,
    w: number,
    h: number,
    tone: "brand" | "deep" | "shade",
    lean: number,
  ) => {
    const corner = (x: number, y: number) => turn([c[0] + x * w, c[1] + y * h], lean, c);
    const box = (s: number) =>
      f.line(
        [corner(-s, -s), corner(s, -s), corner(s, s), corner(-s, s), corner(-s, -s)],
        tone,
        s === 1 ? 10 : 4,
        0.85,
      );
    box(1);
    box(0.88);
    for (const [y, long] of [
      [-0.45, 0.6],
      [0, 0.74],
      [0.45, 0.4],
    ] as const)
      f.straight(corner(-0.7, y), corner(-0.7 + 1.4 * long, y), tone, y ? 11 : 24, 0.85);
    f.disc(corner(0.52, 0.38), h * 0.24, { stroke: tone, width: 7, opacity: 0.85 });
  };
  ring([1130, 360], 250, "deep", -14);
  frame([700, 590], 260, 150, "brand", 9);
  ring([330, 300], 190, "shade", 20);
  frame([1340, 690], 210, 120, "deep", -22);
  ring([870, 180], 140, "brand", 33);
  frame([240, 740], 170, 110, "shade", -6);
  return f;
}

/** A footbridge from below: its diagonals, plates and bolts. */
export function induAbstractTruss(): Field {
  const f = new Field(1600, 900, "half");
  const bars: string[] = [];
  const bolts: Point[] = [];
  f.area(rectangle([0, 600], [1600, 900]), "light", 0.5);
  for (let k = -1; k < 5; k += 1) {
    const x = k * 420 + 60;
    bars.push(`M${x} 150l420 560M${x + 420} 150l-420 560M${x} 150v560`);
  }
  f.path(bars.join(""), { stroke: "deep", width: 46 });
  f.path(bars.join(""), { stroke: "shade", width: 10 });
  for (const y of [112, 690]) {
    f.area(rectangle([0, y], [1600, y + 82]), "deep");
    f.area(rectangle([0, y], [1600, y + 12]), "shade");
    for (let k = -1; k < 5; k += 1) {
      const x = k * 420 + 60;
      const [up, down] = y < 400 ? [-20, 190] : [-110, 100];
      f.area(
        [
          [x - 120, y + (y < 400 ? -20 : 100)],
          [x + 120, y + (y < 400 ? -20 : 100)],
          [x + 60, y + (y < 400 ? down : up)],
          [x - 60, y + (y < 400 ? down : up)],
        ],
        "brand",
      );
      for (const [dx, dy] of [
        [-80, 14],
        [-28, 14],
        [28, 14],
        [80, 14],
        [-56, 66],
        [0, 66],
        [56, 66],
        [-26, 118],
        [26, 118],
      ] as const)
        bolts.push([x + dx, y < 400 ? y + dy : y + 80 - dy]);
    }
  }
  const heads = (by: number) => bolts.map(([x, y]) => `M${x + by} ${y + by}h0`).join("");
  f.path(heads(5), { stroke: "dark", width: 30, opacity: 0.6 })
    .path(heads(0), { stroke: "light", width: 28 })
    .path(heads(0), { stroke: "shade", width: 12 });
  return f;
}

const circle = (x: number, y: number, r: number) =>
  `M${Math.round(x - r)} ${Math.round(y)}a${Math.round(r)} ${Math.round(r)} 0 1 0 ${2 * Math.round(r)} 0a${Math.round(r)} ${Math.round(r)} 0 1 0 ${-2 * Math.round(r)} 0`;

/** Trunks of fir from their ends, year by year, each with the crack it dried with. */
export function archAbstractFir(): Field {
  const f = new Field(1600, 900, "dark", 21);
  const [ends, hearts, rings, wide, cracks]: string[][] = [[], [], [], [], []];
  for (let row = 0; row < 5; row += 1)
    for (let k = 0; k < 8; k += 1) {
      const x = k * 232 + (row % 2) * 116 - 30 + 14 * (f.chance() - 0.5);
      const y = row * 206 + 30 + 12 * (f.chance() - 0.5);
      const r = 104 + 14 * f.chance();
      const [cx, cy] = [x + 26 * (f.chance() - 0.5), y + 26 * (f.chance() - 0.5)];
      ends?.push(circle(x, y, r));
      hearts?.push(circle(cx, cy, r * 0.46));
      for (const share of [0.2, 0.66])
        rings?.push(circle(cx + (x - cx) * share, cy + (y - cy) * share, r * share));
      wide?.push(circle(x, y, r * 0.87));
      const a = f.chance() * 360;
      const [tip, left, right] = [
        at([cx, cy], 8, a),
        at([x, y], r * 0.97, a - 4),
        at([x, y], r * 0.97, a + 4),
      ];
      cracks?.push(
        `M${Math.round(tip[0])} ${Math.round(tip[1])}L${Math.round(left[0])} ${Math.round(left[1])}L${Math.round(right[0])} ${Math.round(right[1])}z`,
      );
    }
  f.path((ends ?? []).join(""), { fill: "half", stroke: "deep", width: 13 })
    .path((hearts ?? []).join(""), { fill: "shade", opacity: 0.8 })
    .path((rings ?? []).join(""), { stroke: "deep", width: 3, opacity: 0.7 })
    .path((wide ?? []).join(""), { stroke: "deep", width: 6, opacity: 0.5 })
    .path((cracks ?? []).join(""), { fill: "deep" });
  return f;
}

/** Price tickets in a row, the strings still on them. */
export function saleAbstractTickets(): Field {
  const f = new Field(1600, 900, "half", 3);
  for (let row = 0; row < 4; row += 1)
    for (let k = 0; k < 5; k += 1) {
      const c: Point = [k * 372 - (row % 2) * 170 + 100, row * 262 + 60];
      const lean = -18 + 10 * (f.chance() - 0.5);
      const p = (x: number, y: number) => turn([c[0] + x, c[1] + y], lean, c);
      const loud = (row + k * 2) % 5 === 0;
      const quiet = (row * 2 + k) % 3 === 0;
      const [card, ink] = loud
        ? (["brand", "light"] as const)
        : quiet
          ? (["deep", "light"] as const)
          : (["light", "deep"] as const);
      const shape: Point[] = [
        p(-130, -88),
        p(84, -88),
        p(134, -38),
        p(134, 38),
        p(84, 88),
        p(-130, 88),
      ];
      f.area(
        shape.map(([x, y]): Point => [x + 9, y + 12]),
        "shade",
      ).area(shape, card);
      f.disc(p(96, 0), 15, { fill: "half", stroke: ink, width: 5 });
      f.line([p(-92, 46), p(22, -46)], ink, 17);
      f.disc(p(-72, -34), 22, { stroke: ink, width: 15 }).disc(p(4, 34), 22, {
        stroke: ink,
        width: 15,
      });
      const [from, to] = [p(96, 0), p(210, 40)];
      f.path(
        `M${Math.round(from[0])} ${Math.round(from[1])}q60 ${Math.round(-70 + 60 * f.chance())} ${Math.round(to[0] - from[0])} ${Math.round(to[1] - from[1])}`,
        { stroke: ink === "light" ? "light" : "deep", width: 4 },
      );
    }
  return f;
}

/** A bus's window, steamed up: what a finger has drawn on it. */
export function techAbstractSteam(): Field {
  const f = new Field(1600, 900, "shade", 17);
  f.area(rectangle([0, 0], [1600, 900]), "half", 0.75);
  const lights: readonly (readonly [number, number, number])[] = [
    [240, 300, 90],
    [520, 690, 130],
    [1420, 240, 120],
    [1180, 760, 70],
    [90, 780, 60],
  ];
  for (const [x, y, r] of lights)
    f.disc([x, y], r, { fill: "glow", opacity: 0.5 }).disc([x, y], r * 0.6, {
      fill: "glow",
      opacity: 0.6,
    });
  f.disc([1010, 120], 90, { fill: "brand", opacity: 0.55 });
  const drawn = [
    "M640 620V360L830 210L1020 356V618Q830 632 640 620",
    "M790 620V480Q830 462 872 480V620",
    "M700 420h66v60h-66z",
    "M1180 600Q1176 470 1200 440Q1330 428 1460 442Q1478 470 1474 600Q1330 612 1180 600",
    "M1200 520Q1330 508 1472 522",
    "M1290 440v74M1384 438v78",
    "M1258 604a34 34 0 1 0 4 2M1398 604a34 34 0 1 0 4 2",
    "M1130 250a46 46 0 1 1 6 30M1116 190l-22 -28M1188 176l4 -40M1246 210l34 -22",
  ].join("");
  f.path(drawn, { stroke: "deep", width: 25, opacity: 0.9 });
  f.path(drawn, { stroke: "shade", width: 9, opacity: 0.5 });
  const runs = [
    [650, 624, 190],
    [872, 622, 120],
    [1020, 618, 230],
    [1262, 660, 170],
    [1476, 602, 150],
  ] as const;
  for (const [x, y, long] of runs)
    f.path(`M${x} ${y}q6 ${long / 2} -2 ${long}`, { stroke: "deep", width: 9, opacity: 0.8 }).disc(
      [x - 2, y + long],
      12,
      {
        fill: "deep",
        opacity: 0.8,
      },
    );
  const beads = Array.from({ length: 300 }, () => {
    const [x, y] = [Math.round(1600 * f.chance()), Math.round(900 * f.chance())];
    return `M${x} ${y}h0`;
  });
  f.path(beads.slice(0, 220).join(""), { stroke: "light", width: 7, opacity: 0.8 });
  f.path(beads.slice(220).join(""), { stroke: "light", width: 14, opacity: 0.85 });
  return f;
}

/** A net hung up to dry before the sea, with its corks. */
export function travAbstractNet(): Field {
  const f = new Field(1600, 900, "light");
  f.area(rectangle([0, 520], [1600, 900]), "half").disc([1240, 330], 120, { fill: "glow" });
  f.disc([1240, 330], 120, { stroke: "half", width: 4 });
  f.path(
    `M0 560${"q40 -14 80 0t80 0".repeat(10)}M0 640${"q50 -18 100 0t100 0".repeat(8)}M0 750${"q80 -24 160 0t160 0".repeat(5)}`,
    {
      stroke: "shade",
      width: 5,
    },
  );
  const [meshes, knots]: string[][] = [[], []];
  const place = (row: number, k: number): Point => {
    const t = k / 22;
    return [
      t * 1680 - 40 + (row % 2) * 38,
      70 +
        190 * 4 * t * (1 - t) +
        row * (70 - 14 * Math.sin(Math.PI * t)) +
        6 * Math.sin(k * 1.7 + row),
    ];
  };
  for (let row = 0; row < 9; row += 1)
    for (let k = 0; k < 23; k += 1) {
      const [x, y] = place(row, k);
      const near = [
        place(row + 1, row % 2 ? k : k - 1),
        place(row + 1, row % 2 ? k + 1 : k),
      ] as const;
      knots?.push(`M${Math.round(x)} ${Math.round(y)}h0`);
      for (const [px, py] of near)
        meshes?.push(
          `M${Math.round(x)} ${Math.round(y)}l${Math.round(px - x)} ${Math.round(py - y)}`,
        );
    }
  f.path((meshes ?? []).join(""), { stroke: "deep", width: 5 });
  f.path((knots ?? []).join(""), { stroke: "deep", width: 15 });
  f.line(
    along(22, (t) => place(0, t * 22)),
    "deep",
    12,
  );
  for (let k = 1; k < 23; k += 3) {
    const [x, y] = place(0, k);
    f.disc([x, y], 38, { fill: "brand" }).disc([x - 11, y - 12], 9, {
      fill: "light",
      opacity: 0.7,
    });
  }
  return f;
}
