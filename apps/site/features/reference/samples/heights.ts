/**
 * How tall a sample is, in px, when it is as narrow as on a phone and as wide as beside its code;
 * or `window`, if it measures itself by the window and so has no height of its own.
 */
export type Heights = readonly [narrow: number, wide: number] | "window";

/** The widths of the two, in px. */
export const sampleWidths = [350, 526] as const;

/** Of the samples of blocks, which are as wide as the page: on a phone and on a desktop. */
export const blockWidths = [350, 1054] as const;
