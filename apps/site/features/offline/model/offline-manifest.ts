/** What "save all documentation" consists of; the build writes it. */
export type OfflineManifest = {
  /** Changes with the content of any file. */
  version: string;
  pages: number;
  /** Bytes to download, as they are sent: compressed, but for a preview on this machine. */
  sent: number;
  /** Bytes on the visitor's device. */
  kept: number;
  files: readonly (readonly [address: string, sent: number])[];
};

const isFile = (value: unknown): value is OfflineManifest["files"][number] =>
  Array.isArray(value) && typeof value[0] === "string" && typeof value[1] === "number";

/** Checks what came from the network or out of a cache. */
export function readManifest(value: unknown): OfflineManifest | undefined {
  const set = value as Partial<OfflineManifest> | null;
  const numbers = [set?.pages, set?.sent, set?.kept];
  if (typeof set?.version !== "string" || !numbers.every((n) => typeof n === "number")) return;
  return Array.isArray(set.files) && set.files.every(isFile) ? (set as OfflineManifest) : undefined;
}
