import { setCacheNameDetails } from "workbox-core/setCacheNameDetails.js";
import { ExpirationPlugin } from "workbox-expiration/ExpirationPlugin.js";
import { matchPrecache } from "workbox-precaching/matchPrecache.js";
import { precacheAndRoute } from "workbox-precaching/precacheAndRoute.js";
import { registerRoute } from "workbox-routing/registerRoute.js";
import { setCatchHandler } from "workbox-routing/setCatchHandler.js";
import { CacheFirst } from "workbox-strategies/CacheFirst.js";
import { NetworkFirst } from "workbox-strategies/NetworkFirst.js";
import { cacheOf } from "../app/model/offline/addresses.ts";
import {
  type CacheName,
  cacheNames,
  cachePrefix,
  savedPrefix,
  saveHeader,
} from "../app/model/offline/names.ts";
import { offlinePath } from "../app/model/offline/offline-path.ts";
import { takeOver } from "../app/model/offline/worker-path.ts";
import { forgetCaches } from "./forget.ts";
import type { WorkerScope } from "./scope.ts";

const scope = self as unknown as WorkerScope;
/** Written in by the build: the app shell, each file with its revision (none where the name has it). */
declare const SHELL: { url: string; revision: string | null }[];

const entries: Record<Exclude<CacheName, "shell">, number> = {
  pages: 80,
  files: 300,
  pictures: 120,
  loose: 120,
};
const day = 24 * 60 * 60;

/** Answers are kept under their plain address, and only whole ones: no error, no redirect. */
const plain = {
  cacheKeyWillBeUsed: async ({ request }: { request: Request }) =>
    request.url.replace(/[?#].*/, ""),
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.status === 200 && !response.redirected ? response : null,
  // What this cache lacks may lie in another: in the saved documentation, or in the shell.
  cachedResponseWillBeUsed: async ({
    cachedResponse,
    request,
  }: {
    cachedResponse?: Response;
    request: Request;
  }) => cachedResponse ?? (await caches.match(request.url, { ignoreSearch: true })) ?? null,
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

setCacheNameDetails({ prefix: cachePrefix.slice(0, -1), precache: "shell", suffix: "" });
registerRoute(
  ({ request }) => request.headers.has(saveHeader) || request.headers.has("Range"),
  ({ request }) => fetch(request),
);
for (const [name, strategy] of Object.entries(strategies)) {
  registerRoute(({ url, sameOrigin }) => sameOrigin && cacheOf(url.pathname) === name, strategy);
  // After the pages: the offline page itself is asked for on the network first.
  if (name === "pages") precacheAndRoute(SHELL, { cleanURLs: false, directoryIndex: "" });
}

/** Neither network nor copy, or the browser's storage is broken. */
setCatchHandler(async ({ request }) => {
  try {
    // A cache that throws must not take away what the network still gives.
    if (navigator.onLine) return await fetch(request);
  } catch {
    // Falls through: there is no network either.
  }
  const offline = request.mode === "navigate" && request.destination === "document";
  return (offline && (await matchPrecache(offlinePath))) || Response.error();
});

scope.addEventListener("message", ({ data }) => {
  if (data === takeOver) scope.skipWaiting();
});

scope.addEventListener("activate", (event) => {
  const known: string[] = Object.values(cacheNames);
  event.waitUntil(
    Promise.all([
      forgetCaches((name) => !known.includes(name) && !name.startsWith(savedPrefix)),
      // The first request of a visit need not wait for the worker to wake up.
      scope.registration.navigationPreload?.enable(),
      scope.clients.claim(),
    ]),
  );
});
