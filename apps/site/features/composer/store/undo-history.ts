import { readValue } from "@daylit/site-engine";
import type { Session, Step } from "./session.ts";

/** Steps that a reload keeps; the tab forgets them when it is closed. */
const most = 20;
/** Characters: browsers keep some five million for all pages together. */
const room = 2_000_000;

const keyOf = (id: string) => `daylit-undo-${id}`;

type Kept = { site: string; past: readonly Step[] };

/** Keeps the steps of a session for a reload of this tab. */
export function keepHistory(id: string, session: Session): () => void {
  const keep = () => {
    const site = JSON.stringify(session.site);
    for (let past = session.past.slice(-most); past.length > 0; past = past.slice(1)) {
      const text = JSON.stringify({ site, past } satisfies Kept);
      if (text.length > room) continue;
      try {
        return sessionStorage.setItem(keyOf(id), text);
      } catch {
        // Full, or switched off: fewer steps may fit.
      }
    }
    try {
      sessionStorage.removeItem(keyOf(id));
    } catch {}
  };
  addEventListener("pagehide", keep);
  return () => removeEventListener("pagehide", keep);
}

/** The steps that were kept with this very site. */
export function keptHistory(id: string, site: object): readonly Step[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(id)) ?? "null") as Kept | null;
    if (kept?.site !== JSON.stringify(site)) return [];
    return kept.past.flatMap((step) => {
      const { site: before } = readValue(step.site);
      return before ? [{ ...step, site: before }] : [];
    });
  } catch {
    return [];
  }
}
