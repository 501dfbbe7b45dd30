/** The typefaces a trade may choose from: all self-hosted, variable, latin subset, Open Font License. */
type Face = {
  family: string;
  weights: string;
  fallback: string;
  /** Text and small headings of a face with small or narrow letters are set larger: all read alike. */
  enlarge?: number;
  /** Of running text, where 400 is too thin to read at length. */
  weight?: number;
  /** Headlines of a face with wide letters are set smaller on phones, so that a word fits a line. */
  narrower?: number;
};

const sans = "system-ui, sans-serif";
const serif = "Georgia, serif";
const mono = "ui-monospace, monospace";

export const faces = {
  archivo: { family: "Archivo", weights: "100 900", fallback: sans },
  bitter: { family: "Bitter", weights: "100 900", fallback: serif },
  "bricolage-grotesque": { family: "Bricolage Grotesque", weights: "200 800", fallback: sans },
  cormorant: {
    family: "Cormorant",
    weights: "300 700",
    fallback: serif,
    enlarge: 1.25,
    weight: 500,
  },
  figtree: { family: "Figtree", weights: "300 900", fallback: sans },
  fraunces: { family: "Fraunces", weights: "100 900", fallback: serif },
  "instrument-sans": { family: "Instrument Sans", weights: "400 700", fallback: sans },
  "jetbrains-mono": { family: "JetBrains Mono", weights: "100 800", fallback: mono },
  nunito: { family: "Nunito", weights: "200 1000", fallback: sans },
  outfit: { family: "Outfit", weights: "100 900", fallback: sans },
  piazzolla: { family: "Piazzolla", weights: "100 900", fallback: serif },
  "playfair-display": { family: "Playfair Display", weights: "400 900", fallback: serif },
  "sofia-sans-extra-condensed": {
    family: "Sofia Sans Extra Condensed",
    weights: "1 1000",
    fallback: `"Arial Narrow", ${sans}`,
    enlarge: 1.25,
  },
  "source-serif-4": { family: "Source Serif 4", weights: "200 900", fallback: serif },
  "space-grotesk": { family: "Space Grotesk", weights: "300 700", fallback: sans },
  syne: { family: "Syne", weights: "400 800", fallback: sans, narrower: 0.72 },
} as const satisfies Record<string, Face>;

export type FaceName = keyof typeof faces;

/** What the visitor's machine has: nothing to load. */
export const systemStacks = { "system-sans": sans, "system-serif": serif, "system-mono": mono };

export type TypeName = FaceName | keyof typeof systemStacks;

export const isFace = (name: TypeName): name is FaceName => name in faces;

const faceOf = (name: TypeName): Partial<Face> => (isFace(name) ? faces[name] : {});

const inRem = (rem: number) => `${Number(rem.toFixed(3))}rem`;

/** Sizes of running text and of small headings where the faces ask for other ones. */
export function textSizes(headline: TypeName, body: TypeName): Record<string, string> {
  const ofText = faceOf(body).enlarge ?? 1;
  const ofHeads = faceOf(headline).enlarge ?? 1;
  return {
    ...(ofHeads > 1 && { "--font-size-xl": inRem(1.5 * ofHeads) }),
    ...(ofHeads !== ofText && { "--size-small-head": inRem(1.25 * ofHeads) }),
    ...(ofText > 1 && {
      "--font-size-l": inRem(1.25 * ofText),
      "--font-size-m": inRem(1.0625 * ofText),
      "--font-size-s": inRem(0.9375 * ofText),
    }),
  };
}

/** Of running text, where it is not the usual one. */
export const textWeight = (name: TypeName) => faceOf(name).weight;

/** The size of a headline on a phone. */
export const phoneSize = (name: TypeName, rem: number) => inRem(rem * (faceOf(name).narrower ?? 1));

export const fontStack = (name: TypeName): string =>
  isFace(name) ? `"${faces[name].family}", ${faces[name].fallback}` : systemStacks[name];

/** Beside the document, so that the downloaded folder has it too. */
const fontFile = (name: FaceName) => `fonts/${name}.woff2`;

/** Where the font comes from. */
export const fontSource = (name: FaceName, script: "latin" | "latin-ext" = "latin") =>
  `@fontsource-variable/${name}/files/${name}-${script}-wght-normal.woff2`;

export const fontFace = (name: FaceName): string => `@font-face {
  font-family: "${faces[name].family}";
  font-weight: ${faces[name].weights};
  font-display: swap;
  src: url("${fontFile(name)}") format("woff2");
}`;
