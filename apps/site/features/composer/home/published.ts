import { type Fingerprint, fingerprintOf, readValue } from "@daylit/site-engine";
import { recordLimits, type WorkspaceRecord } from "../../../workspace/store/record/record.ts";

const same = (one: Fingerprint, other: Fingerprint) =>
  one.rest === other.rest && `${one.texts}` === `${other.texts}`;

/** Remembers a version of the site that was downloaded or opened. */
export const withPublished = (record: WorkspaceRecord, version: Fingerprint): WorkspaceRecord => ({
  ...record,
  published: [...(record.published ?? []).filter((known) => !same(known, version)), version].slice(
    -recordLimits.published,
  ),
});

/** Whether the site of a record is one of these versions. */
export function hasVersion(record: WorkspaceRecord, ...versions: readonly Fingerprint[]): boolean {
  const { site } = readValue(record.site);
  const now = site && fingerprintOf(site);
  return now !== undefined && versions.some((version) => same(version, now));
}

/** Whether the site of a record is as it was downloaded or opened: nothing would be lost with it. */
export const isUnchanged = (record: WorkspaceRecord): boolean =>
  hasVersion(record, ...(record.published ?? []));
