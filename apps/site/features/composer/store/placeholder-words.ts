import { type Finding, type SiteDocument, textsOfSite } from "@daylit/site-engine";

/** The text that a finding is about, if it is about one. */
export function textOf(site: SiteDocument, { about, path }: Finding): string | undefined {
  if (about !== "example" && about !== "length") return undefined;
  return textsOfSite(site)
    .find((text) => text.path === path)
    ?.text.trim();
}
