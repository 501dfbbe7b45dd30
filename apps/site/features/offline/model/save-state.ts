import { stripBase, withBase } from "../../../model/base-path/base-path.ts";
import { cacheOf } from "./addresses.ts";
import { cacheNames, offlineManifestPath, savedPrefix } from "./names.ts";
import { type OfflineManifest, readManifest } from "./offline-manifest.ts";

/** The browser's caches, or undefined where they are denied: private windows, broken profiles. */
export async function openStorage(): Promise<CacheStorage | undefined> {
  try {
    await caches.keys();
    return caches;
  } catch {
    return undefined;
  }
}

const savedNames = async (storage: CacheStorage) =>
  (await storage.keys()).filter((name) => name.startsWith(savedPrefix));

/** The documentation as it was saved last; its own list is written when everything else is there. */
export async function savedManifest(storage: CacheStorage): Promise<OfflineManifest | undefined> {
  for (const name of await savedNames(storage)) {
    const list = await (await storage.open(name)).match(withBase(offlineManifestPath));
    const set = list && readManifest(await list.json().catch(() => undefined));
    if (set) return set;
  }
  return undefined;
}

/** The paths of all pages that open without a connection, each once, in alphabetical order. */
export async function cachedPaths(storage: CacheStorage): Promise<string[]> {
  const names = [cacheNames.pages, ...(await savedNames(storage))];
  const paths = new Set<string>();
  for (const name of names) {
    if (!(await storage.has(name))) continue;
    for (const { url } of await (await storage.open(name)).keys()) {
      const path = stripBase(new URL(url).pathname);
      if (path && cacheOf(path) === "pages") paths.add(path);
    }
  }
  return [...paths].sort();
}

/** Forgets the saved documentation, all versions of it. */
export async function deleteSaved(storage: CacheStorage): Promise<void> {
  await Promise.all((await savedNames(storage)).map((name) => storage.delete(name)));
}

/** Forgets the pages that were kept because they were visited. */
export async function deleteVisited(storage: CacheStorage): Promise<void> {
  const { pages, pictures, loose } = cacheNames;
  await Promise.all([pages, pictures, loose].map((name) => storage.delete(name)));
}
