import { createHash } from "node:crypto";
import type { Start } from "../../../apps/site/features/reference/sources/starts.server.ts";

/** A short name for what the page says, so that a result is known to be about another text. */
export const recipeOf = ({ commands, files }: Start): string =>
  createHash("sha256")
    .update(JSON.stringify([commands, files.map(({ path, text }) => ({ path, text }))]))
    .digest("hex")
    .slice(0, 12);
