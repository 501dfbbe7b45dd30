type Field = { value?: unknown; selectionStart?: unknown; selectionEnd?: unknown };

/**
 * Whether a key of the toolbar moves the caret of a text field instead. At the end of the text an arrow
 * leads on to the next control, for else nobody would get out. Buttons and colours have no caret.
 */
export function isForField(key: string, target: object): boolean {
  const { value, selectionStart: from, selectionEnd: to } = target as Field;
  if (typeof value !== "string" || typeof from !== "number" || value === "") return false;
  if (key === "ArrowLeft") return from > 0 || to !== from;
  if (key === "ArrowRight") return from < value.length || to !== from;
  return key === "Home" || key === "End";
}
