import { type Rgb as Bytes, contrast } from "../../assets/model/pixels.ts";
import { type Palette, type Role, roles } from "./roles.ts";
import type { Rgb } from "./spaces/css-colour.ts";

/** WCAG: 4.5 for text, 3 for large text, edges and signs. */
export const needed = { text: 4.5, large: 3 } as const;

const bytes = ({ r, g, b }: Rgb): Bytes => [
  Math.round(r * 255),
  Math.round(g * 255),
  Math.round(b * 255),
];

export const ratioOf = (one: Rgb, other: Rgb) => contrast(bytes(one), bytes(other));

/** Rounded down: 4.496 is not 4.5. */
export const ratioText = (ratio: number) => `${(Math.floor(ratio * 10) / 10).toFixed(1)}:1`;

export type Answer = "yes" | "large only" | "no";
export type Pair = { use: string; answer: Answer; ratio: number };

function asText(use: string, ratio: number): Pair {
  return {
    use,
    ratio,
    answer: ratio >= needed.text ? "yes" : ratio >= needed.large ? "large only" : "no",
  };
}

function asSign(use: string, ratio: number): Pair {
  return { use, ratio, answer: ratio >= needed.large ? "yes" : "no" };
}

const white: Rgb = { r: 1, g: 1, b: 1 };
const black: Rgb = { r: 0, g: 0, b: 0 };

/** Every pair of a role that a page could meet, with the answer in words. */
export function pairsOf(role: Role, palette: Palette): Pair[] {
  const { rgb } = palette[role];
  const [onWhite, onBlack] = [ratioOf(rgb, white), ratioOf(rgb, black)];
  return [
    asText("as text on paper", ratioOf(rgb, palette.surface.rgb)),
    asText("as text on raised paper", ratioOf(rgb, palette["surface-raised"].rgb)),
    asText("as small text on lighter", ratioOf(rgb, palette["primary-lighter"].rgb)),
    asSign("as an edge or a sign on paper", ratioOf(rgb, palette.surface.rgb)),
    asText("as a fill under ink", ratioOf(rgb, palette.ink.rgb)),
    onBlack >= onWhite
      ? asText("as a fill under black", onBlack)
      : asText("as a fill under white", onWhite),
  ];
}

/** One line for people: "as text on paper: no (2.0:1)". */
export const pairText = ({ use, answer, ratio }: Pair) =>
  `${use}: ${answer === "large only" ? "large text only" : answer} (${ratioText(ratio)})`;

export const allPairs = (palette: Palette) =>
  (Object.keys(roles) as Role[]).map((role) => ({ role, pairs: pairsOf(role, palette) }));
