import { pages } from "../../model/pages.ts";

const known = new Set(pages.map(({ path }) => path));

/** What a line of the changelog is about, by its first telling word. */
const subjects: readonly [RegExp, string][] = [
  [/\bguides?\b|\bdesk\b|\bcolour tool\b/i, "/guides"],
  [/\byour project\b/i, "/your-project"],
  [/\blayouts?\b|\bcatalogue\b/i, "/layouts"],
  [/\bpictures?\b/i, "/pictures"],
  [/\bclient sites\b|\bprojects\b/i, "/projects"],
  [/\bdocumentation\b|\bchapters?\b|\bgetting started\b|\bmatrix\b/i, "/documentation"],
  [/\bsearch\b/i, "/search"],
  [/\bplanner\b|\bpackages\b/i, "/packages"],
  [/\breference\b|\bframework\b|\bstylesheets?\b|\bthe package\b/i, "/stylesheet"],
  [/\boffline\b|\binstalled\b/i, "/offline"],
];

/** Where a reader of the feed finds what a line tells of: an address that it names, or its subject's. */
export function placeOf(line: string): string {
  const named = [...line.matchAll(/`(\/[\w/-]+)`/g)].find(([, path = ""]) => known.has(path));
  if (named?.[1]) return named[1];
  const found = subjects
    .map(([words, path]) => ({ path, at: line.search(words) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at);
  return found[0]?.path ?? "/";
}
