import { converter, useMode as know, modeOklch, modeRgb } from "culori/fn";
import type { Rgb } from "./css-colour.ts";

know(modeRgb);
know(modeOklch);

const oklch = converter("oklch");

/** Place on the colour wheel in degrees; a grey stands at 0. */
export const hueOf = (rgb: Rgb): number => oklch({ mode: "rgb", ...rgb }).h ?? 0;
