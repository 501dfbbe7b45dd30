import {
  type Project,
  type Reading,
  type Repair,
  readProject,
  readValue,
} from "@daylit/site-engine";
import type { Current } from "../../workspace/store/current.ts";
import { withKnown } from "../store/prefill.ts";
import { withSend } from "./calling.ts";
import { startAnswer } from "./start-address.ts";

export class NotOpened extends Error {}

/** A site and what had to be repaired in it. */
export type Found = { project: Project; repairs: readonly Repair[] };

/** What was read, or the reason why it is no site. */
export function siteIn(reading: Reading): Found {
  if (reading.project) return reading;
  throw new NotOpened(reading.problems[0]?.words);
}

export async function fetchStart(id: string): Promise<Project> {
  const response = await startAnswer(id);
  if (!response?.ok)
    throw new NotOpened("This beginning could not be fetched. Are you online? Try again.");
  return siteIn(readProject(await response.text())).project;
}

/** Puts a site into the visitor's project; one that holds a site already is left alone. */
export async function beginWith(
  current: Current,
  project: Project,
  layout?: string,
  { asItIs = false, byPlan = false } = {},
) {
  const { record } = current;
  const known = record.site === undefined || byPlan ? record : { ...record, name: "" };
  if (record.site !== undefined) await current.create("");
  const site = asItIs ? project : await withKnown(project, known, byPlan);
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

/** `send`: what a calling wants on the button of its form. */
export async function beginFromLayout(current: Current, id: string, byPlan = false, send = "") {
  const project = await fetchStart(id);
  await beginWith(current, send ? withSend(project, send) : project, layoutOf(id), { byPlan });
}

/** The site of the project at hand, repaired where it has to be: storage may hold anything. */
export const siteOf = ({ record }: Current): Found => siteIn(readValue(record.site));
