/**
 * The project is opened to change it, not to look at it. Without a connection its code may not be there:
 * what was chosen stays in the summary, and the next page that opens the workspace takes it over.
 */
export function saveChoice() {
  import("../../workspace/store/current.ts").then(
    ({ openWorkspace }) => openWorkspace(),
    () => {},
  );
}
