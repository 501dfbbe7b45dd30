import { editDistance } from "../text/edit-distance.ts";

/** Something that is wrong in what was read, and where: "pages[1].sections[2].heading". */
export type Problem = { path: string; words: string };

export type Report = (path: string, words: string) => void;

/** `"hero-splitt" is no block; did you mean "hero-split"?` */
export function notOne(name: unknown, what: string, known: readonly string[]): string {
  if (typeof name !== "string") return `is no ${what}`;
  const shown = name.length > 40 ? `${name.slice(0, 40)}…` : name;
  const [best] = known
    .map((candidate) => ({ candidate, steps: editDistance(name.slice(0, 60), candidate) }))
    .sort((a, b) => a.steps - b.steps);
  const near = best && best.steps <= Math.max(2, best.candidate.length / 4);
  return `"${shown}" is no ${what}${near ? `; did you mean "${best.candidate}"?` : ""}`;
}
