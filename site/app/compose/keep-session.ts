import { isLent, readValue } from "@daylit/sites";
import type { Current } from "../project/current.ts";
import type { Session } from "./session.ts";

/**
 * Keeps the project record in step with the session: each change is handed on at once, and what
 * another window has written comes in. Gives a function that ends it.
 */
export function keepSession(current: Current, session: Session): () => void {
  let handed: unknown = current.record.site;
  const id = current.record.id;

  const leave = session.subscribe(() => {
    const { project } = session;
    if (project === handed || current.record.id !== id) return;
    handed = project;
    const { name } = project.business;
    current.change((record) => ({
      ...record,
      site: project,
      brand: project.theme.brand,
      ...(name && !isLent(project, name) ? { name } : {}),
    }));
    handed = current.record.site;
  });

  const unfollow = current.subscribe(() => {
    const { record } = current;
    if (record.id !== id || record.site === handed) return;
    handed = record.site;
    const { project } = readValue(record.site);
    if (project) session.replace(project);
  });

  return () => {
    leave();
    unfollow();
  };
}
