import { type Repair, readValue } from "@daylit/site-engine";
import { withRepairs } from "@daylit/site-engine/edit/changes/set-aside.ts";
import type { Workspace } from "../../../workspace/store/workspace.ts";
import type { Session } from "./session.ts";

const nothing: readonly Repair[] = [];

/** What was set aside in a record; the same list every time. */
export const setAsideIn = ({ record }: Workspace): readonly Repair[] => record.setAside ?? nothing;

/**
 * Writes each change of the session into the workspace, and shows what another tab has written in the
 * session. Returns a function that stops both. The record calls the document `site`.
 */
export function autosave(current: Workspace, session: Session): () => void {
  /** What the record holds, and what of the session is in it: after reading, two copies of one site. */
  let held = current.record;
  let known = {
    site: held.site === undefined ? undefined : session.site,
    repairs: setAsideIn(current),
  };
  const { id } = held;

  function handOn() {
    const { site, repairs, origin } = session.now;
    if (site === known.site && repairs === known.repairs) return;
    if (current.record.id !== id) return;
    known = { site, repairs };
    const { name } = site.business;
    current.change(({ setAside: _, ...record }) => ({
      ...record,
      site,
      ...(repairs.length > 0 ? { setAside: repairs } : {}),
      brand: site.theme.brand,
      ...(origin.layout ? { layout: origin.layout } : {}),
      // Example names stay with the document: the next layout would take them for the visitor's own.
      name: site.examples?.includes("name") ? "" : name,
    }));
  }

  function follow() {
    const { record } = current;
    const same = record.site === held.site && record.setAside === held.setAside;
    held = record;
    // What was handed on comes back as it is.
    if (record.id !== id || same || record.site === known.site) return;
    const reading = readValue(record.site);
    if (!reading.site) return;
    const repairs = withRepairs(setAsideIn(current), reading.repairs);
    // Mark as saved before replacing, or our own subscriber writes it again and takes the lock.
    known = { site: reading.site, repairs };
    session.follow(reading.site, { ...session.now.origin, layout: record.layout }, repairs);
  }

  const leave = session.subscribe(handOn);
  const unfollow = current.subscribe(follow);
  // What had to be repaired to open it is kept at once, with the words that did not fit.
  handOn();

  return () => {
    leave();
    unfollow();
  };
}
