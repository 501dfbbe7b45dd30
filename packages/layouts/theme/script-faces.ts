import { type FaceName, faces, fontStack, isFace, type TypeName } from "./faces.ts";
import type { Theme } from "./theme.ts";

/**
 * Letters of other scripts in place of the faces of the layouts. Pages in a language of such a script name
 * these first; they hold its letters, spaces, digits and signs, and the Latin letters of an address or a brand.
 */
type Cut = number | "text";
type ScriptFace = {
  family: string;
  /** Scripts whose letters it has. */
  has: readonly Script[];
  /** Single weights, or one file from 400 to 700. */
  cuts: readonly Cut[];
  /** Its package, where that is not the variable one of its name. */
  from?: "@fontsource";
  /** So that it looks as large as the Latin letters beside it. */
  adjust?: string;
};

/** What the files of a cut hold, from which file of the package: a page needs two or three of them. */
export const scriptSets = {
  arab: ["arabic", "U+60C, U+61B, U+61F, U+621-63A, U+640-652, U+660-66C, U+670, U+200C-200D"],
  persian: ["arabic", "U+67E, U+686, U+698, U+6A9, U+6AF, U+6C0-6C3, U+6CC, U+6D2, U+6F0-6F9"],
  cyrillic: ["cyrillic", "U+400-45F, U+490-491, U+2116"],
  greek: ["greek", "U+37E, U+384-38A, U+38C, U+38E-3A1, U+3A3-3CE"],
  hebrew: ["hebrew", "U+5B0-5BC, U+5BE, U+5C1-5C2, U+5D0-5EA, U+5F3-5F4, U+20AA"],
  viet: [
    "vietnamese",
    "U+102-103, U+110-111, U+128-129, U+168-169, U+1A0-1A1, U+1AF-1B0, U+1EA0-1EF9, U+20AB",
  ],
  signs: [
    "latin",
    "U+20-29, U+2B-3A, U+3F-40, U+A0, U+AB, U+B7, U+BB, U+D7, U+2013-2014, U+2018-2019, U+201C-201E, U+2026",
  ],
  latin: ["latin", "U+41-5A, U+61-7A"],
  // Vietnamese has half of the accents in nearly every word.
  vowels: [
    "latin",
    "U+41-5A, U+61-7A, U+C0-C3, U+C8-CA, U+CC-CD, U+D2-D5, U+D9-DA, U+DD, U+E0-E3, U+E8-EA, U+EC-ED, U+F2-F5, U+F9-FA, U+FD",
  ],
  umlauts: [
    "latin",
    "U+A9, U+C4-C7, U+CB, U+CE-D1, U+D6, U+D8, U+DB-DC, U+DE-DF, U+E4-E7, U+EB, U+EE-F1, U+F6, U+F8, U+FB-FC, U+FE-FF, U+152-153, U+20AC",
  ],
  accents: [
    "latin",
    "U+A9, U+C0-D6, U+D8-F6, U+F8-FF, U+11E-11F, U+130-131, U+152-153, U+15E-15F, U+20AC",
  ],
} as const;
export type ScriptSet = keyof typeof scriptSets;

type Companions = Record<"serif" | "headline" | "text", string>;

/** Who writes in a script, its sets, and what stands for a layout’s face that lacks it. */
type ScriptData = { languages: RegExp; sets: readonly ScriptSet[]; companions: Companions };

const latin = ["signs", "latin", "accents"] as const;
const european = { serif: "source-serif-4", headline: "open-sans", text: "open-sans" };

const scripts = {
  // Kashmiri, Sindhi and others have letters that the files lack.
  arabic: {
    languages: /^(ar|fa|prs|ur|ckb)\b(?!-Latn)/,
    sets: ["arab", "persian", ...latin],
    companions: {
      ...{ serif: "noto-naskh-arabic", headline: "alexandria" },
      text: "ibm-plex-sans-arabic",
    },
  },
  cyrillic: {
    languages: /^(be|bg|mk|ru|sr|uk)\b(?!-Latn)/,
    sets: ["cyrillic", ...latin],
    companions: european,
  },
  greek: { languages: /^el\b(?!-Latn)/, sets: ["greek", ...latin], companions: european },
  hebrew: {
    languages: /^(he|iw|yi)\b(?!-Latn)/,
    sets: ["hebrew", ...latin],
    companions: { ...european, serif: "frank-ruhl-libre" },
  },
  vietnamese: {
    languages: /^vi\b/,
    sets: ["viet", "vowels", "signs", "umlauts"],
    companions: european,
  },
} as const satisfies Record<string, ScriptData>;
type Script = keyof typeof scripts;

const all = ["cyrillic", "greek", "vietnamese"] as const;
/** A layout’s own face; its name is another, so that pages in Latin letters keep their files. */
const own = (name: FaceName, has: readonly Script[], bold = 700): ScriptFace => ({
  family: `${faces[name].family} World`,
  has,
  cuts: [400, bold],
});

