import { useEffect, useRef } from "react";
import type { Composer } from "./context.ts";
import { pressKey } from "./window-keys.ts";

/** The composer's keys, wherever the focus is outside the page itself. */
export function useWindowKeys(composer: Composer) {
  const latest = useRef(composer);
  latest.current = composer;
  useEffect(() => {
    const press = (event: KeyboardEvent) => pressKey(event, latest.current);
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}
