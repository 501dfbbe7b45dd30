import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";

/** A short hash of texts and bytes, in their order. */
export function hashOf(parts: Iterable<string | Uint8Array>): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\0");
  return hash.digest("hex").slice(0, 16);
}

/** File → hash of its content, for the files that match, in order. */
export const hashesOf = (patterns: readonly string[]): Map<string, string> =>
  new Map(
    globSync(patterns)
      .sort()
      .map((file) => [file, hashOf([readFileSync(file)])]),
  );

/** The names and contents of all files that match. */
export function hashOfFiles(...patterns: string[]): string {
  // A file that has moved must not go unwatched.
  for (const pattern of patterns)
    if (globSync(pattern).length === 0) throw new Error(`No file matches ${pattern}`);
  return hashOf([...hashesOf(patterns)].flat());
}
