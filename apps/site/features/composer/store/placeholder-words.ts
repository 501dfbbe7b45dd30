import type { Finding, SiteDocument } from "@daylit/site-engine";
import { valueAt } from "@daylit/site-engine/edit/changes/object-path.ts";

/** The text that a finding is about, if it is about one. */
export function textOf(site: SiteDocument, { about, path }: Finding): string | undefined {
  if (about !== "lent" && about !== "length") return undefined;
  const text = valueAt(site, path);
  return typeof text === "string" ? text.trim() : undefined;
}
