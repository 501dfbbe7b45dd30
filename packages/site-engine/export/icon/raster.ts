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
  for (const [row, list] of crossings.entries()) {
    list.sort((a, b) => a - b);
    const start = Math.floor(row / rows) * size;
    for (let index = 0; index + 1 < list.length; index += 2) {
      const from = Math.max(0, list[index] ?? 0);
      const to = Math.min(size, list[index + 1] ?? 0);
      for (let column = Math.floor(from); column < to; column++) {
        const part = Math.min(to, column + 1) - Math.max(from, column);
        covered[start + column] = (covered[start + column] ?? 0) + part / rows;
      }
    }
  }
  return covered;
}
