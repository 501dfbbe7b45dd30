import { readFileSync } from "node:fs";

/** How tall a sample is, in px, when it is as narrow as on a phone and as wide as beside its code. */
export type Heights = readonly [narrow: number, wide: number];

const measured = JSON.parse(
  readFileSync(new URL("./heights.json", import.meta.url), "utf8"),
) as Record<string, Heights>;

/** Until a new sample has been measured (`node samples/measure.ts`) it gets a middling height. */
export const sampleHeights = (of: string): Heights => measured[of] ?? [320, 240];
