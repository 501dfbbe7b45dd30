import { createRequire } from "node:module";
import { inRange } from "./range.ts";

/** The range that the packages of both faces call latin: what their files may have. */
export const latin: string = createRequire(import.meta.url)(
  "@fontsource-variable/figtree/unicode.json",
).latin;

const ascii = Array.from({ length: 95 }, (_, key) => String.fromCharCode(32 + key));
/** Keys, what word processors make of quotes and dashes, and the arrows of the search. */
const ground = [...ascii, ..."‘’“”–—…€£↑↓"];
const isLatin = inRange(latin);

/** What documents show, their scripts left out, and what anybody types; in order. */
export const charactersOf = (documents: readonly string[]): string[] => {
  const shown = documents.map((html) => html.replaceAll(/<script.*?<\/script>/gs, ""));
  const found = new Set([...ground, ...shown.flatMap((text) => [...new Set(text)])]);
  return [...found].filter((character) => character >= " " && isLatin(character)).sort();
};

/** What the whole faces have besides: the letters of western Europe. */
export function lettersBeside(characters: readonly string[]): string[] {
  const shown = new Set(characters);
  const letters = Array.from({ length: 0x40 }, (_, at) => String.fromCharCode(0xc0 + at));
  return [...letters, "Œ", "œ"].filter((letter) => !shown.has(letter));
}
