import { type Fingerprint, fingerprintOf, readValue, type SiteDocument } from "@daylit/site-engine";
import { recordLimits, type WorkspaceRecord } from "../../workspace/store/record/record.ts";

const same = (one: Fingerprint, other: Fingerprint) =>
  one.rest === other.rest && `${one.texts}` === `${other.texts}`;

/** Remembers a version of the site that was downloaded or opened. */
export const withPublished = (record: WorkspaceRecord, version: Fingerprint): WorkspaceRecord => ({
  ...record,
  published: [...(record.published ?? []).filter((known) => !same(known, version)), version].slice(
    -recordLimits.published,
  ),
});

/** Whether the open workspace has this very site, in a version that went online: nothing would be lost. */
export function isPublished(
  { record }: { record: WorkspaceRecord },
  { address }: SiteDocument,
): boolean {
  if (record.site === undefined || !address) return false;
  const { site } = readValue(record.site);
  if (site?.address !== address) return false;
  const now = fingerprintOf(site);
  return (record.published ?? []).some((known) => same(known, now));
}
