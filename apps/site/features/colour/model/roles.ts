import { type Harmony, harmonised } from "../../../workspace/store/record/harmonies.ts";
import { evaluate, hexOf, painted, type Rgb, type Theme } from "./spaces/css-colour.ts";

/** The brand colour structure, in the order of the guide. `text` says what it is for. */
export const roles = {
  primary: { name: "Primary", text: "your colour, exactly as given" },
  "primary-light": { name: "Primary light", text: "a lighter fill" },
  "primary-lighter": { name: "Lighter", text: "a tinted paper" },
  "primary-dark": { name: "Dark", text: "a deeper fill" },
  "primary-text": { name: "Primary as text", text: "links, edges, focus rings" },
  accent: { name: "Accent", text: "a second colour" },
  harmony: { name: "Harmony", text: "a quiet neighbour" },
} as const;

/** What stands around them: paper and ink do not depend on the brand. */
export const grounds = {
  surface: { name: "Paper" },
  "surface-raised": { name: "Raised paper" },
  ink: { name: "Ink" },
} as const;

export type Role = keyof typeof roles;
export type Ground = keyof typeof grounds;
export type Declared = ReadonlyMap<string, string>;

export type Swatch = { hex: string; rgb: Rgb };
export type Palette = Readonly<Record<Role | Ground, Swatch>>;

/** Reads the custom properties out of the framework's palette: the stylesheet is the only source. */
export function readPalette(css: string): Declared {
  const [base = ""] = css.replaceAll(/\/\*[\s\S]*?\*\//g, "").split("@media");
  return new Map(
    [...base.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [
      name,
      value.replaceAll(/\s+/g, " ").trim(),
    ]),
  );
}

export const isRole = (name: string): name is Role => Object.hasOwn(roles, name);

/** Every role of a brand colour, worked out from the framework's own declarations. */
export function paletteOf(
  declared: Declared,
  brand: string,
  theme: Theme,
  harmony: Harmony = "daylit",
): Palette {
  const scope = { brand, theme, declared: harmonised(declared, harmony) };
  const entries = [...Object.keys(roles), ...Object.keys(grounds)].map((name) => {
    const rgb = painted(evaluate(`var(--${name})`, scope));
    return [name, { rgb, hex: hexOf(rgb) }];
  });
  return Object.fromEntries(entries) as Palette;
}
