/** A window: its size in pixels of the page, and how many of the screen's pixels each of them has. */
export type Window = { width: number; height: number; density?: number };

function holds(condition: string, { width, density = 1 }: Window): boolean {
  return condition.split(" and ").every((part) => {
    const [, what, sign, count, unit] =
      /^\((width|resolution) ([<>]) ([\d.]+)(r?em|x)\)$/.exec(part) ?? [];
    if (!what) throw new Error(`"${condition}" is not understood`);
    const [value, limit] = [what === "width" ? width : density, Number(count)];
    const bound = unit === "x" ? limit : limit * 16;
    return sign === "<" ? value < bound : value > bound;
  });
}

function lengthOf(text: string, window: Window): number {
  const [, list] = /^max\((.+)\)$/.exec(text) ?? [];
  if (list) return Math.max(...list.split(", ").map((each) => lengthOf(each, window)));
  const [, count, unit = ""] = /^([\d.]+)(vw|vh|rem|px)$/.exec(text) ?? [];
  if (!count) throw new Error(`"${text}" is not understood`);
  const units = { vw: window.width / 100, vh: window.height / 100, rem: 16, px: 1 };
  return Number(count) * (units[unit as keyof typeof units] ?? 0);
}

/** Each place: when it is meant, and how wide it is. */
const places = /(?:(\(.+?\)) )?(max\(.+?\)|[\d.]+\w+)(?:,\s*|$)/g;

/** How wide a picture is shown in a window, by its own `sizes`. */
export function shownWidth(sizes: string, window: Window): number {
  for (const [, condition, length = ""] of sizes.matchAll(places))
    if (!condition || holds(condition, window)) return lengthOf(length, window);
  throw new Error(`sizes="${sizes}" is not understood`);
}
