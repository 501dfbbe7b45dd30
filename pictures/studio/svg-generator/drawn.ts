import { Sheet } from "./sheet.ts";

/** An inline picture is part of every page that shows it. */
const mostBytes = 12_000;

/** The SVG of a drawing, hatched wider until it is light enough. */
export function drawn(draw: () => { svg: () => string }): string {
  for (Sheet.wide = 1; ; Sheet.wide *= 1.2) {
    const svg = draw().svg();
    if (svg.length < mostBytes) return svg;
    if (Sheet.wide > 3) throw new Error(`${svg.length} bytes, and ${mostBytes} are allowed`);
  }
}
