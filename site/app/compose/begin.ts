import { type Project, readProject, readValue } from "@daylit/sites";
import { at } from "../model/base.ts";
import type { Current } from "../project/current.ts";
import { withFacts } from "./facts.ts";
import { addPage } from "./pages.ts";
import { withValue } from "./place.ts";

/** A layout as a whole site, made at build time. */
export const startAddress = (id: string) => `/compose/${id}.json`;

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

async function fetchStart(id: string): Promise<Project> {
  const response = await fetch(at(startAddress(id))).catch(() => undefined);
  if (!response?.ok)
    throw new NotOpened("This beginning could not be fetched. Are you online? Try again.");
  return projectIn(readProject(await response.text()));
}

/** Pages of the plan that the layout does not bring; which sections they get is for the visitor to say. */
function withPlanned(project: Project, plan: Current["record"]["plan"]): Project {
  const known = new Set(project.pages.map(({ label }) => label.toLowerCase()));
  return (plan?.pages ?? [])
    .map(({ name }) => name.trim())
    .filter((name) => name && !known.has(name.toLowerCase()))
    .reduce((site, name) => addPage(site, name), project);
}

/** What the visitor has said elsewhere on the site is not asked for twice. */
function withKnown(project: Project, { name, brand, plan }: Current["record"]): Project {
  const coloured = brand ? withValue(project, "theme.brand", brand) : project;
  const planned = withPlanned(coloured, plan);
  return name.trim() ? withFacts(planned, { name: name.trim() }) : planned;
}

/** Puts a site into the visitor's project; one that holds a site already is left alone. */
export async function beginWith(
  current: Current,
  project: Project,
  layout?: string,
  { asItIs = false } = {},
) {
  const { record } = current;
  const known = record.site === undefined ? record : { ...record, name: "" };
  if (record.site !== undefined) await current.create("");
  const site = asItIs ? project : withKnown(project, known);
  current.change((before) => ({
    ...before,
    site,
    ...(known.brand && !asItIs ? { brand: known.brand } : {}),
    ...(layout ? { layout } : {}),
  }));
}

export const beginFromLayout = async (current: Current, id: string) =>
  beginWith(current, await fetchStart(id), /^[a-z]+-\d{4}/.exec(id)?.[0]);

/** The site of the project at hand, checked: storage may hold anything. */
export const siteOf = ({ record }: Current): Project => projectIn(readValue(record.site));
