import {
  type Reading,
  type Repair,
  readSite,
  readValue,
  type SiteDocument,
} from "@daylit/site-engine";
import { withValue } from "@daylit/site-engine/document/object-path.ts";
import { withFacts } from "@daylit/site-engine/edit/changes/facts.ts";
import { line } from "../../../model/unknown-values.ts";
import { recordLimits, type WorkspaceRecord } from "../../../workspace/store/record/record.ts";
import type { Workspace } from "../../../workspace/store/workspace.ts";
import { t } from "../messages/t.ts";
import { withPrefill } from "../store/start/prefill.ts";
import { startResponse } from "./start-address.ts";

export class OpenError extends Error {}

/** A site and what had to be repaired in it. */
export type LoadedSite = { site: SiteDocument; repairs: readonly Repair[] };

/** The site that was read; throws the reason why it is not one. */
export function siteIn(reading: Reading): LoadedSite {
  if (reading.site) return reading;
  throw new OpenError(reading.problems[0]?.words);
}

export async function fetchStart(id: string): Promise<SiteDocument> {
  const response = await startResponse(id);
  if (!response?.ok)
    throw new OpenError(t`This layout could not be loaded. Are you online? Try again.`);
  return siteIn(readSite(await response.text())).site;
}

/**
 * Puts a site document into the visitor's workspace. One that holds a site already is left alone; with
 * `renew` the site replaces it, and the earlier one can be brought back.
 */
export async function startWith(
  current: Workspace,
  siteDocument: SiteDocument,
  layout?: string,
  { asItIs = false, byPlan = false, renew = false, named = false } = {},
) {
  const { record } = current;
  const before = record.site === undefined || byPlan ? record : { ...record, name: "" };
  // What the visitor has just said counts more than what another tool knows.
  const known = named && siteDocument.business.name ? { ...before, name: "" } : before;
  if (record.site !== undefined && !renew) await current.create("");
  const site = asItIs ? siteDocument : await withPrefill(siteDocument, known, byPlan);
  current.change((before) => ({
    ...before,
    ...(renew && before.site !== undefined ? { earlier: before.site } : {}),
    site,
    ...(known.brand && !asItIs ? { brand: known.brand } : {}),
    ...(named && siteDocument.business.name ? { name: siteDocument.business.name } : {}),
    // A site that was opened keeps its own name and colour.
    ...(asItIs ? { name: site.business.name, brand: site.theme.brand } : {}),
    ...(layout ? { layout } : {}),
    // A second site from the same plan: what was gathered for it belongs to both.
    ...(byPlan ? { plan: known.plan, words: known.words, desk: known.desk } : {}),
  }));
}

/** "food-0001-2" → "food-0001": a layout without what was chosen about it. */
export const layoutOf = (id: string) => /^[a-z]+-\d{4}/.exec(id)?.[0];

export async function startFromLayout(current: Workspace, id: string, byPlan = false) {
  await startWith(current, await fetchStart(id), layoutOf(id), { byPlan });
}

/** The site with the name and the colour that another tool gave it. A copy keeps the name of its original. */
function withGiven(
  site: SiteDocument,
  { name, brand }: Pick<WorkspaceRecord, "name" | "brand">,
): SiteDocument {
  const own = line(site.business.name, recordLimits.name);
  const known = name === own || name.startsWith(t`${own}, copy`) || !name.trim();
  const named = known ? site : withFacts(site, { name: name.trim() });
  return brand && brand !== site.theme.brand ? withValue(named, "theme.brand", brand) : named;
}

/** Puts the version that was replaced last in the place of the present one, which can be brought back then. */
export async function bringBackEarlier(current: Workspace) {
  const { site } = siteIn(readValue(current.record.earlier));
  await startWith(current, site, undefined, { asItIs: true, renew: true });
}

/** The site of the open workspace, repaired where it has to be: storage may hold anything. */
export function siteOf({ record }: Workspace): LoadedSite {
  const { site, repairs } = siteIn(readValue(record.site));
  return { site: withGiven(site, record), repairs };
}
