/** A part of an address as it was meant. What cannot be decoded stands for itself, as in a browser. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
