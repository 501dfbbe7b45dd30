const fold = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** Every word that was typed must begin one of the page's words. */
export function matchesWords(typed: string, words: string): boolean {
  const padded = ` ${fold(words)}`;
  return (fold(typed).match(/[\p{L}\d]+/gu) ?? []).every((word) => padded.includes(` ${word}`));
}
