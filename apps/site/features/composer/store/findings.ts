import type { SiteDocument } from "@daylit/site-engine";
// By its own address: through the index it would be loaded with everything else.
import { check, type Finding, type Weights } from "@daylit/site-engine/document/check/check.ts";

export const findingsOf = (site: SiteDocument, weights: Weights = []): Finding[] =>
  check(site, undefined, weights);

/** What is left to do; what is only good to know is not. */
export const openFindings = (site: SiteDocument): Finding[] =>
  findingsOf(site).filter(({ level }) => level !== "note");

/** Our example texts and pictures that are still there aren’t faults. */
export const isExample = ({ about }: Finding): boolean => about.startsWith("example");
