import { useEffect } from "react";
import type { Session } from "./session.ts";
import { undoByKey } from "./undo-keys.ts";

/** Undo and redo by key, wherever the focus is outside the page itself. */
export function useUndoKeys(session: Session, say: (words: string) => void) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => undoByKey(event, session, say);
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [session, say]);
}
