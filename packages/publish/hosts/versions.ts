import type { Version } from "../host.ts";

/** Commits as versions of a site, the newest first. */
export const versionsOf = (commits: readonly Omit<Version, "current">[]): Version[] =>
  commits
    .map((commit, index) => ({
      ...commit,
      words: commit.words.split("\n")[0] ?? "",
      current: index === 0,
    }))
    // A new repository begins with a readme: brought back, it would take the site offline.
    .filter(({ words, current }) => current || words !== "Initial commit");
