/** Pixels as a canvas gives them: red, green, blue, opacity, row by row. */
export type Pixels = { data: ArrayLike<number>; width: number; height: number };
export type Rgb = readonly [red: number, green: number, blue: number];

const linear = (channel: number) => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const luminance = ([red, green, blue]: Rgb) =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

export function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const opaque = 250;

/** Share of the picture that lets the background through. */
export function transparency({ data }: Pixels): number {
  let through = 0;
  for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 255) < opaque) through++;
  return through / (data.length / 4);
}

const at = ({ data }: Pixels, index: number): [number, number, number, number] => [
  data[index] ?? 0,
  data[index + 1] ?? 0,
  data[index + 2] ?? 0,
  data[index + 3] ?? 0,
];

const distance = (one: Rgb, other: Rgb) =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);

/** Closer than this to the box's colour is box, not logo. */
const boxLike = 48;

/**
 * The colour of the box a logo stands in: its four corners agree, nothing shines through, and
 * something else stands on it. A plain filled shape isn’t a box but the logo itself.
 */
export function ownBackground(pixels: Pixels): Rgb | undefined {
  const { data, width, height } = pixels;
  const corners = [0, width - 1, width * (height - 1), width * height - 1].map((index) =>
    at(pixels, index * 4),
  );
  const [first] = corners;
  if (!first || corners.some((corner) => corner[3] < opaque)) return undefined;
  const box: Rgb = [first[0], first[1], first[2]];
  if (corners.some(([red, green, blue]) => distance(box, [red, green, blue]) >= 24))
    return undefined;
  let drawn = 0;
  for (let index = 0; index < data.length; index += 4) {
    const [red, green, blue] = at(pixels, index);
    if (distance(box, [red, green, blue]) >= boxLike) drawn++;
  }
  return drawn / (data.length / 4) > 0.005 ? box : undefined;
}

/** Below this a logo is not told from its background (the limit for graphics in WCAG). */
export const readable = 3;

/**
 * Share of a logo that can be seen on a background: its pixels, laid over that background, weighted
 * by their opacity. A box of its own does not count as logo.
 */
export function visibleShare(pixels: Pixels, background: Rgb, box?: Rgb): number {
  let seen = 0;
  let all = 0;
  for (let index = 0; index < pixels.data.length; index += 4) {
    const [red, green, blue, alpha] = at(pixels, index);
    if (alpha < 26 || (box && distance(box, [red, green, blue]) < boxLike)) continue;
    const over = alpha / 255;
    const mixed: Rgb = [
      red * over + background[0] * (1 - over),
      green * over + background[1] * (1 - over),
      blue * over + background[2] * (1 - over),
    ];
    all += over;
    if (contrast(mixed, background) >= readable) seen += over;
  }
  return all === 0 ? 0 : seen / all;
}

/** Brightness of every pixel, 0 to 255, over white. */
function greys({ data }: Pixels): Float32Array {
  const grey = new Float32Array(data.length / 4);
  for (let pixel = 0; pixel < grey.length; pixel++) {
    const index = pixel * 4;
    const over = (data[index + 3] ?? 255) / 255;
    const light =
      0.299 * (data[index] ?? 0) + 0.587 * (data[index + 1] ?? 0) + 0.114 * (data[index + 2] ?? 0);
    grey[pixel] = light * over + 255 * (1 - over);
  }
  return grey;
}

const tiles = 8;

/**
 * How sharp the sharpest parts are: variance of the Laplacian against the variance of brightness, in
 * tiles, because a portrait may be sharp in front of a blurred background. About 1 for hard edges,
 * below 0.01 for a blurred picture.
 */
export function sharpness(pixels: Pixels): number {
  const { width, height } = pixels;
  const grey = greys(pixels);
  const value = (x: number, y: number) => grey[y * width + x] ?? 0;
  const scores: number[] = [];
  for (let tile = 0; tile < tiles * tiles; tile++) {
    const left = Math.max(1, Math.floor(((tile % tiles) * width) / tiles));
    const right = Math.min(width - 1, Math.floor((((tile % tiles) + 1) * width) / tiles));
    const top = Math.max(1, Math.floor((Math.floor(tile / tiles) * height) / tiles));
    const bottom = Math.min(
      height - 1,
      Math.floor(((Math.floor(tile / tiles) + 1) * height) / tiles),
    );
    let [count, sum, squares, edges, edgeSquares] = [0, 0, 0, 0, 0];
    for (let y = top; y < bottom; y++)
      for (let x = left; x < right; x++) {
        const here = value(x, y);
        const edge =
          4 * here - value(x - 1, y) - value(x + 1, y) - value(x, y - 1) - value(x, y + 1);
        count++;
        sum += here;
        squares += here * here;
        edges += edge;
        edgeSquares += edge * edge;
      }
    if (count === 0) continue;
    const spread = squares / count - (sum / count) ** 2;
    // An even tile has no edges to be sharp or blurred.
    if (spread > 40) scores.push((edgeSquares / count - (edges / count) ** 2) / spread);
  }
  scores.sort((a, b) => b - a);
  return scores[Math.floor(scores.length * 0.1)] ?? 0;
}
