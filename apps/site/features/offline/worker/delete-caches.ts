import { cachePrefix } from "../model/names.ts";

/** Deletes those of our caches that the question says yes to. Others on this host are not ours. */
export async function deleteCaches(isOld: (name: string) => boolean): Promise<void> {
  try {
    const names = (await caches.keys()).filter((name) => name.startsWith(cachePrefix));
    await Promise.all(names.filter(isOld).map((name) => caches.delete(name)));
  } catch {
    // Where the storage is denied there is nothing to forget.
  }
}
