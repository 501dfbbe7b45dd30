import { type Finding, placeholderKey, type SiteDocument } from "@daylit/site-engine";
import { valueAt } from "./changes/object-path.ts";

/** The text that a finding is about, if it is about one. */
export function textOf(site: SiteDocument, { about, path }: Finding): string | undefined {
  if (about !== "lent" && about !== "length") return undefined;
  const text = valueAt(site, path);
  return typeof text === "string" ? text.trim() : undefined;
}

/** The visitor keeps a placeholder text: from now on it counts as their own, wherever it stands. */
export const withOwnText = (site: SiteDocument, text: string): SiteDocument => ({
  ...site,
  lent: site.lent.filter((mark) => mark !== placeholderKey(text)),
});
