import type { TypeName } from "./faces.ts";

/** Every choice a trade has about its look. Keys are what a trade writes, values are CSS. */
export const corners = {
  sharp: "0rem",
  slight: "0.2rem",
  soft: "0.6rem",
  round: "1.25rem",
} as const;

export const buttons = { same: "var(--radius)", sharp: "0", pill: "9rem" } as const;

/** gap 1x, 2x, 3x and the padding of a section; the large ones give way on a phone. */
export const densities = {
  dense: ["0.75rem", "1.25rem", "2.25rem", "2.5rem"],
  normal: ["1rem", "2rem", "clamp(2.5rem, 5vi, 4rem)", "clamp(3rem, 7vi, 4.5rem)"],
  airy: [
    "1.25rem",
    "clamp(2rem, 4vi, 2.75rem)",
    "clamp(3rem, 7vi, 5.5rem)",
    "clamp(4rem, 9vi, 7rem)",
  ],
} as const;

/** headline, 1, 2: in a small window and in a large one. */
export const scales = {
  quiet: [2.25, 1.9, 1.5, 3.5, 2.5, 1.9],
  normal: [2.75, 2.1, 1.75, 5, 3.25, 2.25],
  loud: [3.25, 2.5, 2, 7, 4.5, 2.75],
  huge: [3.75, 2.9, 2.25, 9.5, 5.5, 3.5],
} as const;

export const rules = {
  none: "0 solid",
  hairline: "1px solid",
  bold: "3px solid",
  double: "4px double",
  dotted: "2px dotted",
  dashed: "1px dashed",
} as const;

/** border-radius of pictures; "cut" takes off a corner, "framed" sets them into a mount. */
export const pictureShapes = {
  plain: "0",
  corner: "var(--radius)",
  arch: "50vi 50vi 0 0",
  leaf: "0 6rem 0 6rem",
  tab: "0 0 4rem 0",
  pill: "20rem",
  framed: "0",
  cut: "0",
} as const;

export const pictureFilters = {
  none: "none",
  warm: "sepia(0.25) saturate(1.15)",
  faded: "saturate(0.6) contrast(0.92) brightness(1.05)",
  mono: "grayscale(1) contrast(1.1)",
  crisp: "contrast(1.12) saturate(1.1)",
  duotone: "grayscale(1) contrast(1.05)",
  dusk: "none",
} as const;

export const ratios = {
  wide: "16 / 9",
  landscape: "3 / 2",
  square: "1",
  portrait: "4 / 5",
  tall: "2 / 3",
  panorama: "21 / 9",
} as const;

export type Ratio = keyof typeof ratios;

/** How the small words above a heading look. */
export const keywords = ["plain", "caps", "mark", "tag", "italic", "numbered"] as const;

/** Widest content; in very large windows a share of them, so that they are used. */
export const widths = {
  narrow: "max(60rem, 62vi)",
  normal: "max(72rem, 72vi)",
  wide: "max(88rem, 82vi)",
} as const;

/** Lightness of surface, raised and sunken paper by day. */
export const papers = {
  white: [1, 1, 0.965],
  paper: [0.97, 0.99, 0.94],
  toned: [0.94, 0.97, 0.91],
} as const;

export type Theme = {
  /** The one brand colour, used exactly as given. */
  brand: `#${string}`;
  /** Tint of paper and ink: a hue of OKLCH and how much of it (0 to 0.04). */
  paper: { hue: number; chroma: number; kind?: keyof typeof papers };
  type: { headline: TypeName; body: TypeName; accent?: TypeName };
  headline?: {
    weight?: number;
    case?: "none" | "uppercase" | "lowercase" | "capitalize";
    /** em */
    tracking?: number;
    leading?: number;
    scale?: keyof typeof scales;
  };
  density?: keyof typeof densities;
  corner?: keyof typeof corners;
  button?: keyof typeof buttons;
  rule?: keyof typeof rules;
  picture?: {
    shape?: keyof typeof pictureShapes;
    filter?: keyof typeof pictureFilters;
    /** The filter holds for the owner's photos too; they asked for it. */
    own?: true;
    ratio?: Ratio;
  };
  keyword?: (typeof keywords)[number];
  width?: keyof typeof widths;
};

/** The ratio of pictures to which their block gives none. */
export const ratioOf = ({ picture }: Theme): Ratio => picture?.ratio ?? "landscape";

/** Headlines so bold that regular words beside them would need a second file of their face. */
export const isHeavy = ({ headline }: Theme): boolean => (headline?.weight ?? 700) > 700;
