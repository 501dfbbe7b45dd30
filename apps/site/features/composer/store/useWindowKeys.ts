import { useEffect } from "react";
import type { Interface } from "./interface.ts";
import type { Session } from "./session.ts";
import { pressKey } from "./window-keys.ts";

/** The composer's keys, wherever the focus is outside the page itself. */
export function useWindowKeys(session: Session, shown: Interface) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => pressKey(event, session, shown);
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [session, shown]);
}
