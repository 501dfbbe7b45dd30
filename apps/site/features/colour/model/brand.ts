import { useMode as know, modeHsl, modeOklch, modeRgb, parse } from "culori/fn";
import { hexColour } from "../../../workspace/store/record/desk.ts";
import { type Harmony, isHarmony } from "../../../workspace/store/record/harmonies.ts";
import { hexOf, painted } from "./spaces/css-colour.ts";

know(modeRgb);
know(modeHsl);
know(modeOklch);

export type Choice = { brand: string; harmony: Harmony };

/** Six digits keep the colour exactly; other notations become the nearest that a screen shows. */
export function brandFrom(typed: string): string | undefined {
  const hex = hexColour(typed);
  if (hex) return hex;
  if (typed.length > 60) return undefined;
  const color = parse(typed.trim());
  if (!color || (color.alpha ?? 1) < 1) return undefined;
  return hexOf(painted(color));
}

/** From an address anybody may have written: a hex colour and a known harmony, or nothing. */
export function choiceFrom(search: string): Partial<Choice> {
  const query = new URLSearchParams(search);
  const brand = hexColour(query.get("brand") ?? "");
  const harmony = query.get("harmony");
  return { ...(brand ? { brand } : {}), ...(isHarmony(harmony) ? { harmony } : {}) };
}

export const searchFor = ({ brand, harmony }: Choice): string =>
  `?${new URLSearchParams({ brand, ...(harmony === "daylit" ? {} : { harmony }) })}`;
