import { type Kinds, paintBy } from "../detail/paint-css.ts";

const kinds: Kinds = [
  ["s", /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'(?=[,\]})])/y],
  [
    "t",
    /(?<=<\/?)[A-Za-z][\w-]*|(?<=^ *)(?:import type|import|export default function|const|return)\b|\bfrom(?= "daylit)/my,
  ],
  ["a", /[A-Za-z][\w-]*(?==["{])/y],
  ["n", /(?<![\w.-])-?\d+(?:\.\d+)?(?![\w-])/y],
];

/** Colours TSX and Astro: strings, elements and keywords, attributes, figures. */
export const paintTsx = (code: string) => paintBy(kinds, code);
