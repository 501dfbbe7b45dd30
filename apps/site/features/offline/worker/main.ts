import { setCacheNameDetails } from "workbox-core/setCacheNameDetails.js";
import { ExpirationPlugin } from "workbox-expiration/ExpirationPlugin.js";
import { addPlugins } from "workbox-precaching/addPlugins.js";
import { precacheAndRoute } from "workbox-precaching/precacheAndRoute.js";
import { registerRoute } from "workbox-routing/registerRoute.js";
import { setCatchHandler } from "workbox-routing/setCatchHandler.js";
import { CacheFirst } from "workbox-strategies/CacheFirst.js";
import { NetworkFirst } from "workbox-strategies/NetworkFirst.js";
import { stripBase, withBase } from "../../../model/base-path/base-path.ts";
import { offlinePath } from "../../../model/offline-path.ts";
import { cacheOf } from "../model/addresses.ts";
import { matchesDigest } from "../model/integrity.ts";
import {
  type CacheName,
  cacheNames,
  cachePrefix,
  savedPrefix,
  saveHeader,
} from "../model/names.ts";
import { skipWaitingMessage } from "../model/worker-path.ts";
import { cacheVisited } from "./cache-visited.ts";
import { deleteCaches } from "./delete-caches.ts";
import type { Extendable, WorkerScope } from "./scope.ts";
import { fromShell, repairShell, shell } from "./shell.ts";
import {
  fromFirstRelease,
  orOtherCache,
  plainAddress,
  styled,
  verified,
} from "./verified-response.ts";

const scope = self as unknown as WorkerScope;
const entries: Record<Exclude<CacheName, "shell">, number> = {
  pages: 80,
  // The composer alone has about 300.
  files: 450,
  pictures: 120,
  loose: 600,
};
const day = 24 * 60 * 60;

const plain = {
  cacheKeyWillBeUsed: async ({ request }: { request: Request }) => plainAddress(request.url),
};

const keeping = (name: keyof typeof entries) => ({
  cacheName: cacheNames[name],
  plugins: [
    new ExpirationPlugin({
      maxEntries: entries[name],
      maxAgeSeconds: 90 * day,
      purgeOnQuotaError: true,
    }),
    plain,
    verified,
    orOtherCache,
    ...(name === "pages" ? [styled] : []),
  ],
});
/** A network that does not answer within this time counts as none, if there is a copy. */
const patience = { networkTimeoutSeconds: 3 };

const strategies = {
  pages: new NetworkFirst({ ...keeping("pages"), ...patience }),
  loose: new NetworkFirst({ ...keeping("loose"), ...patience }),
  files: new CacheFirst(keeping("files")),
  pictures: new CacheFirst(keeping("pictures")),
};

function cacheAt({ pathname }: URL) {
  const path = stripBase(pathname);
  return path === undefined ? undefined : cacheOf(path);
}

const isOfToday = (kept: Response) =>
  Math.abs(Date.now() - Date.parse(kept.headers.get("Date") ?? "")) < day * 1000;

/** Keeps an address as if a page had asked for it. Waits until it is kept: one thing at a time. */
const keep = (event: Extendable) => async (address: string) => {
  const name = cacheAt(new URL(address, location.href));
  if (!name || name === "shell") return;
  const kept = await caches.match(plainAddress(new URL(address, location.href).href));
  if (kept && isOfToday(kept) && (await matchesDigest(kept))) return kept;
  const request = new Request(address);
  const [answer, done] = strategies[name].handleAll({ event, request });
  done.catch(() => {}); // the response reports it
  const copy = (await answer).clone();
  await done;
  return copy;
};

/** Firefox fulfils a failed preload with an error, which Workbox would show instead of the copy. */
function usablePreload(preload: Promise<Response | undefined> | undefined) {
  const usable = Promise.resolve(preload).then((answer) =>
    answer?.type === "error" ? undefined : answer,
  );
  usable.catch(() => {}); // Workbox reads it, or does not
  return usable;
}

// Before the routes: the listener that responds to a fetch event ends it for later listeners.
scope.addEventListener("fetch", (event) => {
  if (event.request.mode !== "navigate") return;
  event.waitUntil(repairShell());
  Object.defineProperty(event, "preloadResponse", { value: usablePreload(event.preloadResponse) });
});

setCacheNameDetails({ prefix: cachePrefix.slice(0, -1), precache: "shell", suffix: "" });
addPlugins([verified]);
registerRoute(
  ({ request }) => request.headers.has(saveHeader) || request.headers.has("Range"),
  ({ request }) => fetch(request),
);
for (const [name, strategy] of Object.entries(strategies)) {
  registerRoute(({ url, sameOrigin }) => sameOrigin && cacheAt(url) === name, strategy);
  // After the pages: the offline page itself is fetched from the network first.
  if (name === "pages") precacheAndRoute(shell, { cleanURLs: false, directoryIndex: "" });
}

/** Neither network nor copy, or the browser's storage is broken. */
setCatchHandler(async ({ request }) => {
  try {
    // A cache that throws must not take away what the network still gives.
    if (navigator.onLine) return await fetch(request);
  } catch {
    // Falls through: there is no network either.
  }
  const older = await fromFirstRelease(request).catch(() => undefined);
  const offline = request.mode === "navigate" && request.destination === "document";
  return older || (offline && (await fromShell(withBase(offlinePath)))) || Response.error();
});

scope.addEventListener("message", (event) => {
  const { data } = event;
  if (data === skipWaitingMessage) scope.skipWaiting();
  if (typeof data?.visited === "string") event.waitUntil(cacheVisited(data.visited, keep(event)));
});

scope.addEventListener("activate", (event) => {
  const known: string[] = Object.values(cacheNames);
  event.waitUntil(
    Promise.all([
      deleteCaches((name) => !known.includes(name) && !name.startsWith(savedPrefix)),
      // The first request of a visit needn’t wait for the worker to start.
      scope.registration.navigationPreload?.enable(),
      scope.clients.claim(),
    ]),
  );
});
