import { type Project, readProject, readValue } from "@daylit/site-engine";
import type { Current } from "../../workspace/store/current.ts";
import { withKnown } from "../store/prefill.ts";
import { startAnswer } from "./start-address.ts";

export class NotOpened extends Error {}

/** What was read, or the reasons as one sentence. */
export function projectIn(reading: ReturnType<typeof readValue>): Project {
  if (reading.project) return reading.project;
  const [first] = reading.problems;
  const more = reading.problems.length - 1;
  throw new NotOpened(
    `${first?.path ? `${first.path}: ` : ""}${first?.words ?? "This is no project."}${more > 0 ? ` And ${more} more.` : ""}`,
  );
}

export async function fetchStart(id: string): Promise<Project> {
  const response = await startAnswer(id);
  if (!response?.ok)
    throw new NotOpened("This beginning could not be fetched. Are you online? Try again.");
  return projectIn(readProject(await response.text()));
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

export const beginFromLayout = async (current: Current, id: string, byPlan = false) =>
  beginWith(current, await fetchStart(id), layoutOf(id), { byPlan });

/** The site of the project at hand, checked: storage may hold anything. */
export const siteOf = ({ record }: Current): Project => projectIn(readValue(record.site));
