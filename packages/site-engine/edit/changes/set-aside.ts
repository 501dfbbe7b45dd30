import type { Repair } from "@daylit/layouts/schema/read/problem.ts";

/** Characters that are kept for one place: more than any page holds. */
const longest = 200_000;

/**
 * What did not fit until now and what does not fit now. Words of the same place stay in one piece:
 * what is pushed out of a full field stood before what was pushed out of it earlier.
 */
export const withRepairs = (
  known: readonly Repair[],
  found: readonly Repair[],
): readonly Repair[] =>
  found
    // Nobody misses characters that cannot be seen.
    .filter(({ kind }) => kind !== "cleaned")
    .reduce((list, repair) => {
      const old = list.find(({ path, kind }) => path === repair.path && kind === repair.kind);
      // A file that is opened once more is the whole of it.
      const before = repair.kind === "handmade" ? "" : (old?.rest ?? "");
      const rest = `${repair.rest ?? ""}${before}`.slice(0, longest);
      return [...list.filter((other) => other !== old), { ...repair, ...(rest ? { rest } : {}) }];
    }, known);
