import {
  type Reading,
  type Repair,
  readSite,
  readValue,
  type SiteDocument,
} from "@daylit/site-engine";
import type { Current } from "../../workspace/store/current.ts";
import { withPrefill } from "../store/start/prefill.ts";
import { startResponse } from "./start-address.ts";

export class NotOpened extends Error {}

/** A site and what had to be repaired in it. */
export type Found = { site: SiteDocument; repairs: readonly Repair[] };

/** The site that was read; throws the reason why it is not one. */
export function siteIn(reading: Reading): Found {
  if (reading.site) return reading;
  throw new NotOpened(reading.problems[0]?.words);
}

export async function fetchStart(id: string): Promise<SiteDocument> {
  const response = await startResponse(id);
  if (!response?.ok)
    throw new NotOpened("This layout could not be loaded. Are you online? Try again.");
  return siteIn(readSite(await response.text())).site;
}

/** Puts a site into the visitor's project; one that holds a site already is left alone. */
export async function startWith(
  current: Current,
  siteDocument: SiteDocument,
  layout?: string,
  { asItIs = false, byPlan = false } = {},
) {
  const { record } = current;
  const known = record.site === undefined || byPlan ? record : { ...record, name: "" };
  if (record.site !== undefined) await current.create("");
  const site = asItIs ? siteDocument : await withPrefill(siteDocument, known, byPlan);
  current.change((before) => ({
    ...before,
    site,
    ...(known.brand && !asItIs ? { brand: known.brand } : {}),
    ...(layout ? { layout } : {}),
    // A second site from the same plan: what was gathered for it belongs to both.
    ...(byPlan ? { plan: known.plan, words: known.words, desk: known.desk } : {}),
  }));
}

/** "food-0001-2" → "food-0001": a layout without what was chosen about it. */
export const layoutOf = (id: string) => /^[a-z]+-\d{4}/.exec(id)?.[0];

/** The site with a calling's own word on the button of its contact form. */
const withSend = (site: SiteDocument, send: string): SiteDocument => ({
  ...site,
  pages: site.pages.map(({ sections, ...page }) => ({
    ...page,
    sections:
      page.path === "/contact"
        ? sections.map((section) => ("send" in section ? { ...section, send } : section))
        : sections,
  })),
});

/** `send`: what a calling wants on the button of its form. */
export async function startFromLayout(current: Current, id: string, byPlan = false, send = "") {
  const site = await fetchStart(id);
  await startWith(current, send ? withSend(site, send) : site, layoutOf(id), { byPlan });
}

/** The site of the project at hand, repaired where it has to be: storage may hold anything. */
export const siteOf = ({ record }: Current): Found => siteIn(readValue(record.site));
