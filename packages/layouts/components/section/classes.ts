/** Joins class names; an absent one leaves no trace. */
export const classes = (...names: (string | false | undefined)[]): string =>
  names.filter(Boolean).join(" ");
