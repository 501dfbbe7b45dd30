/** SHA-256 in hexadecimal digits, or as many random ones where a page may not compute it. */
const form = /^[0-9a-f]{8,64}$/;

export const isHash = (value: unknown): value is string =>
  typeof value === "string" && form.test(value);

const digits = (bytes: Uint8Array) =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** The name that a file is kept under: the same bytes are kept once. */
export async function hashOf(blob: Blob): Promise<string> {
  // Only pages with https may compute it. Elsewhere the same file twice is two files, no more.
  if (!crypto.subtle) return digits(crypto.getRandomValues(new Uint8Array(32)));
  return digits(new Uint8Array(await crypto.subtle.digest("SHA-256", await blob.arrayBuffer())));
}

/** Every hash that stands anywhere in a value, however deep. */
export function hashesIn(value: unknown): Set<string> {
  const found = new Set<string>();
  const waiting = [value];
  for (const next of waiting) {
    if (isHash(next)) found.add(next);
    else if (typeof next === "object" && next !== null) waiting.push(...Object.values(next));
  }
  return found;
}
