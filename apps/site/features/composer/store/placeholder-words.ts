import { type Finding, placeholderKey, type SiteDocument } from "@daylit/site-engine";
import { valueAt } from "./object-path.ts";

/** The text that a finding is about, if it is about one. */
export function textOf(site: SiteDocument, { about, path }: Finding): string | undefined {
  if (about !== "lent" && about !== "length") return undefined;
  const text = valueAt(site, path);
  return typeof text === "string" ? text.trim() : undefined;
}

/** An example that says the right thing: from now on the words are the visitor's, wherever they stand. */
export const withKept = (site: SiteDocument, text: string): SiteDocument => ({
  ...site,
  lent: site.lent.filter((mark) => mark !== placeholderKey(text)),
});
