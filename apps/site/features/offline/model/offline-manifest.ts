/** What "save all documentation" consists of; the build writes it. */
export type SavedSet = {
  /** Changes with the content of any file. */
  version: string;
  pages: number;
  /** Bytes to download, compressed as they are sent. */
  sent: number;
  /** Bytes on the visitor's device. */
  kept: number;
  files: readonly (readonly [address: string, sent: number])[];
};

const isFile = (value: unknown): value is SavedSet["files"][number] =>
  Array.isArray(value) && typeof value[0] === "string" && typeof value[1] === "number";

/** Checks what came from the network or out of a cache. */
export function readSavedSet(value: unknown): SavedSet | undefined {
  const set = value as Partial<SavedSet> | null;
  const numbers = [set?.pages, set?.sent, set?.kept];
  if (typeof set?.version !== "string" || !numbers.every((n) => typeof n === "number")) return;
  return Array.isArray(set.files) && set.files.every(isFile) ? (set as SavedSet) : undefined;
}
