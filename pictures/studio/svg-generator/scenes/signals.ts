import { along, at, Field, sector } from "../field.ts";
import type { Point } from "../geometry.ts";

/** A day of buses as a graph: time to the right, distance upwards, every bus a slanting line. */
export function techAbstractTimetable(): Field {
  const f = new Field(1200, 800, "ground");
  const stops = [90, 190, 250, 380, 450, 590, 710];
  for (const y of stops) f.straight([0, y], [1200, y], "shade", 2);
  for (let x = 60; x < 1200; x += 120) f.straight([x, 40], [x, 760], "half", 3);
  for (let i = -5; i < 17; i += 1) {
    const x = i * 76;
    const up = i % 2 === 0;
    const bend = (t: number): Point => [
      x + 360 * t + (t > 0.45 ? 40 : 0),
      up ? 710 - 620 * t : 90 + 620 * t,
    ];
    f.line(
      [bend(0), bend(0.45), [bend(0.45)[0] + 40, bend(0.45)[1]], bend(1)],
      i === 6 ? "brand" : up ? "deep" : "line",
      i === 6 ? 13 : 4,
      i === 6 ? 1 : 0.75,
    );
    if (i === 6)
      for (const t of [0, 0.45, 1])
        f.disc(bend(t), 17, { fill: "light" }).disc(bend(t), 10, { fill: "brand" });
  }
  return f;
}

/** A service day of more than twenty-four hours, as a ring that runs past its beginning. */
export function techAbstractDay(): Field {
  const f = new Field(1000, 1000, "deep");
  const c: Point = [500, 500];
  f.path(sector(c, 330, 400, -90, 180), { fill: "half" }).path(sector(c, 330, 400, 180, 269.9), {
    fill: "shade",
  });
  f.path(sector(c, 240, 310, -90, -35), { fill: "brand" });
  for (let i = 0; i < 24; i += 1)
    f.line(
      [at(c, 418, i * 15 - 90), at(c, i % 6 ? 432 : 452, i * 15 - 90)],
      "light",
      i % 6 ? 4 : 9,
    );
  f.line([c, at(c, 300, -35)], "light", 11)
    .line([c, at(c, 190, 92)], "light", 17)
    .disc(c, 27, { fill: "brand" });
  f.disc(at(c, 275, -35), 20, { fill: "light" });
  return f;
}

/** Two braces and what stands between them, in lines of different length. */
export function techAbstractBraces(): Field {
  const f = new Field(1200, 800, "brand");
  for (const [dx, tone, opacity] of [
    [16, "dark", 0.75],
    [0, "light", 1],
  ] as const) {
    f.path(
      `M${330 + dx} ${120 + dx}c-110 0-110 50-110 140c0 90-20 140-100 140c80 0 100 50 100 140c0 90 0 140 110 140`,
      { stroke: tone, width: 52, opacity },
    );
    f.path(
      `M${870 + dx} ${120 + dx}c110 0 110 50 110 140c0 90 20 140 100 140c-80 0-100 50-100 140c0 90 0 140-110 140`,
      { stroke: tone, width: 52, opacity },
    );
  }
  for (const [y, parts] of [
    [210, [90, 150]],
    [290, [60, 70, 90]],
    [370, [120, 60]],
    [450, [80, 190]],
    [530, [110, 90, 40]],
    [610, [70, 120]],
  ] as const) {
    let x = 420;
    for (const [i, w] of parts.entries()) {
      f.straight([x, y], [x + w, y], i ? "light" : "deep", 22);
      x += w + 40;
    }
  }
  return f;
}

/** Lines of a network that run side by side and part. */
export function techAbstractNetwork(): Field {
  const f = new Field(1280, 720, "light");
  const lines = [
    ["brand", 0],
    ["deep", 1],
    ["shade", 2],
    ["half", 3],
    ["dark", 4],
  ] as const;
  for (const [tone, k] of lines) {
    const y = 330 + k * 30;
    const [a, b] = [260 + k * 14, 860 - k * 14];
    const away = (2 - k) * 105;
    f.line(
      [
        [-20, y - away * 1.2],
        [a - 160, y - away * 1.2],
        [a, y],
        [b, y],
        [b + 160, y + away * 1.1 - 40],
        [1300, y + away * 1.1 - 40],
      ],
      tone,
      20,
    );
  }
  for (const x of [420, 600, 780])
    f.path(
      `M${x - 17} 312h34a12 12 0 0 1 12 12v132a12 12 0 0 1-12 12h-34a12 12 0 0 1-12-12v-132a12 12 0 0 1 12-12z`,
      { fill: "light", stroke: "line", width: 7 },
    );
  for (const [x, y] of [
    [60, 78],
    [1190, 500],
    [1190, 290],
    [60, 574],
    [60, 326],
    [1100, 395],
  ] as const)
    f.disc([x, y], 17, { fill: "light", stroke: "line", width: 7 });
  return f;
}

/** A place on the map, heard by three masts. */
export function techAbstractSignal(): Field {
  const f = new Field(1000, 1000, "half");
  for (const [c, tone] of [
    [[190, 250], "deep"],
    [[850, 330], "brand"],
    [[420, 900], "dark"],
  ] as const)
    for (let k = 1; k < 9; k += 1)
      f.disc(c as unknown as Point, k * 62, { stroke: tone, width: 11 - k, opacity: 1 - k * 0.09 });
  for (const [x, y] of [
    [190, 250],
    [850, 330],
    [420, 900],
  ] as const)
    f.disc([x, y], 22, { fill: "line" });
  f.disc([520, 500], 62, { fill: "light" }).disc([520, 500], 36, { fill: "brand" });
  return f.path(
    along(0, () => [520, 500] as Point)
      .map(() => "M520 400v-40M520 600v40M420 500h-40M620 500h40")
      .join(""),
    { stroke: "line", width: 9 },
  );
}
