import { type RefObject, useEffect } from "react";
import type { CachedSample } from "./frame-cache.ts";

/** ms. A frame that is there answers in less. */
const patience = () => (navigator.onLine ? 2000 : 300);

/** Puts the kept copy into a frame that has not said a word: there may be no connection. */
export function useCachedFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  heard: boolean,
  onCached: (cached: CachedSample) => void,
) {
  useEffect(() => {
    if (heard || !navigator.serviceWorker?.controller) return;
    const timer = setTimeout(() => {
      import("./frame-cache.ts")
        .then(({ showCached }) => frame.current && showCached(frame.current))
        .then((cached) => cached && onCached(cached))
        .catch(() => {}); // not kept: the frame stays empty, the code beside it is there
    }, patience());
    return () => clearTimeout(timer);
  }, [frame, heard, onCached]);
}
