import type { Theme } from "../../src/types.ts";

/** A calm look in the typefaces of the visitor's machine: a start, and the look of the samples. */
export const defaultTheme: Theme = {
  brand: "#1f4d3f",
  paper: { hue: 90, chroma: 0.008 },
  type: { headline: "system-sans", body: "system-sans" },
};
