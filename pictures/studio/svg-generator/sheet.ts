import { type Tone, toneName } from "@daylit/pictures/tones.ts";
import {
  chanceFrom,
  clipped,
  cross,
  dot,
  hatching,
  hull,
  minus,
  onSheet,
  type Place,
  type Point,
  plus,
  rectangle,
  times,
  unit,
} from "./geometry.ts";

export type { Tone };

const named = (tone: Tone) => `var(${toneName(tone)})`;

/** What a thing is made of: its lit, its turned and its shaded side. */
export type Stuff = readonly [Tone, Tone, Tone];
export const stuffs = {
  white: ["light", "light", "half"],
  paper: ["light", "half", "shade"],
  stone: ["half", "shade", "deep"],
  grey: ["half", "half", "shade"],
  dark: ["deep", "deep", "deep"],
  brand: ["brand", "brand", "dark"],
  ink: ["line", "line", "line"],
} as const satisfies Record<string, Stuff>;

export type Eye = { at: Place; to: Place; lens?: number; shift?: Point };

/** Path data of a line through points, in whole numbers, relative: the shortest there is. */
export function pathOf(points: readonly Point[], closed = true): string {
  let [x, y] = [0, 0];
  const steps = points.flatMap(([px, py], i) => {
    const [nx, ny] = [Math.round(px), Math.round(py)];
    const [dx, dy] = [nx - x, ny - y];
    if (i && !dx && !dy) return [];
    [x, y] = [nx, ny];
    if (!i) return [`M${nx} ${ny}`];
    if (!dy) return [`h${dx}`];
    if (!dx) return [`v${dy}`];
    return [`l${dx}${dy < 0 ? "" : " "}${dy}`];
  });
  return steps.join("") + (closed ? "z" : "");
}

type Style = { fill?: Tone; stroke?: Tone | "none"; width?: number };

/**
 * A sheet to draw on. Things are drawn in the order given, the far ones first; the sun stands to the left,
 * before the things, and every shaded side is hatched.
 */
export class Sheet {
  /** How much wider than usual the hatching stands: a drawing that would be too heavy is hatched again. */
  static wide = 1;
  readonly parts: { style: string; d: string }[] = [];
  readonly chance: () => number;
  readonly right: Place;
  readonly up: Place;
  readonly ahead: Place;
  readonly sun: Place;
  readonly width: number;
  readonly height: number;
  readonly eye: Eye;

  constructor(
    width: number,
    height: number,
    eye: Eye,
    { sun = [-0.62, -0.55, 0.75] as Place, seed = 7 } = {},
  ) {
    [this.width, this.height, this.eye] = [width, height, eye];
    this.ahead = unit(minus(eye.to, eye.at));
    this.right = unit(cross(this.ahead, [0, 0, 1]));
    this.up = cross(this.right, this.ahead);
    this.sun = unit(sun);
    this.chance = chanceFrom(seed);
  }

  /** Where a place of the room comes to on the sheet. */
  see(place: Place): Point {
    const d = minus(place, this.eye.at);
    const depth = Math.max(0.05, dot(d, this.ahead));
    const scale = ((this.eye.lens ?? 1.6) * this.height) / depth;
    const [sx, sy] = this.eye.shift ?? [0, 0];
    return [
      this.width * (0.5 + sx) + dot(d, this.right) * scale,
      this.height * (0.5 + sy) - dot(d, this.up) * scale,
    ];
  }

  put(d: string, { fill, stroke, width }: Style = {}): this {
    const style = [
      fill ? ` fill="${named(fill)}"` : "",
      stroke === "none"
        ? ' stroke="none"'
        : stroke && stroke !== "line"
          ? ` stroke="${named(stroke)}"`
          : "",
      width && width !== 2 && stroke !== "none" ? ` stroke-width="${width}"` : "",
    ].join("");
    const last = this.parts.at(-1);
    // Lines and areas of one tone that do not overlap each other's outline may share an element.
    if (last?.style === style && (!fill || stroke === "none")) last.d += d;
    else this.parts.push({ style, d });
    return this;
  }

  /** An area of the sheet. */
  area(points: readonly Point[], fill: Tone): this {
    const kept = onSheet(points, this.width, this.height);
    return kept.length > 2 ? this.put(pathOf(kept), { fill, stroke: "none" }) : this;
  }

