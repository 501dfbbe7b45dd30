import { t } from "../messages/t.ts";

/** A logo is up to 40 pixels high on a page, and twice as many on a sharp screen. */
const least = 80;

/** What to know about a logo of few pixels; drawings have none. */
export function smallLogo(width: number, height: number): string | undefined {
  return Math.max(width, height) < least
    ? t`This logo has only ${width} × ${height} pixels: it will look blurred. Use an SVG, or a picture at least 240 pixels wide.`
    : undefined;
}
