import { type Finding, markOf, type Project } from "@daylit/sites";
import { valueAt } from "./place.ts";

/** The text that a finding is about, if it is about one. */
export function textOf(project: Project, { about, path }: Finding): string | undefined {
  if (about !== "lent" && about !== "length") return undefined;
  const text = valueAt(project, path);
  return typeof text === "string" ? text.trim() : undefined;
}

const most = 70;

/** A text in one row: whole words, as many as fit. */
export function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, " ");
  if (line.length <= most) return line;
  const cut = line.slice(0, most);
  return `${cut.slice(0, cut.lastIndexOf(" ") > most / 2 ? cut.lastIndexOf(" ") : most)} …`;
}

/** An example that says the right thing: from now on the words are the visitor's, wherever they stand. */
export const withKept = (project: Project, text: string): Project => ({
  ...project,
  lent: project.lent.filter((mark) => mark !== markOf(text)),
});
