/** Pages that read sites of other hosts: their documents have a policy of their own. */
export const updatePath = "/update";
const paths: readonly string[] = ["/compose", updatePath];

export const readsOtherHosts = (path: string | undefined): boolean =>
  path !== undefined && paths.includes(path);
