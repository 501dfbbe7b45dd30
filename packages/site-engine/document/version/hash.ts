/** A short mark of content, to tell one version from another; nothing secret depends on it. */
export function hashOf(parts: Iterable<string | Uint8Array>): string {
  let [a, b] = [0x811c9dc5, 0x9e3779b9];
  for (const part of parts)
    for (const byte of typeof part === "string" ? new TextEncoder().encode(part) : part) {
      a = Math.imul(a ^ byte, 0x01000193);
      b = Math.imul(b ^ byte, 0x85ebca6b) ^ (b >>> 13);
    }
  return [a, b]
    .map((half) => (half >>> 0).toString(16).padStart(8, "0"))
    .join("")
    .slice(0, 12);
}
