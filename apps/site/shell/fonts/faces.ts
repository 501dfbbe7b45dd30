export type Face = { family: string; file: string; weight: string };

export const headlineFace = {
  family: "Piazzolla",
  file: "piazzolla.woff2",
  weight: "800",
} as const satisfies Face;

/** Asked for after the first paint of a first visit, which has the stand-in (runtime/text-face.ts). */
export const textFace = {
  family: "Figtree",
  file: "figtree.woff2",
  weight: "300 900",
} as const satisfies Face;

/** The faces that the site is set in, and the weights that its pages use (npm run refresh). */
export const faces = [headlineFace, textFace] as const satisfies readonly Face[];
