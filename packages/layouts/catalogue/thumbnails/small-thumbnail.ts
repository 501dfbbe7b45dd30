import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

export const smallThumbnails = join(import.meta.dirname, "../../generated/thumbnails-small");

/**
 * The name carries the hash of the large thumbnail it was made from: a small one that does not
 * belong to the large one any more is not found, and the address may be cached for ever.
 */
export function smallThumbnailFile(id: string): string {
  const large = readFileSync(join(import.meta.dirname, "../../generated/thumbnails", `${id}.avif`));
  return `${id}-${createHash("sha256").update(large).digest("hex").slice(0, 8)}.avif`;
}
