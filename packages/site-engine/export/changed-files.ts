import type { Files } from "../build/build.ts";

/** What has to be uploaded, and what can be deleted, to make one version of a site the other. */
type FileChanges = { changed: Files; removed: readonly string[] };

const equal = (one: string | Uint8Array | undefined, other: string | Uint8Array): boolean => {
  if (one === undefined || typeof one !== typeof other) return false;
  if (typeof one === "string" || typeof other === "string") return one === other;
  return one.length === other.length && one.every((byte, at) => byte === other[at]);
};

export const changedFiles = (before: Files, after: Files): FileChanges => ({
  changed: new Map([...after].filter(([name, content]) => !equal(before.get(name), content))),
  removed: [...before.keys()].filter((name) => !after.has(name)),
});
