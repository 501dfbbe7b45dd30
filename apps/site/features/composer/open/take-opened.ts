import { fingerprintOf, type SiteDocument, withPrivateWords } from "@daylit/site-engine";
import type { WorkspaceRecord } from "../../../workspace/store/record/record.ts";
import type { Workspace } from "../../../workspace/store/workspace.ts";
import { hasVersion, isUnchanged, withPublished } from "../home/published.ts";
import { siteOf, startWith } from "../home/start-site.ts";
import { t } from "../messages/t.ts";
import type { OpenedFile } from "./opened-file.ts";
import { addressOf, isFromItsAddress, siteAddress } from "./site-address.ts";

/** The sites of this browser with this address, in the order in which they came: strangers’ come later. */
export const sitesAt = async (current: Workspace, address: string): Promise<WorkspaceRecord[]> => {
  const wantedAddress = siteAddress(address);
  const all = await current.list();
  return all
    .filter(({ site }) => wantedAddress !== undefined && addressOf(site) === wantedAddress)
    .sort((one, other) => one.made - other.made);
};

/** `replaced`: the version that was here before. */
export type Arrival = { replaced?: SiteDocument; note?: string };

/**
 * Puts an opened site among those of this browser. Only the same site, read from its own address, takes
 * the place of one that has no changes of its own; any other is added beside it.
 */
export async function takeOpened(current: Workspace, opened: OpenedFile): Promise<Arrival> {
  const { site, note } = opened;
  const version = fingerprintOf(site);
  const here = await sitesAt(current, site.address ?? "");
  const same = here.find((record) => hasVersion(record, version));
  const [own] = isFromItsAddress(opened) ? here.slice(0, 1).filter(isUnchanged) : [];
  const known = same ?? own;
  const renew = known !== undefined && (await current.switchTo(known.id));
  const replaced = renew && !same ? siteOf(current).site : undefined;
  if (!renew || replaced) {
    const whole = replaced ? withPrivateWords(site, replaced) : site;
    await startWith(current, whole, undefined, { asItIs: true, renew });
  }
  current.change((before) => withPublished(before, version));
  const merged = replaced
    ? t`This is the version online. Undo brings back the one from this browser.`
    : here.length > 0 && !renew
      ? t`A site with this address was in this browser already. It hasn’t changed: both are under “Your sites”.`
      : "";
  const words = [merged, note].filter(Boolean).join(" ");
  return { ...(replaced ? { replaced } : {}), ...(words ? { note: words } : {}) };
}