export const scriptFaces: Readonly<Record<string, ScriptFace>> = {
  alexandria: { family: "Alexandria", has: ["arabic"], cuts: [400, 600, 800], adjust: "96%" },
  "ibm-plex-sans-arabic": {
    ...{ family: "IBM Plex Sans Arabic", has: ["arabic"], cuts: [400, 600], adjust: "104%" },
    from: "@fontsource",
  },
  "noto-naskh-arabic": {
    ...{ family: "Noto Naskh Arabic", has: ["arabic"], cuts: ["text", 700], adjust: "112%" },
  },
  "frank-ruhl-libre": {
    ...{ family: "Frank Ruhl Libre", has: ["hebrew"], cuts: [400, 700], adjust: "108%" },
  },
  "open-sans": {
    ...{ family: "Open Sans", has: ["hebrew", ...all], cuts: [400, 700], adjust: "96%" },
  },
  archivo: own("archivo", ["vietnamese"], 800),
  bitter: own("bitter", ["cyrillic", "vietnamese"]),
  "bricolage-grotesque": own("bricolage-grotesque", ["vietnamese"]),
  cormorant: own("cormorant", ["cyrillic", "vietnamese"]),
  fraunces: own("fraunces", ["vietnamese"]),
  "jetbrains-mono": own("jetbrains-mono", all),
  nunito: own("nunito", ["cyrillic", "vietnamese"]),
  piazzolla: own("piazzolla", all),
  "playfair-display": own("playfair-display", ["cyrillic", "vietnamese"]),
  "sofia-sans-extra-condensed": own("sofia-sans-extra-condensed", ["cyrillic", "greek"], 800),
  "source-serif-4": own("source-serif-4", all),
  "space-grotesk": own("space-grotesk", ["vietnamese"]),
  syne: own("syne", ["greek"], 800),
};

const faceCalled = (name: string): ScriptFace => {
  const face = scriptFaces[name];
  if (!face) throw new Error(`no face ${name}`);
  return face;
};

/** Where the letters of a set come from. */
export function scriptSource(name: string, set: ScriptSet, cut: Cut): string {
  const { from } = faceCalled(name);
  const weight = from ? cut : "wght";
  return `${from ?? "@fontsource-variable"}/${name}/files/${name}-${scriptSets[set][0]}-${weight}-normal.woff2`;
}

/** The script of a language, if pages in it have letters that the layouts’ own files lack. */
export const scriptOf = (language: string): Script | undefined =>
  (Object.keys(scripts) as Script[]).find((name) => scripts[name].languages.test(language));

/** What a face is cut into for its scripts. */
export const setsOf = (has: readonly Script[]): ScriptSet[] => [
  ...new Set(has.flatMap((script) => scripts[script].sets)),
];

type Role = "headline" | "body" | "accent";

/** Where the layout leaves the choice to the visitor’s machine, so do other scripts. */
function companion(name: TypeName, role: Role, script: Script): string | undefined {
  if (!isFace(name)) return undefined;
  if (scriptFaces[name]?.has.includes(script)) return name;
  const { serif, headline, text } = scripts[script].companions;
  if (faces[name].fallback.startsWith("Georgia")) return serif;
  return role === "headline" ? headline : text;
}

const roles = ["headline", "body", "accent"] as const;
const faceOf = ({ type }: Theme, role: Role): TypeName => type[role] ?? type.body;

/** The faces of a page in a script, before those of the layout; joined letters are not all equally wide. */
export function scriptStacks(theme: Theme, script: Script): Record<string, string> {
  return Object.fromEntries(
    roles.map((role) => {
      const face = faceOf(theme, role);
      const found = companion(face, role, script);
      const rest = /mono/.test(face) && found !== face ? "system-ui, sans-serif" : fontStack(face);
      return [`--font-${role}`, found ? `"${faceCalled(found).family}", ${rest}` : rest];
    }),
  );
}

type ScriptCut = { name: string; cut: Cut };

function scriptCuts(theme: Theme, script: Script): ScriptCut[] {
  const text = new Set(
    (["body", "accent"] as const).flatMap(
      (role) => companion(faceOf(theme, role), role, script) ?? [],
    ),
  );
  const headline = companion(theme.type.headline, "headline", script);
  const ofText = [...text].flatMap((name) => {
    const { cuts } = faceCalled(name);
    return cuts.slice(0, cuts[0] === "text" ? 1 : 2).map((cut) => ({ name, cut }));
  });
  if (!headline || text.has(headline)) return ofText;
  // Headlines are set in one weight.
  const weight = theme.headline?.weight ?? 700;
  const [cut = 700] = faceCalled(headline)
    .cuts.filter((each) => each !== "text")
    .toSorted((a, b) => Math.abs(a - weight) - Math.abs(b - weight));
  return [{ name: headline, cut }, ...ofText];
}

/** Beginnings of the files’ names that a page asks for. */
export const scriptFilesOn = (theme: Theme, script: Script) =>
  scriptCuts(theme, script).map(({ name, cut }) => scriptFile({ name, cut }));

const scriptFile = ({ name, cut }: ScriptCut) =>
  Object.hasOwn(faces, name) ? `${name}-world-${cut}` : `${name}-${cut}`;

export const scriptFileOf = (cut: ScriptCut, set: ScriptSet) =>
  `fonts/${scriptFile(cut)}-${set}.woff2`;

export function scriptFontFaces(theme: Theme, script: Script): string[] {
  const found = scriptCuts(theme, script);
  return found.flatMap((cut) => {
    const { family, adjust } = faceCalled(cut.name);
    const isOnly = cut.cut !== "text" && found.filter(({ name }) => name === cut.name).length === 1;
    // Every weight that anything asks for is answered with the nearest.
    const near = Number(cut.cut) < 500 ? "1 500" : "501 1000";
    const weight = isOnly ? "1 1000" : cut.cut === "text" ? "400 700" : near;
    return setsOf([script]).map(
      (set) => `@font-face {
  font-family: "${family}";
  font-weight: ${weight};
  font-display: swap;${adjust ? `\n  size-adjust: ${adjust};` : ""}
  src: url("${scriptFileOf(cut, set)}") format("woff2");
  unicode-range: ${scriptSets[set][1]};
}`,
    );
  });
}
