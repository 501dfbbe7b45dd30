import type { Tone } from "@daylit/pictures/tones.ts";
import { Field } from "../field.ts";
import { box } from "../forms.ts";
import { type Point, smooth } from "../geometry.ts";
import { pathOf } from "../sheet.ts";

type Walker = {
  coat: Tone;
  high: number;
  hair: "bob" | "cap" | "bald" | "bun";
  with?: "stick" | "dog" | "bag";
};

const ink = { stroke: "line", width: 2.5 } as const;

/** Somebody who walks to the right, seen from the side: `x`, `y` between the feet. */
function walker(f: Field, x: number, y: number, { coat, high, hair, with: thing }: Walker) {
  const p = (u: number, v: number): Point => [x + u * high, y - v * high];
  const closed = (points: Point[]) => pathOf(smooth(points, 3, true));
  const limbs = (lines: Point[][], thick: number, tone: Tone) => {
    const d = lines.map((line) => pathOf(line, false)).join("");
    f.path(d, { stroke: "line", width: thick + 5 }).path(d, { stroke: tone, width: thick });
  };
  limbs(
    [
      [p(0, 0.46), p(-0.04, 0.26), p(-0.17, 0.06), p(-0.1, 0.02)],
      [p(0, 0.46), p(0.08, 0.25), p(0.13, 0.02), p(0.2, 0.02)],
    ],
    14,
    "deep",
  );
  f.path(
    closed([
      p(-0.07, 0.85),
      p(0.06, 0.85),
      p(0.11, 0.72),
      p(0.12, 0.5),
      p(0.16, 0.32),
      p(-0.15, 0.32),
      p(-0.12, 0.55),
      p(-0.12, 0.72),
    ]),
    { fill: coat, ...ink },
  );
  f.disc(p(0.02, 0.92), 0.075 * high, { fill: "light", ...ink });
  if (hair === "cap")
    f.path(closed([p(-0.07, 0.95), p(0.01, 1.02), p(0.08, 0.98), p(0.15, 0.95), p(0.04, 0.94)]), {
      fill: "brand",
      ...ink,
    });
  if (hair === "bob" || hair === "bun")
    f.path(
      closed([
        p(0.07, 0.98),
        p(0, 1.01),
        p(-0.07, 0.97),
        p(-0.08, 0.86),
        p(-0.02, 0.86),
        p(0, 0.95),
      ]),
      { fill: hair === "bun" ? "shade" : "deep", ...ink },
    );
  if (hair === "bun") f.disc(p(-0.08, 0.99), 0.035 * high, { fill: "shade", ...ink });
  const hand = thing ? p(0.16, 0.5) : p(0.1, 0.48);
  if (thing === "stick") f.line([hand, p(0.24, 0)], "line", 5);
  limbs([[p(-0.02, 0.78), p(-0.05, 0.61), hand]], 13, coat);
  if (thing === "bag") f.path(box(hand[0] - 14, hand[1] + 8, 32, 36, 5), { fill: "brand", ...ink });
  if (thing !== "dog") return;
  const d = (u: number, v: number): Point => [x + 58 + u, y - v];
  f.line([hand, d(22, 40)], "line", 2.5);
  for (const leg of [-16, -10, 14, 20]) f.line([d(leg, 20), d(leg + 3, 1)], "line", 5);
  f.path(
    closed([
      d(-22, 34),
      d(14, 36),
      d(20, 48),
      d(32, 48),
      d(40, 38),
      d(26, 34),
      d(20, 18),
      d(-20, 18),
    ]),
    { fill: "shade", ...ink },
  );
  f.line([d(-21, 32), d(-31, 46)], "line", 4);
}

const walkers: readonly Walker[] = [
  { coat: "half", high: 238, hair: "cap" },
  { coat: "brand", high: 220, hair: "bob", with: "bag" },
  { coat: "light", high: 246, hair: "bald" },
  { coat: "shade", high: 212, hair: "bun", with: "stick" },
  { coat: "brand", high: 236, hair: "cap", with: "dog" },
  { coat: "light", high: 222, hair: "bob" },
  { coat: "half", high: 242, hair: "bald", with: "bag" },
  { coat: "brand", high: 226, hair: "bun" },
];

/** Eight weeks of a winter's mornings in one street: the sun a little higher in each, somebody out in its light. */
export function mediDrawMornings(): Field {
  const f = new Field(1280, 720, "dark");
  const street = 520;
  for (let i = 0; i < 8; i += 1) {
    const x = i * 160;
    f.path(box(x, 0, 160, street), { fill: "light", opacity: 0.1 + 0.1 * i });
    const sun: Point = [x + 80, 366 - 30 * i];
    f.disc(sun, 74, { fill: "glow", opacity: 0.22 });
    f.disc(sun, 42 + 2 * i, { fill: "glow" });
  }
  // One terrace across all weeks: fewer lamps are lit as the mornings grow.
  const corners = [-40, 130, 330, 470, 640, 830, 980, 1120, 1300];
  for (let i = 0; i < 8; i += 1) {
    const [a = 0, b = 0] = [corners[i], corners[i + 1]];
    const [wide, top] = [b - a, 356 + ((i * 37) % 50)];
    f.path(
      `M${a} ${street}V${top}l${wide / 2}-30 ${wide / 2} 30V${street}zM${a + 16} ${top}v-50h34v50z`,
      { fill: "dark" },
    );
    const windows = (lit: boolean) =>
      [0, 1, 2]
        .filter((k) => (i * 3 + k * 5) % 8 > i === lit)
        .map((k) => box(a + 20 + (k * (wide - 20)) / 3, top + 30, 24, 38))
        .join("");
    f.path(windows(true), { fill: "glow" }).path(windows(false), { fill: "brand", opacity: 0.7 });
  }
  f.path(box(0, street, 1280, 200), { fill: "half" });
  f.path(`M0 ${street}h1280`, ink);
  for (const [i, one] of walkers.entries()) {
    const [x, y] = [i * 160 + (one.with === "dog" ? 52 : 72), 604];
    const long = 150 - 13 * i;
    f.area(
      [
        [x - 26, y],
        [x + 34, y],
        [x + 10 - long * 0.5, y + long],
        [x - 30 - long * 0.5, y + long],
      ],
      "shade",
    );
    walker(f, x, y, one);
  }
  for (let i = 1; i < 8; i += 1) f.path(`M${i * 160} 0V720`, { stroke: "light", width: 5 });
  return f;
}
