/** Red, green and blue, each from 0 to 1. */
export type Rgb = { r: number; g: number; b: number };

export const hexOf = ({ r, g, b }: Rgb): string =>
  `#${[r, g, b]
    .map((share) =>
      Math.round(share * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
