import { isLent, readValue } from "@daylit/site-engine";
import type { Current } from "../../workspace/store/current.ts";
import type { Session } from "./session.ts";

/**
 * Keeps the project record in step with the session: each change is handed on at once, and what
 * another window has written comes in. Gives a function that ends it.
 */
export function keepSession(current: Current, session: Session): () => void {
  /** What the record holds, and what of the session is in it: after reading, two copies of one site. */
  let held: unknown = current.record.site;
  let known = held === undefined ? undefined : session.project;
  const id = current.record.id;

  const leave = session.subscribe(() => {
    const { project, origin } = session.now;
    if (project === known || current.record.id !== id) return;
    known = project;
    held = project;
    const { name } = project.business;
    current.change((record) => ({
      ...record,
      site: project,
      brand: project.theme.brand,
      ...(origin.layout ? { layout: origin.layout } : {}),
      ...(name && !isLent(project, name) ? { name } : {}),
    }));
    held = current.record.site;
  });

  const unfollow = current.subscribe(() => {
    const { record } = current;
    if (record.id !== id || record.site === held) return;
    held = record.site;
    const { project } = readValue(record.site);
    if (!project) return;
    // Known before it is told of: handing it back would take the turn from the window that types.
    known = project;
    session.replace(project, { ...session.now.origin, layout: record.layout });
  });

  return () => {
    leave();
    unfollow();
  };
}
