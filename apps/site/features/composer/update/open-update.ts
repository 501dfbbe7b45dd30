import { fingerprintOf, readValue, type SiteDocument } from "@daylit/site-engine";
import type { Current } from "../../workspace/store/current.ts";
import type { WorkspaceRecord } from "../../workspace/store/record/record.ts";
import { isPublished, withPublished } from "../home/published.ts";
import { type Found, NotOpened, siteOf, startWith } from "../home/start.ts";
import type { FileShelf } from "../images/own-files.ts";
import { openedAddress } from "../open/live-site.ts";
import type { Opened } from "../open/opened-file.ts";
import { siteAddress } from "../open/site-address.ts";
import { setAsideIn } from "../store/autosave.ts";
import { withRepairs } from "../store/changes/set-aside.ts";
import { createSession, type Session } from "../store/session.ts";

/** A site that is open for a quick update, and its document as it was last seen online. */
export type Updating = { session: Session; online?: SiteDocument; note?: string };

/** What was found at an address, before the visitor has said what to do with it. */
export type FoundOnline = {
  opened: Opened;
  /** The site of this browser that has the same address. */
  here?: WorkspaceRecord;
  /** It has changes that were never downloaded. */
  changed: boolean;
};

export const shelfOf = (current: Current): FileShelf => ({
  keep: (blob) => current.putFile(blob),
  file: (hash) => current.file(hash),
});

const addressIn = ({ site }: WorkspaceRecord) => {
  const { address } = (site ?? {}) as { address?: unknown };
  return typeof address === "string" ? siteAddress(address) : undefined;
};

/** The site of this browser that is at an address. */
export async function siteHere(current: Current, address: string | undefined) {
  const known = address && siteAddress(address);
  return known ? (await current.list()).find((record) => addressIn(record) === known) : undefined;
}

/** Reads the site at an address, and finds out whether this browser has it already. */
export async function lookOnline(current: Current, typed: string): Promise<FoundOnline> {
  const opened = await openedAddress(typed, shelfOf(current));
  const here = await siteHere(current, opened.site.address);
  const changed = here !== undefined && !isPublished({ record: here }, opened.site);
  return { opened: { ...opened, at: typed }, ...(here ? { here } : {}), changed };
}

const withOnline = ({ site }: Opened) => {
  const fingerprint = fingerprintOf(site);
  return (record: WorkspaceRecord): WorkspaceRecord => ({
    ...withPublished(record, fingerprint),
    online: site,
  });
};

/** Begins with the version online: in the place of the one here, or beside other sites. */
export async function takeOnline(
  current: Current,
  { opened, here, changed }: FoundOnline,
): Promise<Updating> {
  const renew = here !== undefined && !changed && (await current.switchTo(here.id));
  await startWith(current, opened.site, undefined, { asItIs: true, renew });
  current.change(withOnline(opened));
  return enter(current, opened.repairs, opened.note);
}

/** Goes on with the version here; what is online is known all the same. */
export async function keepHere(current: Current, { opened, here }: FoundOnline): Promise<Updating> {
  if (!here || !(await current.switchTo(here.id)))
    throw new NotOpened("This site is no longer in this browser.");
  current.change((record) => ({ ...record, online: opened.site }));
  return enter(current);
}

/** Without a connection: the version here, as it was left. */
export async function openHere(current: Current, { id }: WorkspaceRecord): Promise<Updating> {
  if (!(await current.switchTo(id))) throw new NotOpened("This site is no longer in this browser.");
  return enter(current);
}

function enter(current: Current, told: Found["repairs"] = [], note?: string): Updating {
  const { site, repairs } = siteOf(current);
  const { layout, online } = current.record;
  const aside = withRepairs(setAsideIn(current), [...told, ...repairs]);
  const known = online === undefined ? undefined : readValue(online).site;
  return {
    session: createSession(site, { layout }, undefined, aside),
    ...(known ? { online: known } : {}),
    ...(note ? { note } : {}),
  };
}
