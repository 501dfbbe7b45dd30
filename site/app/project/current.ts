import { wouldLose } from "./keeping.ts";
import { Project } from "./project.ts";
import { Store } from "./store.ts";

export type Current = Project;

let opened: Promise<Current> | undefined;

/** The project that this page works on; every tool of the page gets the same one. */
export function open(): Promise<Current> {
  opened ??= begin();
  return opened;
}

async function begin(): Promise<Current> {
  const store = await Store.open().catch(() => undefined);
  const current = await Project.open(store);
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) void current.flush();
  });
  addEventListener("pagehide", () => current.pause());
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) void current.resume();
  });
  // Said before leaving, in the browser's own words: no page may choose them.
  addEventListener("beforeunload", (event) => {
    if (wouldLose(current.keeping)) event.preventDefault();
  });
  return current;
}
