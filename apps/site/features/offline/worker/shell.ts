import { getCacheKeyForURL } from "workbox-precaching/getCacheKeyForURL.js";
import { matchPrecache } from "workbox-precaching/matchPrecache.js";
import { matchesDigest, withDigest } from "../model/integrity.ts";
import { cacheNames } from "../model/names.ts";

/** Written in by the build: the app shell, each file with its revision (none where the name has it). */
declare const SHELL: { url: string; revision: string | null; integrity: string }[];
export const shell = SHELL;

/** A file of the shell, if it is what the build made. */
export async function fromShell(address: string): Promise<Response | undefined> {
  const found = await matchPrecache(address);
  return found && (await matchesDigest(found)) ? found : undefined;
}

async function mend(cache: Cache) {
  for (const { url, integrity } of shell) {
    if (await fromShell(url)) continue;
    const answer = await fetch(url, { cache: "reload", integrity });
    if (answer.ok) await cache.put(getCacheKeyForURL(url) ?? url, await withDigest(answer));
  }
}

let looked = false;

/**
 * Fetches what the shell lacks: a browser that is short of room, or a visitor, may have emptied it.
 * Its files are counted with every visit, and looked at once while the worker runs.
 */
export async function repairShell(): Promise<void> {
  try {
    const cache = await caches.open(cacheNames.shell);
    if (looked && (await cache.keys()).length >= shell.length) return;
    looked = true;
    await mend(cache);
  } catch {
    // No network, no room, or no storage at all: the next visit tries again.
    looked = false;
  }
}
