import { faces, fontStack, isFace, type TypeName } from "./faces.ts";
import type { Theme } from "./theme.ts";

/**
 * Arabic letters in place of the faces of the layouts. Pages in a language of that script name these first; they
 * hold its letters, spaces, digits and signs, and the Latin letters of an address or a brand.
 */
type ArabicFace = {
  family: string;
  /** Single weights, or one file from 400 to 700. */
  cuts: readonly (number | "text")[];
  /** The font file of letters, and that of digits and signs, by weight where there are several. */
  file: (script: "arabic" | "latin", cut: number | "text") => string;
  /** So that it looks as large as the Latin letters beside it. */
  adjust: string;
};

const variable = (name: string) => (script: string) =>
  `@fontsource-variable/${name}/files/${name}-${script}-wght-normal.woff2`;

export const arabicFaces = {
  alexandria: {
    ...{ family: "Alexandria", cuts: [400, 600, 800], adjust: "96%" },
    file: variable("alexandria"),
  },
  "ibm-plex-sans-arabic": {
    ...{ family: "IBM Plex Sans Arabic", cuts: [400, 600], adjust: "104%" },
    file: (script, cut) =>
      `@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-${script}-${cut}-normal.woff2`,
  },
  "noto-naskh-arabic": {
    ...{ family: "Noto Naskh Arabic", cuts: ["text", 700], adjust: "112%" },
    file: variable("noto-naskh-arabic"),
  },
} as const satisfies Record<string, ArabicFace>;

export type ArabicFaceName = keyof typeof arabicFaces;

/** What the files of a cut hold: a page in Arabic needs two or three of them, one in Persian or Urdu another. */
export const arabicSets = {
  arab: "U+20, U+A0, U+60C, U+61B, U+61F, U+621-63A, U+640-652, U+660-66C, U+670, U+200C-200D",
  persian: "U+67E, U+686, U+698, U+6A9, U+6AF, U+6C0-6C3, U+6CC, U+6D2, U+6F0-6F9",
  signs:
    "U+21, U+25-29, U+2B-3A, U+3F-40, U+AB, U+B7, U+BB, U+D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2026",
  latin: "U+41-5A, U+61-7A",
  accents: "U+A9, U+C0-D6, U+D8-F6, U+F8-FF, U+11E-11F, U+130-131, U+152-153, U+15E-15F, U+20AC",
} as const;
/** Where the letters, and the digits and signs, of a cut come from. */
export function arabicSource(
  name: ArabicFaceName,
  script: "arabic" | "latin",
  cut: number | "text",
) {
  const { file }: ArabicFace = arabicFaces[name];
  return file(script, cut);
}

export type ArabicSet = keyof typeof arabicSets;

/** Languages that are written in it; Kashmiri, Sindhi and others have letters that the files lack. */
export const isArabicScript = (language: string): boolean =>
  /^(ar|fa|prs|ur|ckb)\b(?!-Latn)/.test(language);

const isSerif = (name: TypeName) => isFace(name) && faces[name].fallback.startsWith("Georgia");

type Role = "headline" | "body" | "accent";

/** Where the layout leaves the choice to the visitor’s machine, so does Arabic. */
function companion(name: TypeName, role: Role): ArabicFaceName | undefined {
  if (!isFace(name)) return undefined;
  if (isSerif(name)) return "noto-naskh-arabic";
  return role === "headline" ? "alexandria" : "ibm-plex-sans-arabic";
}

const roles = ["headline", "body", "accent"] as const;
const faceOf = ({ type }: Theme, role: Role): TypeName => type[role] ?? type.body;

/** The faces of a page in Arabic script, in front of those of the layout; a monospaced one has no joined letters. */
export function arabicStacks(theme: Theme): Record<string, string> {
  return Object.fromEntries(
    roles.map((role) => {
      const face = faceOf(theme, role);
      const found = companion(face, role);
      const own = /mono/.test(face) ? "system-ui, sans-serif" : fontStack(face);
      return [`--font-${role}`, found ? `"${arabicFaces[found].family}", ${own}` : own];
    }),
  );
}

type ArabicCut = { name: ArabicFaceName; cut: number | "text" };

export function arabicCuts(theme: Theme): ArabicCut[] {
  const text = new Set(
    (["body", "accent"] as const).flatMap((role) => companion(faceOf(theme, role), role) ?? []),
  );
  const headline = companion(theme.type.headline, "headline");
  const ofText = [...text].flatMap((name) => {
    const { cuts }: ArabicFace = arabicFaces[name];
    return cuts.slice(0, name === "noto-naskh-arabic" ? 1 : 2).map((cut) => ({ name, cut }));
  });
  if (!headline || text.has(headline)) return ofText;
  // Headlines are set in one weight.
  const { cuts }: ArabicFace = arabicFaces[headline];
  const weight = theme.headline?.weight ?? 700;
  const [cut = 700] = cuts
    .filter((each) => each !== "text")
    .toSorted((a, b) => Math.abs(a - weight) - Math.abs(b - weight));
  return [{ name: headline, cut }, ...ofText];
}

export const arabicFile = ({ name, cut }: ArabicCut, set: ArabicSet) =>
  `fonts/${name}-${cut}-${set}.woff2`;

/** Every weight that anything asks for is answered with the nearest. */
const weights = { 400: "1 500", 600: "501 1000", text: "400 700" } as const;

export function arabicFontFaces(theme: Theme): string[] {
  const all = arabicCuts(theme);
  return all.flatMap((cut) => {
    const { family, adjust } = arabicFaces[cut.name];
    const isOnly = cut.cut !== "text" && all.filter(({ name }) => name === cut.name).length === 1;
    const weight = isOnly ? "1 1000" : weights[cut.cut as keyof typeof weights];
    return (Object.keys(arabicSets) as ArabicSet[]).map(
      (set) => `@font-face {
  font-family: "${family}";
  font-weight: ${weight};
  font-display: swap;
  size-adjust: ${adjust};
  src: url("${arabicFile(cut, set)}") format("woff2");
  unicode-range: ${arabicSets[set]};
}`,
    );
  });
}
