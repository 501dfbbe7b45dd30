import {
  type Color,
  converter,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  useMode as know,
  modeOklab,
} from "culori/fn";
import type { Palette, Role } from "./roles.ts";

know(modeOklab);

/** Ways of seeing. The matrices are those of Machado and others (2009) at full strength, linear light. */
export const visions = {
  usual: { name: "Usual vision", matrix: undefined, see: (color: Color) => color },
  protanopia: {
    name: "Without red (protanopia)",
    matrix:
      "0.152286 1.052583 -0.204868 0 0 0.114503 0.786281 0.099216 0 0 -0.003882 -0.048116 1.051998 0 0 0 0 0 1 0",
    see: filterDeficiencyProt(1),
  },
  deuteranopia: {
    name: "Without green (deuteranopia)",
    matrix:
      "0.367322 0.860646 -0.227968 0 0 0.280085 0.672501 0.047413 0 0 -0.01182 0.04294 0.968881 0 0 0 0 0 1 0",
    see: filterDeficiencyDeuter(1),
  },
  tritanopia: {
    name: "Without blue (tritanopia)",
    matrix:
      "1.255528 -0.076749 -0.178779 0 0 -0.078411 0.930809 0.147602 0 0 0.004733 0.691367 0.3039 0 0 0 0 0 1 0",
    see: filterDeficiencyTrit(1),
  },
} as const;

export type Vision = keyof typeof visions;

export const isVision = (value: string): value is Vision => Object.hasOwn(visions, value);

const oklab = converter("oklab");

/** Below this distance two fills side by side are taken for one. */
const apart = 0.09;

export function areDistinguishable(
  one: Role,
  other: Role,
  palette: Palette,
  vision: Vision,
): boolean {
  const see = visions[vision].see;
  const [a, b] = [one, other].map((role) => oklab(see({ mode: "rgb", ...palette[role].rgb })));
  return !!a && !!b && Math.hypot(a.l - b.l, a.a - b.a, a.b - b.b) >= apart;
}

const compared: readonly [Role, Role, string][] = [
  ["primary", "accent", "primary and accent"],
  ["primary", "harmony", "primary and harmony"],
  ["accent", "harmony", "accent and harmony"],
];

/** A sentence on what stays apart and what does not. */
export function visionText(palette: Palette, vision: Vision): string {
  const merged = compared
    .filter(([one, other]) => !areDistinguishable(one, other, palette, vision))
    .map(([, , words]) => words);
  return merged.length === 0
    ? "Primary, accent and harmony are easy to tell apart."
    : `Hard to tell apart: ${merged.join("; ")}. Do not let a meaning depend on them alone.`;
}
