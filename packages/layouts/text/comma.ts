/**
 * The comma of the script that a text is in: “،” for Arabic, Persian and Urdu. By script rather than language,
 * because an English address keeps its commas on an Arabic page.
 */
export const commaIn = (text: string): string => (/\p{Script=Arabic}/u.test(text) ? "، " : ", ");

/** Parts with the comma of their script between them. */
export const withCommas = (parts: readonly string[]): string => parts.join(commaIn(parts.join()));
