import type { Session } from "./session.ts";

/** Ctrl or ⌘ and Z take back, with Shift or Y again. Says whether the keys were meant for it. */
export function undoByKey(event: KeyboardEvent, session: Session, say: (words: string) => void) {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return false;
  const key = event.key.toLowerCase();
  if (key !== "z" && key !== "y") return false;
  event.preventDefault();
  const again = key === "y" || event.shiftKey;
  const label = again ? session.redo() : session.undo();
  if (label) say(`${again ? "Redone" : "Undone"}: ${label}`);
  return true;
}
