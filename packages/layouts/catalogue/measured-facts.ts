import measured from "../generated/facts.json";
import type { AboveTheFold } from "./thumbnails/above-the-fold.ts";

/** What a browser found out about a page; written by `npm run refresh`. */
export type Facts = AboveTheFold & {
  /** The output that was measured. */
  output: string;
  /** Findings of axe, light and dark together. */
  axe: number;
  /** The smallest ratio of any text, in light or dark. */
  contrast: number;
  /** Bytes of the pictures in the first view of a window of 1280 × 960. */
  firstPictures: number;
};

export const factsOf = (id: string): Facts | undefined =>
  (measured as Record<string, Facts | undefined>)[id];
