/** The typefaces a trade may choose from: all self-hosted, variable, latin subset, Open Font License. */
type Face = {
  family: string;
  weights: string;
  fallback: string;
  /** Running text of a face with small letters is set larger, so that all read alike. */
  enlarge?: number;
};

const sans = "system-ui, sans-serif";
const serif = "Georgia, serif";
const mono = "ui-monospace, monospace";

export const faces = {
  archivo: { family: "Archivo", weights: "100 900", fallback: sans },
  bitter: { family: "Bitter", weights: "100 900", fallback: serif },
  "bricolage-grotesque": { family: "Bricolage Grotesque", weights: "200 800", fallback: sans },
  cormorant: { family: "Cormorant", weights: "300 700", fallback: serif, enlarge: 1.2 },
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
  },
  "source-serif-4": { family: "Source Serif 4", weights: "200 900", fallback: serif },
  "space-grotesk": { family: "Space Grotesk", weights: "300 700", fallback: sans },
  syne: { family: "Syne", weights: "400 800", fallback: sans },
} as const satisfies Record<string, Face>;

export type FaceName = keyof typeof faces;

/** What the visitor's machine has: nothing to load. */
export const systemStacks = { "system-sans": sans, "system-serif": serif, "system-mono": mono };

export type TypeName = FaceName | keyof typeof systemStacks;

export const isFace = (name: TypeName): name is FaceName => name in faces;

const enlargement = (name: TypeName): number =>
  isFace(name) ? ((faces[name] as Face).enlarge ?? 1) : 1;

/** Sizes of running text where the face asks for other ones. */
export function textSizes(name: TypeName): Record<string, string> {
  const factor = enlargement(name);
  if (factor === 1) return {};
  const sizes = { "--size-4": 1.25, "--size-5": 1.0625, "--size-6": 0.9375 };
  return Object.fromEntries(
    Object.entries(sizes).map(([token, rem]) => [token, `${Number((rem * factor).toFixed(3))}rem`]),
  );
}

export const fontStack = (name: TypeName): string =>
  isFace(name) ? `"${faces[name].family}", ${faces[name].fallback}` : systemStacks[name];

/** Beside the document, so that the downloaded folder has it too. */
export const fontFile = (name: FaceName) => `fonts/${name}.woff2`;

/** Where the font comes from. */
export const fontSource = (name: FaceName) =>
  `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;

export const fontFace = (name: FaceName): string => `@font-face {
  font-family: "${faces[name].family}";
  font-weight: ${faces[name].weights};
  font-display: swap;
  src: url("${fontFile(name)}") format("woff2");
}`;
