import { type RefObject, useEffect } from "react";
import type { Kept } from "./frame-cache.ts";

/** ms. A frame that is there answers in less. */
const patience = () => (navigator.onLine ? 2000 : 300);

/** Puts the kept copy into a frame that has not said a word: there may be no connection. */
export function useKeptFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  heard: boolean,
  onKept: (kept: Kept) => void,
) {
  useEffect(() => {
    if (heard || !navigator.serviceWorker?.controller) return;
    const timer = setTimeout(() => {
      import("./frame-cache.ts")
        .then(({ showKept }) => frame.current && showKept(frame.current))
        .then((kept) => kept && onKept(kept))
        .catch(() => {}); // not kept: the frame stays empty, the code beside it is there
    }, patience());
    return () => clearTimeout(timer);
  }, [frame, heard, onKept]);
}
