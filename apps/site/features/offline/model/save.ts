import { withBase } from "../../../model/base-path/base-path.ts";
import { matchesDigest, withDigest } from "./integrity.ts";
import { offlineManifestPath, savedPrefix, saveHeader } from "./names.ts";
import type { OfflineManifest } from "./offline-manifest.ts";

/** Full: the browser has no room. Failed: a file did not come. Stopped: the visitor changed their mind. */
export type SaveResult = "saved" | "full" | "failed" | "stopped";

type SaveWays = {
  storage: CacheStorage;
  fetch: typeof globalThis.fetch;
  signal: AbortSignal;
  /** Bytes of the download that are done. */
  onProgress: (bytes: number) => void;
};

const atOnce = 6;

/** Firefox has a name of its own for it. */
const isFull = (error: unknown) =>
  /^(QuotaExceededError|NS_ERROR_FILE_NO_DEVICE_SPACE)$/.test((error as Error | null)?.name ?? "");

/**
 * Saves every file of the set. What is there already, from an earlier try or unchanged since the
 * last version, is not loaded again. The list of files goes in last: with it the set is whole.
 */
export async function save(set: OfflineManifest, ways: SaveWays): Promise<SaveResult> {
  const { storage, signal, onProgress } = ways;
  const name = savedPrefix + set.version;
  const left = [...set.files];
  let done = 0;
  try {
    const cache = await storage.open(name);
    const worker = async () => {
      for (let file = left.shift(); file; file = left.shift()) {
        const [address, bytes] = file;
        signal.throwIfAborted();
        const there = await cache.match(withBase(address));
        if (!there || !(await matchesDigest(there)))
          await cache.put(withBase(address), await load(address, ways));
        done += bytes;
        onProgress(done);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
    await cache.put(
      withBase(offlineManifestPath),
      await withDigest(new Response(JSON.stringify(set))),
    );
    const older = (await storage.keys()).filter((n) => n.startsWith(savedPrefix) && n !== name);
    await Promise.all(older.map((n) => storage.delete(n)));
    return "saved";
  } catch (error) {
    left.length = 0; // the others stop after the file they are at
    if (signal.aborted) return "stopped";
    if (!isFull(error)) return "failed";
    // A part of it helps nobody and takes the room of what does.
    await storage.delete(name).catch(() => false);
    return "full";
  }
}

async function load(address: string, { storage, fetch, signal }: SaveWays): Promise<Response> {
  // A name that changes with its content may be taken from anywhere.
  const known = /-[\w-]{8}\.\w+$/.test(address)
    ? await storage.match(withBase(address))
    : undefined;
  if (known && (await matchesDigest(known))) return known;
  const response = await fetch(withBase(address), { signal, headers: { [saveHeader]: "1" } });
  if (!response.ok || response.redirected) throw new Error(`${address}: ${response.status}`);
  return withDigest(response);
}

/** Whether the browser says it has room for it; where it says nothing, it is tried. */
export function hasRoom(
  { kept }: OfflineManifest,
  { quota, usage = 0 }: StorageEstimate = {},
): boolean {
  return quota === undefined || quota - usage > kept;
}
