import { storedValue } from "../../../model/browser/local-storage.ts";
import { line } from "../../../model/unknown-values.ts";

const most = 6;
const longest = 80;

/** Reads back texts alone, whatever else may stand there. */
export const acceptSearches = (value: unknown): readonly string[] | undefined =>
  Array.isArray(value)
    ? value.flatMap((entry) => line(entry, longest)?.trim() || []).slice(0, most)
    : undefined;

/** What was looked for and followed before, newest first, in this browser only. */
export const recentSearches = storedValue<readonly string[]>({
  key: "daylit-searches",
  version: 1,
  accept: acceptSearches,
});

export const remember = (recent: readonly string[], query: string): readonly string[] => {
  const now = query.trim().slice(0, longest);
  if (!now) return recent;
  const others = recent.filter((entry) => entry.toLowerCase() !== now.toLowerCase());
  return [now, ...others].slice(0, most);
};
