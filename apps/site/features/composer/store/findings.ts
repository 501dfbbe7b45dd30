import { check, type Finding, type SiteDocument, type Weights } from "@daylit/site-engine";

export const findingsOf = (site: SiteDocument, weights: Weights = []): Finding[] =>
  check(site, undefined, weights);

/** What is left to do; what is only good to know is not. */
export const openFindings = (site: SiteDocument): Finding[] =>
  findingsOf(site).filter(({ level }) => level !== "note");
