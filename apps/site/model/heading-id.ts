/** The fragment of a heading: its words in lower case, joined by hyphens. */
export const idOf = (text: string) =>
  text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
