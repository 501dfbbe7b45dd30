import { fingerprintOf, readValue, type SiteDocument } from "@daylit/site-engine";
import { withRepairs } from "@daylit/site-engine/edit/changes/set-aside.ts";
import type { WorkspaceRecord } from "../../../workspace/store/record/record.ts";
import type { Workspace } from "../../../workspace/store/workspace.ts";
import { hasVersion, isUnchanged } from "../home/published.ts";
import { type LoadedSite, OpenError, siteOf } from "../home/start-site.ts";
import type { FileShelf } from "../images/own-files.ts";
import { t } from "../messages/t.ts";
import { foundAt, withLiveFiles } from "../open/live-site.ts";
import { type OpenedFile, openedFile } from "../open/opened-file.ts";
import { isFromItsAddress } from "../open/site-address.ts";
import { sitesAt, takeOpened } from "../open/take-opened.ts";
import { setAsideIn } from "../store/autosave.ts";
import { type Session, sessionOf } from "../store/session.ts";

/** A site that is open for a quick update, and its document as it was last seen online. */
export type Updating = { session: Session; online?: SiteDocument; note?: string };

/** What was found at an address, before the visitor has said what to do with it. */
export type FoundOnline = {
  opened: OpenedFile;
  /** The site of this browser that has the same address. */
  here?: WorkspaceRecord;
  /** It has changes that were never downloaded. */
  changed: boolean;
};

export const shelfOf = (current: Workspace): FileShelf => ({
  keep: (blob) => current.putFile(blob),
  file: (hash) => current.file(hash),
});

/** Reads the document of the site at an address, and finds out whether this browser has it already. */
export async function lookOnline(current: Workspace, typed: string): Promise<FoundOnline> {
  const opened = await foundAt(typed);
  const [here] = isFromItsAddress(opened) ? await sitesAt(current, opened.at) : [];
  const changed =
    here !== undefined && !isUnchanged(here) && !hasVersion(here, fingerprintOf(opened.site));
  return { opened, ...(here ? { here } : {}), changed };
}

/** Begins with the version online: in the place of the one here, or beside other sites. */
export async function takeOnline(current: Workspace, found: FoundOnline): Promise<Updating> {
  const opened = await withLiveFiles(found.opened, shelfOf(current));
  const { note, replaced } = await takeOpened(current, opened);
  current.change((record) => ({ ...record, online: opened.online ?? opened.site }));
  return enter(current, opened.repairs, note, replaced);
}

/** Goes on with the version here; what is online is known all the same. */
export async function keepHere(
  current: Workspace,
  { opened, here }: FoundOnline,
): Promise<Updating> {
  if (!here || !(await current.switchTo(here.id)))
    throw new OpenError(t`This site is no longer in this browser.`);
  current.change((record) => ({ ...record, online: opened.online ?? opened.site }));
  return enter(current);
}

/** Begins with a zip or a site.json that was downloaded: it is what this browser knows to be online. */
export async function openZip(current: Workspace, file: File): Promise<Updating> {
  const opened = await openedFile(file, shelfOf(current));
  const { note, replaced } = await takeOpened(current, opened);
  current.change((record) => ({ ...record, online: record.online ?? opened.site }));
  return enter(current, opened.repairs, note, replaced);
}

/** The site of this browser with this address. */
export const siteHere = async (current: Workspace, address: string) =>
  (await sitesAt(current, address))[0];

/** Without a connection: the version here, as it was left. */
export async function openHere(current: Workspace, { id }: WorkspaceRecord): Promise<Updating> {
  if (!(await current.switchTo(id)))
    throw new OpenError(t`This site is no longer in this browser.`);
  return enter(current);
}

function enter(
  current: Workspace,
  earlier: LoadedSite["repairs"] = [],
  note?: string,
  replaced?: SiteDocument,
): Updating {
  const { site, repairs } = siteOf(current);
  const { layout, online } = current.record;
  const aside = withRepairs(setAsideIn(current), [...earlier, ...repairs]);
  const known = online === undefined ? undefined : readValue(online).site;
  return {
    session: sessionOf(site, { layout }, aside, replaced),
    ...(known ? { online: known } : {}),
    ...(note ? { note } : {}),
  };
}
