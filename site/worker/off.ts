/**
 * Takes the service worker's place when it has to be switched off: forgets everything it kept,
 * saved documentation included, and takes itself away. Open pages go on as they are; from then on
 * they are served by the network alone.
 */
import { forgetCaches } from "./forget.ts";
import type { WorkerScope } from "./scope.ts";

const scope = self as unknown as WorkerScope;

// Asked while the old worker is busy, the wish can be forgotten: Chromium was seen to wait for ever.
scope.addEventListener("install", () => {
  for (const seconds of [0, 1, 2, 4, 8, 16]) setTimeout(() => scope.skipWaiting(), seconds * 1000);
});

scope.addEventListener("activate", (event) => {
  event.waitUntil(forgetCaches(() => true).then(() => scope.registration.unregister()));
});
