import type { Line } from "./outline.ts";

/** How many lines are looked at in each row of pixels. */
const rows = 8;

/** How much of each pixel the lines cover, by the even-odd rule: 0 to 1, row after row. */
export function coverage(lines: readonly Line[], size: number): Float64Array {
  const covered = new Float64Array(size * size);
  // For each line of sight, where the edges cross it: an edge is asked only where it is.
  const crossings: number[][] = Array.from({ length: size * rows }, () => []);
  for (const line of lines)
    for (let index = 0; index < line.length; index++) {
      const [ax, ay] = line[index] ?? [0, 0];
      const [bx, by] = line[(index + 1) % line.length] ?? [0, 0];
      if (ay === by) continue;
      const first = Math.max(0, Math.ceil(Math.min(ay, by) * rows - 0.5));
      const last = Math.min(size * rows, Math.ceil(Math.max(ay, by) * rows - 0.5));
      for (let row = first; row < last; row++)
        crossings[row]?.push(ax + (((row + 0.5) / rows - ay) / (by - ay)) * (bx - ax));
    }
  /** Where rows that are wholly covered begin and end: a run costs its two ends, not its length. */
  const ends = new Int32Array(size + 1);
  const add = (pixel: number, share: number) => {
    covered[pixel] = (covered[pixel] ?? 0) + share / rows;
  };
  for (let row = 0; row < size; row++) {
    const start = row * size;
    ends.fill(0);
    for (const list of crossings.slice(row * rows, (row + 1) * rows)) {
      list.sort((a, b) => a - b);
      for (let index = 0; index + 1 < list.length; index += 2) {
        const from = Math.max(0, list[index] ?? 0);
        const to = Math.min(size, list[index + 1] ?? 0);
        if (from >= to) continue;
        const [whole, end] = [Math.ceil(from), Math.floor(to)];
        if (whole > end) add(start + end, to - from);
        else {
          if (from < whole) add(start + whole - 1, whole - from);
          if (end < to) add(start + end, to - end);
          ends[whole] = (ends[whole] ?? 0) + 1;
          ends[end] = (ends[end] ?? 0) - 1;
        }
      }
    }
    let open = 0;
    for (let column = 0; column < size; column++) {
      open += ends[column] ?? 0;
      if (open > 0) add(start + column, open);
    }
  }
  return covered;
}
