/**
 * Takes the service worker's place when it has to be switched off: forgets everything it kept,
 * saved documentation included, and takes itself away. Open pages go on as they are; from then on
 * they are served by the network alone.
 */
import { forgetCaches } from "./forget.ts";
import type { WorkerScope } from "./scope.ts";

const scope = self as unknown as WorkerScope;

scope.addEventListener("install", () => scope.skipWaiting());

scope.addEventListener("activate", (event) => {
  event.waitUntil(forgetCaches(() => true).then(() => scope.registration.unregister()));
});
