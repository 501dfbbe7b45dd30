import { type FaceName, faces, isFace, type TypeName } from "./faces.ts";

type Widths = readonly [light: number, bold: number, heavy: number];

/**
 * Width of the average letter of each face in em, at weight 400, at 700 and at the heaviest: so wide that
 * no English word, small or capital, is wider than its letters say (`headline-fit.ts`).
 */
const widths: Record<FaceName, Widths> = {
  archivo: [0.54, 0.555, 0.625],
  bitter: [0.55, 0.567, 0.585],
  "bricolage-grotesque": [0.54, 0.565, 0.576],
  cormorant: [0.5, 0.505, 0.505],
  figtree: [0.535, 0.54, 0.555],
  fraunces: [0.565, 0.6, 0.625],
  "instrument-sans": [0.54, 0.557, 0.557],
  "jetbrains-mono": [0.6, 0.6, 0.6],
  nunito: [0.54, 0.55, 0.565],
  outfit: [0.52, 0.541, 0.556],
  piazzolla: [0.575, 0.58, 0.585],
  "playfair-display": [0.53, 0.551, 0.572],
  // Its figures are wider than its letters.
  "sofia-sans-extra-condensed": [0.383, 0.383, 0.385],
  "source-serif-4": [0.565, 0.588, 0.603],
  "space-grotesk": [0.565, 0.566, 0.566],
  syne: [0.514, 0.648, 0.946],
};

/** The faces of the visitor's own machine are not known; few are wider. */
const unknown: Widths = [0.6, 0.62, 0.65];

/** The average letter of a face at a weight. */
export function letterWidth(name: TypeName, weight: number): number {
  const [light, bold, heavy] = isFace(name) ? widths[name] : unknown;
  const heaviest = isFace(name) ? Number(faces[name].weights.split(" ")[1]) : 900;
  const [from, to, share] =
    weight <= 700
      ? [light, bold, (weight - 400) / 300]
      : [bold, heavy, (weight - 700) / Math.max(1, heaviest - 700)];
  return from + (to - from) * Math.min(1, Math.max(0, share));
}

/** Whether all letters of a face are equally wide. */
export const isMonospaced = (name: TypeName) => name.endsWith("-mono");
