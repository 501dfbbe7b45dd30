import type { Harmony } from "../../../../workspace/store/record/harmonies.ts";
import { ratioOf } from "../contrasts.ts";
import {
  type Declared,
  type Ground,
  grounds,
  type Palette,
  paletteOf,
  type Role,
  roles,
} from "../roles.ts";
import { hexOf, type Rgb } from "../spaces/css-colour.ts";

export type PaletteChoice = { declared: Declared; brand: string; harmony: Harmony };

/** A colour as it is taken away: in light and in dark, and what it is for. */
export type Colour = { name: string; text: string; light: Rgb; dark: Rgb };

const black: Rgb = { r: 0, g: 0, b: 0 };
const white: Rgb = { r: 1, g: 1, b: 1 };

/** Black or white, whichever reads better on a fill. */
export const inkOn = (fill: Rgb): Rgb =>
  ratioOf(fill, black) >= ratioOf(fill, white) ? black : white;

const names = Object.keys(roles) as Role[];
const papers = Object.keys(grounds) as Ground[];

/** Every role, the papers and the ink around them, and the colour of text on each fill. */
export function allColours({ declared, brand, harmony }: PaletteChoice): Colour[] {
  const light: Palette = paletteOf(declared, brand, "light", harmony);
  const dark: Palette = paletteOf(declared, brand, "dark", harmony);
  const both = (name: Role | Ground) => ({ light: light[name].rgb, dark: dark[name].rgb });
  return [
    ...names.map((name) => ({ name, text: roles[name].text, ...both(name) })),
    ...papers.map((name) => ({ name, text: grounds[name].name.toLowerCase(), ...both(name) })),
    // The role for text isn’t a fill: nothing stands on it.
    ...names
      .filter((name) => name !== "primary-text")
      .map((name) => ({
        name: `on-${name}`,
        text: `text on ${name}`,
        light: inkOn(light[name].rgb),
        dark: inkOn(dark[name].rgb),
      })),
  ];
}

export const hexes = ({ light, dark }: Colour) => ({ light: hexOf(light), dark: hexOf(dark) });
