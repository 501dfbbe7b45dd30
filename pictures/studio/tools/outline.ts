// Traces what stands free before a plain ground, so that words can run behind it:
// npm run do -- outline <id> <how far words come down> <how far it is traced> [<from>-<to> …], in per cent
// of the height, and of the width for the spans that stand before the words where the others stand behind
// them. Where its render left an outline of its own (`blender/render/shoot.py`), that is traced. Writes
// rings of points, in per cent of width and height, and the hash of the picture they were traced from.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

const images = join(import.meta.dirname, "../../images");
const [id = "", words = "35", lowest = "100", ...spans] = process.argv.slice(2);
/** How far a colour is from that of the ground in its row, red, green and blue together. */
const different = 30;
/** How far a point may be from the line that leaves it out, in px. */
const straight = 0.6;

type Point = readonly [x: number, y: number];

const files = readdirSync(images)
  .filter((file) => new RegExp(`^${id}-\\d+\\.\\w+\\.webp$`).test(file))
  .sort((a, b) => Number(/-(\d+)\./.exec(a)?.[1]) - Number(/-(\d+)\./.exec(b)?.[1]));
const { data, info } = await sharp(join(images, files.at(-1) ?? ""))
  .removeAlpha()
  .raw()
  .toBuffer({ resolveWithObject: true });
const { width } = info;
const height = Math.round((info.height * Number(lowest)) / 100);

const own = join(import.meta.dirname, "../../.cache/renders", `${id}.cut.png`);
const cut = existsSync(own)
  ? await sharp(own).resize(width, info.height).extractChannel("alpha").raw().toBuffer()
  : undefined;

const channel = (x: number, y: number, c: number) => data[(y * width + x) * 3 + c] ?? 0;

/** The ground of a row goes evenly from its first pixels to its last. */
function isThing(x: number, y: number): boolean {
  if (x < 2 || y < 0 || x >= width - 2 || y >= height) return false;
  if (cut) return (cut[y * width + x] ?? 0) > 127;
  const share = x / width;
  const far = [0, 1, 2].map((c) =>
    Math.abs(channel(x, y, c) - channel(4, y, c) * (1 - share) - channel(width - 5, y, c) * share),
  );
  return far.reduce((sum, one) => sum + one, 0) > different;
}

const mask = Array.from({ length: width * height }, (_, at) =>
  isThing(at % width, Math.floor(at / width)),
);
const at = (x: number, y: number) =>
  x >= 0 && y >= 0 && x < width && y < height && mask[y * width + x];

/** Walks along the edges of pixels with the thing on the right-hand side until it is back. */
function rings(): Point[][] {
  const next = new Map<string, Point[]>();
  const edge = (from: Point, to: Point) =>
    next.set(`${from}`, [...(next.get(`${from}`) ?? []), to]);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (!at(x, y)) continue;
      if (!at(x, y - 1)) edge([x, y], [x + 1, y]);
      if (!at(x + 1, y)) edge([x + 1, y], [x + 1, y + 1]);
      if (!at(x, y + 1)) edge([x + 1, y + 1], [x, y + 1]);
      if (!at(x - 1, y)) edge([x, y + 1], [x, y]);
    }
  const found: Point[][] = [];
  for (const [key] of next) {
    const ring: Point[] = [];
    for (let to = next.get(key)?.pop(); to; to = next.get(`${to}`)?.pop()) ring.push(to);
    if (ring.length > 120) found.push(ring);
  }
  return found;
}

function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay);
  if (length === 0) return Math.hypot(x - ax, y - ay);
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
}

/** Leaves out what lies nearly on the line between its neighbours (Douglas and Peucker). */
function simpler(points: readonly Point[]): Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return [...points];
  let [far, most] = [0, 0];
  for (const [index, point] of points.entries()) {
    const off = distance(point, first, last);
    if (off > most) [far, most] = [index, off];
  }
  if (most <= straight) return [first, last];
  return [...simpler(points.slice(0, far + 1)).slice(0, -1), ...simpler(points.slice(far))];
}

/** Stairs of pixels become slopes: each point is the mean of those around it. */
const smooth = (ring: readonly Point[]): Point[] =>
  ring.map((_, index) => {
    const around = [-3, -2, -1, 0, 1, 2, 3].map((by) => ring.at((index + by) % ring.length));
    const mean = (axis: 0 | 1) => around.reduce((sum, point) => sum + (point?.[axis] ?? 0), 0) / 7;
    return [mean(0), mean(1)];
  });

const percent = (value: number, of: number) => Number(((100 * value) / of).toFixed(1));

function pointsOf(ring: readonly Point[]): Point[] {
  const even = smooth(ring);
  const half = Math.floor(even.length / 2);
  return [...simpler(even.slice(0, half + 1)).slice(0, -1), ...simpler(even.slice(half))].map(
    ([x, y]) => [percent(x, width), percent(y, info.height)],
  );
}

const record = join(import.meta.dirname, "../../generated/outlines.json");
const before = JSON.parse(readFileSync(record, "utf8"));
const [file = ""] = files;
const outline = {
  file: file.split(".")[1],
  words: Number(words),
  traced: Number(lowest),
  rings: rings().map(pointsOf),
  ...(spans.length > 0 && { before: spans.map((span) => span.split("-").map(Number)) }),
};
console.log(outline.rings.map((ring) => ring.length));
const after = Object.entries({ ...before, [id]: outline }).sort(([a], [b]) => a.localeCompare(b));
writeFileSync(record, `${JSON.stringify(Object.fromEntries(after))}\n`);
