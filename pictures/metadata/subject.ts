import type { Ratio } from "../formats.ts";

/** One or more establishing scenes per trade; around them where, with what, how and by whom. */
export const kinds = ["establishing", "place", "goods", "work", "person", "detail"] as const;

export type Kind = (typeof kinds)[number];

/** The situations of light that `blender/places/hours.py` knows besides the window. */
export const lights = [
  "window",
  "overcast",
  "evening",
  "dusk",
  "backlight",
  "seamless",
  "room",
  "street",
  "night",
] as const;

export type Light = (typeof lights)[number];

/**
 * How a picture is made: modelled in clay, cut from paper, drawn in line and tone, or composed of light
 * and pattern. The last two are vectors in the theme's own colours (tones.ts), with a raster twin.
 */
export const hands = ["clay", "paper", "drawing", "abstract"] as const;

export type Hand = (typeof hands)[number];

export const isVector = ({ hand }: { hand?: Hand }): boolean =>
  hand === "drawing" || hand === "abstract";

/** What a person decides about a picture; everything measurable is measured by `encode.ts`. */
export interface Subject {
  /** A few words, as a caption or a search result would name it. */
  subject: string;
  kind: Kind;
  /** Clay, where nothing is said. */
  hand?: Hand;
  /** Where it is not the studio's habit, a window's sun on a wall. */
  light?: Light;
  ratio: Ratio;
  /** Seen through a long lens with a shallow focus, which takes more samples. */
  closeUp?: true;
  /** Some page shows it so large that the usual size would be soft: half a window, or edge to edge. */
  full?: true;
  /**
   * Widths between those of its format, and what an AVIF of each may weigh: a first view shows it a little
   * wider than one file, and the next one would take the page above 60 kB.
   */
  between?: Readonly<Record<number, number>>;
  /** Lit again at dusk, as `<id>-dusk`, which is shown in the dark where it is large. */
  dusk?: true;
  /** A sheet of views all the way round (`turntable` in formats.ts): scrolling turns the thing. */
  turns?: true;
  /** Where to look, as shares of width and height; a crop keeps this point. */
  focal: readonly [number, number];
  /** What is to be seen, for those who do not see it. */
  alt: string;
}

export type Subjects = Readonly<Record<string, Subject>>;
