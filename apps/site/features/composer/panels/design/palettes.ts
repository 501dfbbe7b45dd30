import type { Theme } from "@daylit/layouts/theme/theme.ts";

type Paper = Theme["paper"];

/** What lies behind the text: a tint and how much of it. Text stays readable on each. */
export const backgrounds = {
  White: { hue: 250, chroma: 0.004, kind: "white" },
  Cream: { hue: 85, chroma: 0.018, kind: "paper" },
  Sand: { hue: 75, chroma: 0.03, kind: "toned" },
  Rose: { hue: 15, chroma: 0.015, kind: "paper" },
  Sage: { hue: 150, chroma: 0.02, kind: "toned" },
  Mist: { hue: 240, chroma: 0.012, kind: "paper" },
} as const satisfies Record<string, Paper>;

const on = (brand: Theme["brand"], background: keyof typeof backgrounds) => ({
  brand,
  paper: backgrounds[background],
});

/** A colour with a background that goes with it. */
export const palettes: Readonly<Record<string, Pick<Theme, "brand" | "paper">>> = {
  "Pine and cream": on("#0b7a4b", "Cream"),
  "Terracotta and sand": on("#b4441c", "Sand"),
  "Navy and white": on("#1e3a8a", "White"),
  "Berry and rose": on("#9d174d", "Rose"),
  "Teal and mist": on("#0b7285", "Mist"),
  "Ochre and cream": on("#a16207", "Cream"),
  "Plum and white": on("#6d28d9", "White"),
  "Olive and sage": on("#4d5b1f", "Sage"),
  "Ink and mist": on("#334155", "Mist"),
};

const same = (a: Paper, b: Paper) =>
  a.hue === b.hue && a.chroma === b.chroma && (a.kind ?? "paper") === (b.kind ?? "paper");

export const backgroundOf = ({ paper }: Theme) =>
  Object.entries(backgrounds).find(([, of]) => same(paper, of))?.[0];

export const paletteOf = ({ brand, paper }: Theme) =>
  Object.keys(palettes).find((name) => {
    const palette = palettes[name];
    return palette?.brand === brand && same(palette.paper, paper);
  });
