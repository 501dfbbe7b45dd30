import { isMonospaced, letterWidth } from "./letter-width.ts";
import type { Theme } from "./theme.ts";

/** What decides how wide a headline's letters are. */
type HeadlineType = Pick<Theme, "type" | "headline">;

/** Lines may end at spaces that break, behind hyphens, and between signs of scripts that have no spaces. */
const breaks =
  /[^\S\u00a0\u202f]+|(?<=[-–—/\u00ad\u200b\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u2e80-\u9fff\uac00-\ud7af\uff00-\uffef])/u;

/** The width of a letter as a share of the face's average letter. */
function share(letter: string): number {
  if (/\p{M}/u.test(letter)) return 0;
  if (/[ijlI'’.,:;!|]/.test(letter)) return 0.6;
  if (/[frtJ()-]/.test(letter)) return 0.8;
  // In columns of figures all are as wide as the widest.
  if (/[\d£$€]/.test(letter)) return 1.2;
  if (/[mMW@%—]/.test(letter) || letter > "\u{2e80}") return 1.85;
  if (letter === "w") return 1.6;
  return /[\p{Lu}&]/u.test(letter) ? 1.38 : 1.1;
}

/** The width of the longest word of a headline in em; rather a little too wide than too narrow. */
export function longestWord(text: string, { type, headline = {} }: HeadlineType): number {
  const average = letterWidth(type.headline, headline.weight ?? 700);
  const even = isMonospaced(type.headline);
  const shown = headline.case === "uppercase" ? text.toUpperCase() : text;
  const widths = shown
    .split(breaks)
    .map((word) =>
      [...word].reduce(
        (width, letter) =>
          width + (even ? 1 : share(letter)) * average + (headline.tracking ?? -0.02),
        0,
      ),
    );
  return Math.max(...widths);
}

/** In em: no width is nothing, and longer words are broken. */
const [shortest, longest] = [1, 25];

/** Names the width of the longest word, in tenths of an em, with a little room for rounding. */
export function fitClass(text: string, theme: HeadlineType): string {
  const width = Math.min(longest, Math.max(shortest, longestWord(text, theme) * 1.01));
  return `fit fit-${Math.ceil(width * 10)}`;
}

/** A rule for each width in use. */
export const fitCss = (html: string): string =>
  [...new Set(html.match(/\bfit-\d+/g))]
    .sort()
    .map((name) => `.${name} {\n  --em: ${Number(name.slice(4)) / 10};\n}`)
    .join("\n\n");
