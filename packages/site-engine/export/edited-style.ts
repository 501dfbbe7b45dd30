import { sealOf } from "../document/version/hash.ts";

const seal = /\/\* Written by Daylit: \w+ \*\/\s*/;

/** Whether a stylesheet was changed by hand. One of an earlier version has no seal: nobody knows. */
export function isEditedStyle(text: string): boolean {
  const [found] = seal.exec(text) ?? [];
  return found !== undefined && found.trim() !== sealOf(text.replace(found, ""));
}

const linesOf = (css: string) => css.split("\n").map((line) => line.trim());

/** The lines, which are whole rules, that the composer's own file doesn't have. */
export function addedRules(theirs: string, ours: string): string {
  const known = new Set(linesOf(ours));
  return linesOf(theirs.replace(seal, ""))
    .filter((line) => !known.has(line))
    .join("\n");
}
