import { along, Field, sector } from "../field.ts";
import type { Point } from "../geometry.ts";
import { rectangle } from "../geometry.ts";

/** Half a court from above: key, circle, arc, one ball. */
export function sporAbstractCourt(): Field {
  const f = new Field(1200, 800, "brand");
  for (let x = 0; x < 1200; x += 60)
    f.path(`M${x} 0v800`, { stroke: "dark", width: 2, opacity: 0.4 });
  f.path("M-10 250h430v300h-430z", { fill: "dark", opacity: 0.7 }).path("M-10 250h430v300h-430z", {
    stroke: "light",
    width: 9,
  });
  f.disc([420, 400], 150, { stroke: "light", width: 9 }).path(
    "M-10 60h170a360 360 0 0 1 0 680h-170",
    { stroke: "light", width: 9 },
  );
  f.straight([1090, -10], [1090, 810], "light", 9).disc([1090, 400], 170, {
    stroke: "light",
    width: 9,
  });
  f.straight([60, 330], [60, 470], "light", 13).disc([110, 400], 36, { stroke: "glow", width: 11 });
  f.disc([762, 262], 62, { fill: "deep", opacity: 0.5 })
    .disc([740, 238], 62, { fill: "light" })
    .path("M678 238h124M740 176v124M700 190q40 48 0 96M780 190q-40 48 0 96", {
      stroke: "deep",
      width: 5,
    });
  return f;
}

/** Ten laps: lanes that bend, one runner's line among them. */
export function sporAbstractLaps(): Field {
  const f = new Field(1200, 800, "dark");
  for (let k = 0; k < 10; k += 1) {
    const r = 720 - k * 58;
    f.path(`M-20 ${820 - r}H560A${r} ${r} 0 0 1 ${560 + r} 820`, {
      stroke: k === 6 ? "light" : "brand",
      width: k === 6 ? 40 : 30,
      opacity: k === 6 ? 1 : 0.35 + 0.06 * k,
    });
  }
  f.path("M300 60l60 760M330 60l60 760", { stroke: "light", width: 7 });
  return f;
}

/** A number on a runner's chest, large as a poster. */
export function sporAbstractTen(): Field {
  const f = new Field(800, 1000, "brand");
  f.path("M96 250l120-86v672H120V330z", { fill: "light" });
  f.path(
    "M520 154c-150 0-200 150-200 346s50 346 200 346s200-150 200-346s-50-346-200-346zm0 120c60 0 82 90 82 226s-22 226-82 226s-82-90-82-226s22-226 82-226z",
    { fill: "light" },
  ).path("M520 154c150 0 200 150 200 346s-50 346-200 346v-120c60 0 82-90 82-226s-22-226-82-226z", {
    fill: "dark",
    opacity: 0.45,
  });
  for (const [x, y] of [
    [60, 70],
    [740, 70],
    [60, 930],
    [740, 930],
  ] as const)
    f.disc([x, y], 19, { fill: "dark" });
  return f;
}

/** The flight of a shuttlecock over the net. */
export function sporAbstractFlight(): Field {
  const f = new Field(1200, 800, "ground");
  f.area(rectangle([0, 640], [1200, 800]), "half");
  f.straight([600, 300], [600, 690], "line", 11);
  for (let k = 0; k < 9; k += 1) f.straight([600, 320 + k * 24], [640, 300 + k * 24], "deep", 2.5);
  for (let k = 0; k < 5; k += 1)
    f.straight([608 + k * 8, 316 - k * 4], [608 + k * 8, 520 - k * 4], "deep", 2.5);
  f.straight([596, 306], [648, 280], "light", 11);
  const way = along(26, (t): Point => [110 + 960 * t, 560 - 1500 * t * (1 - t) ** 1.35]);
  f.dots(
    way.map(([x, y], i) => [Math.round(x), Math.round(y), 3 + i * 0.35] as const),
    "brand",
  );
  const [x, y] = way[20] as Point;
  f.path(
    `M${Math.round(x - 96)} ${Math.round(y - 92)}L${Math.round(x + 10)} ${Math.round(y + 26)}L${Math.round(x + 44)} ${Math.round(y - 6)}L${Math.round(x - 40)} ${Math.round(y - 142)}z`,
    { fill: "light", stroke: "line", width: 5 },
  );
  for (const k of [0.25, 0.5, 0.75])
    f.straight([x - 96 + 56 * k, y - 92 - 50 * k], [x + 10 + 34 * k, y + 26 - 32 * k], "line", 3);
  f.path(sector([x + 32, y + 14], 0, 30, -40, 140), { fill: "brand" });
  f.straight([0, 640], [1200, 640], "line", 6)
    .straight([150, 640], [60, 800], "light", 9)
    .straight([1050, 640], [1140, 800], "light", 9);
  return f;
}

