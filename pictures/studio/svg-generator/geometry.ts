/** Points of the sheet and of the room drawn on it: x to the right, y away from us, z up. */
export type Point = readonly [number, number];
export type Place = readonly [number, number, number];

export const minus = (a: Place, b: Place): Place => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const plus = (a: Place, b: Place): Place => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const times = (a: Place, k: number): Place => [a[0] * k, a[1] * k, a[2] * k];
export const dot = (a: Place, b: Place): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Place, b: Place): Place => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const unit = (a: Place): Place => times(a, 1 / (Math.hypot(...a) || 1));

/** Turned round an upright line through `about`, in degrees. */
export function turned(place: Place, degrees: number, about: Place = [0, 0, 0]): Place {
  const [x, y, z] = minus(place, about);
  const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return plus([x * c - y * s, x * s + y * c, z], about);
}

/** A rectangle of the sheet, from one corner to the opposite one. */
export const rectangle = ([left, top]: Point, [right, bottom]: Point): Point[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];

/** The profile of a round thing that widens or narrows evenly, for `turned`. */
export const drum = (radius: number, length: number, end = radius): [number, number][] => [
  [radius, 0],
  [end, length],
];

/** A rectangle of the room, level or upright, from one corner to the opposite one. */
export function piece([x, y, z]: Place, [farX, farY, farZ]: Place): Place[] {
  const level = z === farZ;
  return [
    [x, y, z],
    [farX, level ? y : farY, z],
    [farX, farY, farZ],
    [x, level ? farY : y, farZ],
  ];
}

/** The outline round all points. */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly Point[]) => {
    const line: Point[] = [];
    for (const p of list) {
      while (line.length > 1) {
        const [a, b] = line.slice(-2) as [Point, Point];
        if ((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0) break;
        line.pop();
      }
      line.push(p);
    }
    return line.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

/** Parallel lines inside an outline: `angle` in degrees, `gap` apart, begun a little late or early as a hand does. */
export function hatching(
  outline: readonly Point[],
  angle: number,
  gap: number,
  chance: () => number = () => 0.5,
): [Point, Point][] {
  const [c, s] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const flat = outline.map(([x, y]): Point => [x * c + y * s, -x * s + y * c]);
  const heights = flat.map(([, y]) => y);
  const lines: [Point, Point][] = [];
  const back = ([x, y]: Point): Point => [x * c - y * s, x * s + y * c];
  for (let y = Math.min(...heights) + gap * 0.6; y < Math.max(...heights); y += gap) {
    const level = y + (chance() - 0.5) * gap * 0.3;
    const cuts = flat
      .flatMap(([x0, y0], i) => {
        const [x1, y1] = flat[(i + 1) % flat.length] as Point;
        return y0 > level === y1 > level ? [] : [x0 + ((level - y0) / (y1 - y0)) * (x1 - x0)];
      })
      .sort((a, b) => a - b);
    for (let i = 0; i + 1 < cuts.length; i += 2) {
      const [from = 0, to = 0] = [cuts[i], cuts[i + 1]];
      const room = to - from;
      if (room < gap * 0.7) continue;
      const trim = Math.min(room * 0.2, gap);
      lines.push([
        back([from + trim * chance() * 0.7, level]),
        back([to - trim * chance() * 1.4, level]),
      ]);
    }
  }
  return lines;
}

/** Numbers between 0 and 1, the same each time. */
export function chanceFrom(seed: number): () => number {
  let state = seed * 2654435761 + 1;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) | 0;
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296;
  };
}

/** A soft line through points. */
export function smooth(points: readonly Point[], steps = 8, closed = false): Point[] {
  const n = points.length;
  const at = (i: number) => points[closed ? (i + n) % n : Math.min(n - 1, Math.max(0, i))] as Point;
  const line: Point[] = [];
  for (let i = 0; i < (closed ? n : n - 1); i += 1) {
    const [p, q, r, s] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let k = 0; k < steps; k += 1) {
      const t = k / steps;
      const on = (a: number, b: number, c: number, d: number) =>
        0.5 *
        (2 * b +
          (c - a) * t +
          (2 * a - 5 * b + 4 * c - d) * t * t +
          (3 * b - a - 3 * c + d) * t ** 3);
      line.push([on(p[0], q[0], r[0], s[0]), on(p[1], q[1], r[1], s[1])]);
    }
  }
  return closed ? line : [...line, points[n - 1] as Point];
}

type Keep<T> = { inside: (p: T) => number; between: (a: T, b: T, t: number) => T };

/** What is left of an outline on the side of an edge where `inside` is positive. */
export function clipped<T>(outline: readonly T[], { inside, between }: Keep<T>): T[] {
  return outline.flatMap((b, i) => {
    const a = outline[(i + outline.length - 1) % outline.length] as T;
    const [da, db] = [inside(a), inside(b)];
    const kept = db >= 0 ? [b] : [];
    return da >= 0 === db >= 0 ? kept : [between(a, b, da / (da - db)), ...kept];
  });
}

const onLine = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
];

/** An outline as far as it lies on a sheet, or hardly beyond it. */
export function onSheet(outline: readonly Point[], width: number, height: number): Point[] {
  const edges: ((p: Point) => number)[] = [
    (p) => p[0] + 9,
    (p) => width + 9 - p[0],
    (p) => p[1] + 9,
    (p) => height + 9 - p[1],
  ];
  return edges.reduce<Point[]>(
    (line, inside) => clipped(line, { inside, between: onLine }),
    [...outline],
  );
}
