/** How much text a section takes: the same figures as in the guide. */
export const textTarget = { fewest: 40, most: 80 } as const;

export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+(?:[’'.,:\-/@][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}

type TextState = "empty" | "short" | "right" | "long";

export function textState(text: string): TextState {
  const words = countWords(text);
  if (words === 0) return "empty";
  if (words < textTarget.fewest) return "short";
  return words > textTarget.most ? "long" : "right";
}

export function textWords(text: string): string {
  const words = countWords(text);
  const counted = `${words} ${words === 1 ? "word" : "words"}`;
  switch (textState(text)) {
    case "empty":
      return "Nothing yet.";
    case "short":
      return `${counted}: room for ${textTarget.fewest - words} more.`;
    case "long":
      return `${counted}: ${words - textTarget.most} more than a section carries well.`;
    case "right":
      return `${counted}: a good length.`;
  }
}