/** Plates on a bar, end on. */
export function sporAbstractPlates(): Field {
  const f = new Field(1000, 1000, "half");
  f.disc([540, 545], 400, { fill: "deep", opacity: 0.4 });
  for (const [r, tone] of [
    [400, "deep"],
    [366, "line"],
    [330, "deep"],
    [270, "brand"],
    [236, "dark"],
    [200, "brand"],
    [120, "deep"],
    [96, "light"],
    [60, "half"],
    [30, "deep"],
  ] as const)
    f.disc([500, 500], r, { fill: tone });
  f.path(sector([500, 500], 206, 396, 205, 228), { fill: "light", opacity: 0.28 }).path(
    sector([500, 500], 206, 396, 232, 238),
    { fill: "light", opacity: 0.28 },
  );
  for (let i = 0; i < 3; i += 1)
    f.path(sector([500, 500], 284, 318, i * 120 + 20, i * 120 + 60), { fill: "half" });
  return f;
}

/** The floor of a hall that many games share: their lines lie over each other. */
export function sporAbstractFloor(): Field {
  const f = new Field(1200, 800, "half");
  for (let y = 0; y < 800; y += 40)
    f.path(`M0 ${y}h1200`, { stroke: "shade", width: 2, opacity: 0.5 });
  f.path("M60 70h1080v660H60zM600 70v660", { stroke: "light", width: 13 }).disc([600, 400], 110, {
    stroke: "light",
    width: 13,
  });
  f.path("M60 270h230v260H60M1140 270H910v260h230", { stroke: "light", width: 13 });
  f.path("M60 130a320 320 0 0 1 0 540M1140 130a320 320 0 0 0 0 540", {
    stroke: "light",
    width: 13,
  });
  for (const x of [150, 510, 870])
    f.path(
      `M${x} 130h200v540h-200zM${x} 400h200M${x} 330h200M${x} 470h200M${x + 100} 130v200M${x + 100} 470v200`,
      {
        stroke: "brand",
        width: 8,
      },
    );
  return f.path("M240 200h720v400H240zM480 200v400M720 200v400", {
    stroke: "deep",
    width: 8,
    opacity: 0.8,
  });
}

/** A loaded bar from the side. */
export function sporAbstractBar(): Field {
  const f = new Field(1200, 800, "ground");
  f.path("M0 640h1200v160H0z", { fill: "half" });
  f.path("M30 404h1140", { stroke: "deep", width: 24 }).path("M300 396h600", {
    stroke: "light",
    width: 6,
  });
  const plates = [
    [70, 250, "deep"],
    [104, 330, "brand"],
    [152, 460, "dark"],
    [212, 520, "line"],
  ] as const;
  for (const [x, h, tone] of plates)
    for (const left of [x, 1200 - x - 46]) {
      f.path(`M${left + 30} ${404 - h / 2 + 30}h34v${h - 10}h-34z`, {
        fill: "deep",
        opacity: 0.25,
      });
      f.path(`M${left} ${404 - h / 2}h46v${h}h-46z`, { fill: tone });
      f.path(`M${left + 8} ${404 - h / 2 + 12}v${h - 24}`, {
        stroke: "light",
        width: 5,
        opacity: 0.5,
      });
    }
  return f;
}
