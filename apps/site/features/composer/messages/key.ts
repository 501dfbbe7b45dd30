/** The key of a message: its English sentence, with {0}, {1} … for what is put in. */
export const keyOf = (texts: readonly string[]) =>
  texts.map((text, at) => (at === 0 ? text : `{${at - 1}}${text}`)).join("");
