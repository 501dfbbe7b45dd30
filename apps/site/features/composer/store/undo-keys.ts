/** Ctrl or ⌘ and Z undo, with Shift or Y redo. Undefined: the keys were meant for something else. */
export function stepOfKey(event: KeyboardEvent): "undo" | "redo" | undefined {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return undefined;
  const key = event.key.toLowerCase();
  if (key === "y") return "redo";
  if (key === "z") return event.shiftKey ? "redo" : "undo";
  return undefined;
}