  /** The whole sheet in one tone. */
  cover(fill: Tone): this {
    return this.area(rectangle([0, 0], [this.width, this.height]), fill);
  }

  /** An area with its outline drawn. */
  shape(points: readonly Point[], fill: Tone, width = 2): this {
    const kept = onSheet(points, this.width, this.height);
    return kept.length > 2 ? this.put(pathOf(kept), { fill, width }) : this;
  }

  line(points: readonly Point[], width = 2, stroke: Tone = "line"): this {
    return this.put(pathOf(points, false), { stroke, width });
  }

  hatch(
    points: readonly Point[],
    { angle = -58, gap = 9, width = 1.2, tone = "line" as Tone } = {},
  ): this {
    const lines = hatching(
      onSheet(points, this.width, this.height),
      angle,
      gap * Sheet.wide,
      this.chance,
    );
    if (lines.length)
      this.put(lines.map((l) => pathOf(l, false)).join(""), { stroke: tone, width });
    return this;
  }

  /** A flat piece of the room: its corners in order. */
  face(corners: readonly Place[], fill: Tone, { width = 2, hatch = 0, angle = -58 } = {}): this {
    const inside = (p: Place) => dot(minus(p, this.eye.at), this.ahead) - 0.3;
    const between = (a: Place, b: Place, t: number) => plus(a, times(minus(b, a), t));
    const seen = clipped(corners, { inside, between }).map((p) => this.see(p));
    if (seen.length < 3) return this;
    if (width) this.shape(seen, fill, width);
    else this.area(seen, fill);
    if (hatch) this.hatch(seen, { gap: hatch, angle });
    return this;
  }

  /** A line in the room. */
  edge(places: readonly Place[], width = 2, tone: Tone = "line"): this {
    return this.line(
      places.map((p) => this.see(p)),
      width,
      tone,
    );
  }

  /** A straight line in the room. */
  straight(from: Place, to: Place, width = 2, tone: Tone = "line"): this {
    return this.edge([from, to], width, tone);
  }

