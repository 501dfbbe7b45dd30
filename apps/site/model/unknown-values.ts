// For values that others may have written: stored, opened or received.

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** One line of text from an unknown value, cut to a length; undefined if it is no text. */
export function line(value: unknown, longest: number): string | undefined {
  if (typeof value !== "string") return undefined;
  return oneLine(value).slice(0, longest);
}

/** Control characters and line breaks become spaces. */
export const oneLine = (text: string) => text.replaceAll(/\p{Cc}+/gu, " ");
