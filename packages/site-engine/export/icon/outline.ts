/** A closed line of points, on the square that the outline was drawn on. */
export type Line = readonly (readonly [number, number])[];

type Point = readonly [number, number];

const numbers = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi;
const counts: Readonly<Record<string, number>> = {
  ...{ m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 },
};

/** In the arguments of an arc the two flags may stand without a space: "0 1023 5" is 0 1 0 23 5. */
function argumentsOf(letter: string, text: string): number[] {
  if (letter.toLowerCase() !== "a") return (text.match(numbers) ?? []).map(Number);
  const found: number[] = [];
  let rest = text;
  while (rest.trim()) {
    const flag = found.length % 7 === 3 || found.length % 7 === 4;
    const match = flag
      ? /^[\s,]*([01])/.exec(rest)
      : /^[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/i.exec(rest);
    if (!match) break;
    found.push(Number(match[1]));
    rest = rest.slice(match[0].length);
  }
  return found;
}

const steps = 24;

function* cubic(a: Point, b: Point, c: Point, d: Point): Generator<Point> {
  for (let step = 1; step <= steps; step++) {
    const t = step / steps;
    const s = 1 - t;
    const at = (axis: 0 | 1) =>
      s * s * s * a[axis] + 3 * s * s * t * b[axis] + 3 * s * t * t * c[axis] + t * t * t * d[axis];
    yield [at(0), at(1)];
  }
}

/** Points of a circle between two of them, by halving: only what every machine computes alike. */
function* round(from: Point, to: Point, depth: number): Generator<Point> {
  if (depth === 0) return yield to;
  const length = Math.sqrt((from[0] + to[0]) ** 2 + (from[1] + to[1]) ** 2);
  const middle: Point = [(from[0] + to[0]) / length, (from[1] + to[1]) / length];
  yield* round(from, middle, depth - 1);
  yield* round(middle, to, depth - 1);
}

/** An arc as SVG describes it: from where the pen is, radii, which of the four, to where. */
function* arc(
  from: Point,
  [rx, ry, turn, large, sweep]: readonly number[],
  to: Point,
): Generator<Point> {
  const [rh, rv] = [Math.abs(rx ?? 0), Math.abs(ry ?? 0)];
  if (rh === 0 || rv === 0 || (from[0] === to[0] && from[1] === to[1])) return yield to;
  const angle = rh === rv ? 0 : ((turn ?? 0) * Math.PI) / 180;
  const [cos, sin] = angle === 0 ? [1, 0] : [Math.cos(angle), Math.sin(angle)];
  // On a circle of radius one, around the middle between the two ends.
  const unit = ([x, y]: Point): Point => [(cos * x + sin * y) / rh, (cos * y - sin * x) / rv];
  const back = ([x, y]: Point): Point => [cos * x * rh - sin * y * rv, sin * x * rh + cos * y * rv];
  const [a, b] = [unit(from), unit(to)];
  const half: Point = [(b[0] - a[0]) / 2, (b[1] - a[1]) / 2];
  const size = half[0] ** 2 + half[1] ** 2;
  // Radii that are too small for the way grow until they reach.
  const grow = size > 1 ? Math.sqrt(size) : 1;
  const side = (large ? 1 : 0) === (sweep ? 1 : 0) ? -1 : 1;
  const far = (side * Math.sqrt(Math.max(0, grow ** 2 - size))) / Math.sqrt(size);
  const centre: Point = [a[0] + half[0] - far * half[1], a[1] + half[1] + far * half[0]];
  const on = ([x, y]: Point): Point => [(x - centre[0]) / grow, (y - centre[1]) / grow];
  const [start, end] = [on(a), on(b)];
  // The way round goes by the point in its middle, on the side that the flags name.
  const away = sweep ? 1 : -1;
  const chord = Math.sqrt(size) * 2;
  const middle: Point = [
    (away * (end[1] - start[1]) * grow) / chord,
    (-away * (end[0] - start[0]) * grow) / chord,
  ];
  const place = (point: Point): Point =>
    back([point[0] * grow + centre[0], point[1] * grow + centre[1]]);
  for (const point of round(start, middle, 5)) yield place(point);
  for (const point of round(middle, end, 5)) yield place(point);
}

/** The lines that an outline is made of. What cannot be understood is left out. */
export function linesOf(outline: string): Line[] {
  const lines: Point[][] = [];
  let line: Point[] = [];
  let [x, y] = [0, 0];
  let start: Point = [0, 0];
  let control: Point | undefined;
  let before = "";
  const put = (point: Point) => {
    line.push(point);
    [x, y] = point;
  };
  for (const [, letter = "", text = ""] of outline.matchAll(/([a-z])([^a-df-z]*)/gi)) {
    const kind = letter.toLowerCase();
    const count = counts[kind];
    if (count === undefined) continue;
    const values = argumentsOf(letter, text);
    const runs = count === 0 ? 1 : Math.floor(values.length / count);
    for (let run = 0; run < runs; run++) {
      const own = values.slice(run * count, (run + 1) * count);
      const [dx, dy] = letter === kind ? [x, y] : [0, 0];
      const at = (index: number): Point => [(own[index] ?? 0) + dx, (own[index + 1] ?? 0) + dy];
      const mirrored = (kinds: string): Point =>
        control && kinds.includes(before) ? [2 * x - control[0], 2 * y - control[1]] : [x, y];
      let next: Point | undefined;
      if (kind === "m" && run === 0) {
        if (line.length > 2) lines.push(line);
        line = [];
        start = at(0);
        put(start);
      } else if (kind === "m" || kind === "l") put(at(0));
      else if (kind === "h") put([(own[0] ?? 0) + dx, y]);
      else if (kind === "v") put([x, (own[0] ?? 0) + dy]);
      else if (kind === "c" || kind === "s") {
        const first = kind === "c" ? at(0) : mirrored("cs");
        next = at(count - 4);
        for (const point of cubic([x, y], first, next, at(count - 2))) put(point);
      } else if (kind === "q" || kind === "t") {
        const bend = kind === "q" ? at(0) : mirrored("qt");
        const to = at(count - 2);
        const near = (end: Point): Point => [
          end[0] + (2 / 3) * (bend[0] - end[0]),
          end[1] + (2 / 3) * (bend[1] - end[1]),
        ];
        next = bend;
        for (const point of cubic([x, y], near([x, y]), near(to), to)) put(point);
      } else if (kind === "a") for (const point of arc([x, y], own, at(5))) put(point);
      else {
        if (line.length > 2) lines.push(line);
        line = [];
        put(start);
      }
      control = next;
      before = kind;
    }
  }
  if (line.length > 2) lines.push(line);
  return lines;
}
