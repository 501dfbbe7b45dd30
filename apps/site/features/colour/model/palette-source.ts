import css from "daylit/internal/src/tokens/palette.css?raw";
import { readPalette } from "./roles.ts";

/** The framework's own declarations, read from its stylesheet: no formula is written down twice. */
export const declared = readPalette(css);

export const defaultBrand = declared.get("--brand") ?? "#f2a900";
