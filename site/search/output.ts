/** What the build needs of the search; the sources behind it are read with Vite. */
export { readDrafts } from "./drafts.ts";
export { makeFiles } from "./files.ts";
export { listOf } from "./list.ts";
