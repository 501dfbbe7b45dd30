import { type Finding, markOf, type Project } from "@daylit/site-engine";
import { valueAt } from "./object-path.ts";

/** The text that a finding is about, if it is about one. */
export function textOf(project: Project, { about, path }: Finding): string | undefined {
  if (about !== "lent" && about !== "length") return undefined;
  const text = valueAt(project, path);
  return typeof text === "string" ? text.trim() : undefined;
}

/** An example that says the right thing: from now on the words are the visitor's, wherever they stand. */
export const withKept = (project: Project, text: string): Project => ({
  ...project,
  lent: project.lent.filter((mark) => mark !== markOf(text)),
});
