import { hashOf } from "../document/hash.ts";

const words = "Written by the Daylit composer, again with every download:";
const seal = new RegExp(`/\\* ${words} ([0-9a-f]{12}) \\*/\\n?`);

/** Systems end lines differently, and editors add one at the end. */
const markOf = (css: string) => hashOf([css.replaceAll("\r\n", "\n").trim()]);

/** The stylesheet with a first line that tells whether the rest is as the composer wrote it. */
export const sealedStyle = (css: string) => `/* ${words} ${markOf(css)} */\n${css}`;

/** Whether it was changed by hand. A file of an earlier version has no seal: nobody knows. */
export function isEditedStyle(text: string): boolean {
  const [line = "", mark] = seal.exec(text) ?? [];
  return mark !== undefined && mark !== markOf(text.replace(line, ""));
}

const linesOf = (css: string) => css.split("\n").map((line) => line.trim());

/** The lines, which are whole rules, that the composer's own file doesn't have. */
export function addedRules(theirs: string, ours: string): string {
  const known = new Set(linesOf(ours));
  return linesOf(theirs.replace(seal, ""))
    .filter((line) => !known.has(line))
    .join("\n");
}
