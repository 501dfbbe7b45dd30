import type { Pixels } from "../../assets/model/pixels.ts";
import { hexOf } from "./spaces/hex.ts";
import { oklabOf } from "./spaces/oklab.ts";

export type LogoColour = { hex: string; share: number };

/** How many neighbouring shades count as one colour: 16 steps per channel. */
const grain = 16;
const grey = 0.04;
const close = 0.08;

/**
 * A file that was saved with losses holds a flat #ff6347 as 254, 99, 71. The last steps before full
 * and before nothing are such losses far more often than they are meant.
 */
const snapped = (byte: number) => (byte >= 253 ? 255 : byte <= 2 ? 0 : byte);

/**
 * The colours of a logo, most of it first, greys last. Pixels are gathered into coarse groups because
 * edges are blended; the colour named is the one that occurs most in its group, so a flat colour comes
 * out exactly as it went in.
 */
export function coloursOf({ data }: Pixels, { most = 5, lossy = false } = {}): LogoColour[] {
  const groups = new Map<number, { count: number; exact: Map<number, number> }>();
  let all = 0;
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < 200) continue;
    const [r, g, b] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    const key = (Math.floor(r / grain) << 8) + (Math.floor(g / grain) << 4) + Math.floor(b / grain);
    const group = groups.get(key) ?? { count: 0, exact: new Map() };
    const colour = (r << 16) + (g << 8) + b;
    group.count++;
    group.exact.set(colour, (group.exact.get(colour) ?? 0) + 1);
    groups.set(key, group);
    all++;
  }
  const shades = [...groups.values()]
    .filter(({ count }) => count / all > 0.01)
    .sort((one, other) => other.count - one.count)
    .map(({ count, exact }) => {
      const [colour = 0] = [...exact].sort((one, other) => other[1] - one[1])[0] ?? [];
      const [r, g, b] = [colour >> 16, (colour >> 8) & 255, colour & 255]
        .map((byte) => (lossy ? snapped(byte) : byte))
        .map((byte) => byte / 255);
      const rgb = { r: r ?? 0, g: g ?? 0, b: b ?? 0 };
      return { hex: hexOf(rgb), share: count / all, at: oklabOf(rgb) };
    });
  // A blended edge lies close to the flat colour it belongs to: only the larger of two is named.
  const distinct = shades.filter(
    ({ at }, index) =>
      !shades
        .slice(0, index)
        .some(
          (larger) =>
            Math.hypot(at.l - larger.at.l, at.a - larger.at.a, at.b - larger.at.b) < close,
        ),
  );
  const vivid = ({ at }: (typeof shades)[number]) => Number(Math.hypot(at.a, at.b) > grey);
  return distinct
    .sort((one, other) => vivid(other) - vivid(one) || other.share - one.share)
    .slice(0, most)
    .map(({ hex, share }) => ({ hex, share }));
}
