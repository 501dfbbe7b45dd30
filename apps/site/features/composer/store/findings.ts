import { check, type Finding, type Project, type Weights } from "@daylit/site-engine";
import { offer } from "../../../model/offer.ts";

export const findingsOf = (project: Project, weights: Weights = []): Finding[] =>
  check(project, offer, weights);

/** What is left to do; what is only good to know is not. */
export const openFindings = (project: Project): Finding[] =>
  findingsOf(project).filter(({ level }) => level !== "note");
