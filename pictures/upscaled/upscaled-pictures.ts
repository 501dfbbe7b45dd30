import { shownWidth, type Window } from "./shown-width.ts";

const desk: Window = { width: 1440, height: 900 };
const phone: Window = { width: 390, height: 844 };

/**
 * How wide a file has to be that is shown so wide: as wide; and so wide that a screen with two pixels to
 * each of the window's enlarges it by no more than a quarter. For a place of the page 1,440 px are always
 * enough, from edge to edge of a window 1,920: larger files are not made.
 */
export const leastWidth = (shown: number): number =>
  Math.max(shown, Math.min(1.6 * shown, shown > 1400 ? 1920 : 1440));

const attribute = (tag: string, name: string) =>
  new RegExp(`\\b${name}="([^"]*)"`, "i")
    .exec(tag)?.[1]
    ?.replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">") ?? "";

/**
 * Every picture of a document that offers several widths, and what is wrong with those too small: for
 * screens of two pixels to each of the window's, or of one alone.
 */
export function upscaledPictures(html: string, pixels = 2): { seen: number; upscaled: string[] } {
  const tags = html.match(/<(?:img|source)\b[^>]*\bsrcset="[^"]*"[^>]*>/gi) ?? [];
  const sized = tags.filter((tag) => attribute(tag, "sizes"));
  const upscaled = sized.flatMap((tag) => {
    const files = [...attribute(tag, "srcset").matchAll(/(\S+) (\d+)w/g)];
    const file = Math.max(...files.map(([, , width]) => Number(width)));
    // A source for narrow windows is shown in those only.
    const [, below] = /\(width < ([\d.]+)em\)/.exec(attribute(tag, "media")) ?? [];
    const widest = below ? { ...desk, width: Number(below) * 16 - 1 } : desk;
    const shown = (window: Window) => shownWidth(attribute(tag, "sizes"), window);
    const least = Math.max(
      shown(widest),
      ...(below ? [phone] : [phone, desk]).map((window) =>
        pixels === 1 ? shown(window) : leastWidth(shown(window)),
      ),
    );
    return least > file + 1
      ? [`${files.at(-1)?.[1]}: ${file} px wide, and ${Math.round(least)} are wanted`]
      : [];
  });
  return { seen: sized.length, upscaled: [...new Set(upscaled)] };
}
