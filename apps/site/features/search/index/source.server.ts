import { readDrafts } from "./drafts.ts";
import { type IndexFiles, makeFiles } from "./files.ts";
import { listOf } from "./list.ts";

let made: { index: IndexFiles; list: ReturnType<typeof listOf> } | undefined;

/** Made once; in development this module is reloaded when something has changed. */
function make() {
  if (made) return made;
  const drafts = readDrafts();
  made = { index: makeFiles(drafts), list: listOf(drafts) };
  return made;
}

export const searchIndex = () => make().index;
export const searchList = () => make().list;