  /** A convex solid: the faces that look at us, toned by the sun, and a firm outline. */
  solid(
    faces: readonly (readonly Place[])[],
    stuff: Stuff,
    { width = 2, hatch = 9, outline = 3 } = {},
  ): this {
    const middle = times(
      faces.flat().reduce((sum, p) => plus(sum, p), [0, 0, 0] as Place),
      1 / faces.flat().length,
    );
    const shown = faces
      .map((face) => {
        const [a, b, c] = face as [Place, Place, Place];
        let normal = unit(cross(minus(b, a), minus(c, a)));
        if (dot(normal, minus(a, middle)) < 0) normal = times(normal, -1);
        return { face, normal, towards: dot(normal, minus(this.eye.at, a)) };
      })
      .filter(({ towards }) => towards > 0);
    for (const { face, normal } of shown) {
      const light = dot(normal, this.sun);
      const tone = light > 0.5 ? 0 : light > 0.12 ? 1 : 2;
      this.face(face, stuff[tone] as Tone, { width, hatch: tone === 2 ? hatch : 0 });
    }
    const around = hull(faces.flat().map((p) => this.see(p)));
    const [xs, ys] = [around.map(([x]) => x), around.map(([, y]) => y)];
    // Only what is large needs a firmer outline than its edges have.
    const large =
      Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)) > 110;
    if (outline && large) this.put(pathOf(around), { width: outline });
    return this;
  }

  /** A box on its base: `at` is the middle of the base, turned round it. */
  box(at: Place, [w, d, h]: Place, stuff: Stuff = stuffs.paper, turn = 0, look = {}): this {
    const c = Math.cos((turn * Math.PI) / 180);
    const s = Math.sin((turn * Math.PI) / 180);
    const p = (x: number, y: number, z: number): Place => [
      at[0] + x * w * c - y * d * s,
      at[1] + x * w * s + y * d * c,
      at[2] + z * h,
    ];
    const [a, b, e, f] = [p(-0.5, -0.5, 0), p(0.5, -0.5, 0), p(0.5, 0.5, 0), p(-0.5, 0.5, 0)];
    const [i, j, k, l] = [p(-0.5, -0.5, 1), p(0.5, -0.5, 1), p(0.5, 0.5, 1), p(-0.5, 0.5, 1)];
    return this.solid(
      [
        [a, b, e, f],
        [f, e, k, l],
        [a, f, l, i],
        [b, e, k, j],
        [a, b, j, i],
        [i, j, k, l],
      ],
      stuff,
      look,
    );
  }

  /** The shadow of a solid on a level ground: all its corners, along the sun. */
  shadow(places: readonly Place[], level = 0, { tone = "shade" as Tone, hatch = 0 } = {}): this {
    const cast = places.map((p): Point => {
      const k = (p[2] - level) / this.sun[2];
      return this.see([p[0] - this.sun[0] * k, p[1] - this.sun[1] * k, level]);
    });
    const outline = hull([
      ...cast,
      ...places.filter((p) => p[2] <= level + 0.01).map((p) => this.see(p)),
    ]);
    this.area(outline, tone);
    if (hatch) this.hatch(outline, { gap: hatch, angle: 12 });
    return this;
  }

  shadowOf(at: Place, [w, d, h]: Place, turn = 0, level = at[2], look = {}): this {
    const c = Math.cos((turn * Math.PI) / 180);
    const s = Math.sin((turn * Math.PI) / 180);
    const corners = [-0.5, 0.5].flatMap((x) =>
      [-0.5, 0.5].flatMap((y) =>
        [0, 1].map(
          (z): Place => [
            at[0] + x * w * c - y * d * s,
            at[1] + x * w * s + y * d * c,
            at[2] + z * h,
          ],
        ),
      ),
    );
    return this.shadow(corners, level, look);
  }

  /** Points of a circle round `at`: level, or round any axis. */
  ring(at: Place, radius: number, axis: Place = [0, 0, 1], count = 18): Place[] {
    const n = unit(axis);
    const u = unit(cross(n, Math.abs(n[2]) > 0.9 ? [1, 0, 0] : [0, 0, 1]));
    const v = cross(n, u);
    return Array.from({ length: count }, (_, i) => {
      const a = (2 * Math.PI * i) / count;
      return plus(at, plus(times(u, radius * Math.cos(a)), times(v, radius * Math.sin(a))));
    });
  }

  /** A turned thing: radii along an axis from `at`. Light from the left, a hatched side, the end that we see. */
  turned(
    at: Place,
    profile: readonly (readonly [number, number])[],
    stuff: Stuff = stuffs.paper,
    {
      axis = [0, 0, 1] as Place,
      hatch = 8,
      outline = 3,
      open = false,
      rings = [] as readonly number[],
    } = {},
  ): this {
    const n = unit(axis);
    const scale = ((this.eye.lens ?? 1.6) * this.height) / dot(minus(at, this.eye.at), this.ahead);
    const widest = Math.max(...profile.map(([radius]) => radius)) * scale;
    // A small circle is round with few corners.
    const corners = Math.max(8, Math.min(24, 2 * Math.round(3.5 + widest / 9)));
    const circles = profile.map(([radius, along]) =>
      this.ring(plus(at, times(n, along)), Math.max(radius, 0.001), n, corners),
    );
    const seen = circles.map((circle) => circle.map((p) => this.see(p)));
    const first = this.see(at);
    const last = this.see(plus(at, times(n, profile.at(-1)?.[1] ?? 1)));
    const length = Math.hypot(last[0] - first[0], last[1] - first[1]) || 1;
    const side: Point = [-(last[1] - first[1]) / length, (last[0] - first[0]) / length];
    const across = (p: Point) => p[0] * side[0] + p[1] * side[1];
    // The shaded side is the one that lies to the right, or below.
    const sign = side[0] + side[1] * 0.4 >= 0 ? 1 : -1;
    const pick = (points: Point[], which: number) =>
      points.reduce((best, p) =>
        across(p) * which * sign > across(best) * which * sign ? p : best,
      );
    const dark = seen.map((points) => pick(points, 1));
    const lit = seen.map((points) => pick(points, -1));
    const between = (share: number) =>
      seen.map((_, i): Point => {
        const [a, b] = [lit[i] as Point, dark[i] as Point];
        return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
      });
    const ends = [seen[0] as Point[], seen.at(-1) as Point[]];
    const body = [...lit, ...[...dark].reverse()];
    const facing = (k: number) =>
      dot(
        times(n, k ? 1 : -1),
        minus(this.eye.at, k ? plus(at, times(n, profile.at(-1)?.[1] ?? 0)) : at),
      ) > 0;
    for (const k of [0, 1]) if (!facing(k)) this.area(hull(ends[k] as Point[]), stuff[0]);
    this.area(body, stuff[0]);
    const bulge = (share: number, k: number) => {
      // Seen from above or below, the bands follow the round of the ends.
      const end = ends[k] as Point[];
      const [a, b] = k
        ? [lit.at(-1) as Point, dark.at(-1) as Point]
        : [lit[0] as Point, dark[0] as Point];
      const on = [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share] as Point;
      return end.reduce((best, p) => {
        const apart = (q: Point) =>
          Math.abs(across(q) - across(on)) - (k ? -0.02 : 0.02) * (q[1] - on[1]);
        return apart(p) < apart(best) ? p : best;
      });
    };
    const front = hull(ends[0] as Point[]).filter(
      (p) => across(p) * sign > across(bulge(0.58, 0)) * sign && p[1] >= first[1] - 1,
    );
    const small = widest < 34;
    if (stuff[2] !== stuff[0])
      this.area([...between(0.58), ...[...dark].reverse(), ...(small ? [] : front)], stuff[2]);
    if (stuff[1] !== stuff[2] && !small)
      this.area([...between(0.42), ...[...between(0.6)].reverse()], stuff[1]);
    if (hatch && !small)
      this.hatch([...between(0.64), ...[...dark].reverse()], { gap: hatch, angle: -20 });
    this.line(lit, outline).line(dark, outline);
    for (const k of [0, 1]) {
      const end = hull(ends[k] as Point[]);
      if (facing(k)) {
        this.shape(end, open && k ? "shade" : stuff[0], 2);
        if (open && k) this.hatch(end, { gap: 7, angle: -20 });
      } else {
        const away = k ? last : first;
        const outward: Point = k
          ? [last[0] - first[0], last[1] - first[1]]
          : [first[0] - last[0], first[1] - last[1]];
        const arc = end.filter(
          (p) => (p[0] - away[0]) * outward[0] + (p[1] - away[1]) * outward[1] >= -0.5,
        );
        arc.sort((p, q) => across(p) - across(q));
        this.line(arc, 2);
      }
    }
    for (const i of rings) {
      const points = hull(seen[i] as Point[]);
      const centre = this.see(plus(at, times(n, profile[i]?.[1] ?? 0)));
      const near = facing(1)
        ? [first[0] - last[0], first[1] - last[1]]
        : [last[0] - first[0], last[1] - first[1]];
      const arc = points.filter(
        (p) =>
          (p[0] - centre[0]) * (near[0] as number) + (p[1] - centre[1]) * (near[1] as number) >=
          -0.5,
      );
      arc.sort((p, q) => across(p) - across(q));
      this.line(arc, 2);
    }
    return this;
  }

  /** The shadow of a turned thing. */
  shadowOfTurned(at: Place, profile: readonly (readonly [number, number])[], level = at[2]): this {
    const places = profile.flatMap(([radius, z]) =>
      this.ring([at[0], at[1], at[2] + z], radius, [0, 0, 1], 12),
    );
    return this.shadow(places, level);
  }

  /** A cord or pipe of even width with an outline: through places of the sheet. */
  cord(points: readonly Point[], width: number, fill: Tone = "light", outline = 2.4): this {
    this.line(points, width + outline * 2);
    return this.line(points, width, fill);
  }

  /** Lines of writing on a flat piece: `corner`, then the edges along and down. */
  writing(
    corner: Place,
    along: Place,
    down: Place,
    lines: number,
    { from = 0.1, to = 0.9, width = 1.6 } = {},
  ): this {
    const d = Array.from({ length: lines }, (_, i) => {
      const t = (i + 1) / (lines + 1);
      const end = i === lines - 1 ? from + (to - from) * 0.55 : to - this.chance() * 0.1;
      const on = (k: number): Point =>
        this.see(plus(corner, plus(times(along, k), times(down, t))));
      return pathOf([on(from), on(end)], false);
    }).join("");
    return this.put(d, { stroke: "line", width });
  }

  svg(): string {
    const paths = this.parts.map(({ style, d }) => `<path${style} d="${d}"/>`).join("");
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${this.width} ${this.height}"><path fill="var(--d1)" d="M0 0h${this.width}v${this.height}H0z"/><g fill="none" stroke="var(--d6)" stroke-width="2" stroke-linejoin="round" stroke-linecap="round">${paths}</g></svg>`;
  }
}
