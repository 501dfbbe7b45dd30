import { type Repair, readValue, type SiteDocument } from "@daylit/site-engine";
import { valueAt, withValue } from "@daylit/site-engine/document/object-path.ts";
import { pathAfter } from "@daylit/site-engine/edit/changes/block-paths.ts";
import { withRepairs } from "@daylit/site-engine/edit/changes/set-aside.ts";
import { mergedRecord, withoutOwn } from "../../../workspace/store/record/merge.ts";
import type { WorkspaceRecord } from "../../../workspace/store/record/record.ts";
import type { Workspace } from "../../../workspace/store/workspace.ts";
import type { Session, Snapshot } from "./session.ts";

const nothing: readonly Repair[] = [];

/** What was set aside in a record; the same list every time. */
export const setAsideIn = ({ record }: Workspace): readonly Repair[] => record.setAside ?? nothing;

type Known = Pick<Snapshot, "repairs" | "origin"> & { site: Snapshot["site"] | undefined };

/** The record with a session's site in it. The record calls the document `site`. */
function withSession(
  { setAside: _, ...record }: WorkspaceRecord,
  { site, repairs, origin }: Known,
): WorkspaceRecord {
  if (!site) return record;
  const { name } = site.business;
  return {
    ...record,
    site,
    ...(repairs.length > 0 ? { setAside: repairs } : {}),
    brand: site.theme.brand,
    ...(origin.layout ? { layout: origin.layout } : {}),
    // Example names stay with the document: the next layout would take them for the visitor's own.
    name: site.examples?.includes("name") ? "" : name,
  };
}

/** Another tab's site with the texts that are being written here as they are here. */
function withHeld(theirs: SiteDocument, { site, held }: Session): SiteDocument {
  return held.reduce((kept, path) => {
    const [mine, other] = [valueAt(site, path), valueAt(kept, path)];
    // What one of them does not have, or has in another place, is not put there.
    if (mine === undefined || other === undefined || pathAfter(site, kept, path) !== path)
      return kept;
    return JSON.stringify(mine) === JSON.stringify(other) ? kept : withValue(kept, path, mine);
  }, theirs);
}

/**
 * Writes each change of the session into the workspace, and shows what another tab has written in the
 * session once this one has changed nothing for `pause` ms. A text that is being written is not shown
 * before that has ended, however long its writer thinks: the next letter would stand in the other tab's
 * words. Returns a function that stops both.
 */
export function autosave(current: Workspace, session: Session, pause = 1200): () => void {
  /** What the record holds, and what of the session is in it: after reading, two copies of one site. */
  let held = current.record;
  let known: Known = {
    site: held.site === undefined ? undefined : session.site,
    repairs: setAsideIn(current),
    origin: session.now.origin,
  };
  let changed = Number.NEGATIVE_INFINITY;
  /** Another tab has written what the session does not show yet. */
  let isBehind = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const { id } = held;

  function handOn() {
    const { site, repairs, origin } = session.now;
    if (isBehind && session.held.length === 0) catchUp();
    if (site === known.site && repairs === known.repairs) return;
    if (current.record.id !== id) return;
    const base = known;
    known = { site, repairs, origin };
    changed = performance.now();
    current.change((record) => {
      const mine = withSession(record, known);
      return isBehind ? mergedRecord(withSession(record, base), mine, record) : mine;
    });
  }

  function follow() {
    const { record } = current;
    const same = record.site === held.site && record.setAside === held.setAside;
    held = record;
    // What was handed on comes back as it is.
    if (record.id !== id || same || record.site === known.site) return;
    isBehind = true;
    catchUp();
  }

  function catchUp() {
    clearTimeout(timer);
    const left = changed + pause - performance.now();
    timer = setTimeout(left > 0 ? catchUp : adopt, Math.max(left, 0));
  }

  function adopt() {
    const { record } = current;
    if (record.id !== id) return;
    const reading = readValue(record.site);
    if (!reading.site) return;
    const site = withHeld(reading.site, session);
    isBehind = site !== reading.site;
    const repairs = withRepairs(withoutOwn(setAsideIn(current), reading.site), reading.repairs);
    const origin = { ...session.now.origin, layout: record.layout };
    // Mark as saved before replacing, or our own subscriber writes it again and takes the lock.
    known = { site, repairs, origin };
    session.follow(site, origin, repairs);
  }

  const leave = session.subscribe(handOn);
  const unfollow = current.subscribe(follow);
  // What had to be repaired to open it is kept at once, with the words that did not fit.
  handOn();

  return () => {
    clearTimeout(timer);
    leave();
    unfollow();
  };
}
