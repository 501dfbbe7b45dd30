import { type RefObject, useEffect, useState } from "react";
import { fetchMetadata } from "../metadata/fetch.ts";
import type { Metadata } from "../metadata/metadata.ts";

/** What was read during this visit. A failure is not kept, so that coming back tries again. */
const known = new Map<string, Metadata>();

/** Reads the site at `url` once its card comes near the window; null until then, and on failure. */
export function useMetadata(url: string, card: RefObject<Element | null>): Metadata | null {
  const [metadata, setMetadata] = useState<Metadata | null>(null);

  useEffect(() => {
    const before = known.get(url);
    if (before) setMetadata(before);
    if (!card.current || before) return;
    const leaving = new AbortController();
    const near = new IntersectionObserver(
      async (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        near.disconnect();
        const found = await fetchMetadata(url, leaving.signal);
        if (!found || leaving.signal.aborted) return;
        known.set(url, found);
        setMetadata(found);
      },
      { rootMargin: "25%" },
    );
    near.observe(card.current);
    return () => {
      near.disconnect();
      leaving.abort();
    };
  }, [url, card]);

  return metadata;
}
