import type { Written } from "@daylit/layouts/schema/texts.ts";
import type { Project } from "./site-document.ts";
import { textsOfProject } from "./texts.ts";

/** A short mark of a text (FNV-1a), which stays the same wherever the text is moved to. */
export function markOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text.trim()))
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash.toString(36);
}

/** Words on buttons are anybody's; everything else of an example is to be written over. */
export const canBeLent = ({ text, common }: Written) => !common && text.trim() !== "";

/** The project with all its present words marked as ours. */
export const lend = (project: Project): Project => ({
  ...project,
  lent: [
    ...new Set(
      textsOfProject(project)
        .filter(canBeLent)
        .map(({ text }) => markOf(text)),
    ),
  ].sort(),
});

export const isLent = ({ lent }: Pick<Project, "lent">, text: string): boolean =>
  lent.includes(markOf(text));
