/**
 * Takes the service worker's place when it has to be switched off: forgets everything it kept,
 * saved documentation included, and takes itself away. Open pages go on as they are; from then on
 * they are served by the network alone.
 */
import { deleteCaches } from "./delete-caches.ts";
import type { WorkerScope } from "./scope.ts";

const scope = self as unknown as WorkerScope;

const leave = () => deleteCaches(() => true).then(() => scope.registration.unregister());

// While the old worker is busy, Chromium lets the new one wait for minutes, whatever it asks for.
// It needs no place to do its work: it leaves from where it stands, and takes the old one along.
scope.addEventListener("install", () => {
  scope.skipWaiting();
  for (const seconds of [1, 4, 16]) setTimeout(leave, seconds * 1000);
});

scope.addEventListener("activate", (event) => event.waitUntil(leave()));
