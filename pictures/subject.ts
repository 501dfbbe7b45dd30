import type { Ratio } from "./formats.ts";

/** What a person decides about a picture; everything measurable is measured by `encode.ts`. */
export interface Subject {
  /** A few words, as a caption or a search result would name it. */
  subject: string;
  /** One establishing scene per trade, details around it. */
  kind: "establishing" | "detail";
  ratio: Ratio;
  /** Where to look, as shares of width and height; a crop keeps this point. */
  focal: readonly [number, number];
  /** What is to be seen, for those who do not see it. */
  alt: string;
}

export type Subjects = Readonly<Record<string, Subject>>;
