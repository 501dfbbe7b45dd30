export const workerPath = "/service-worker.js";

/** Takes the place of the other to switch it off (apps/site/features/offline/worker/switch-off.ts). */
export const offWorkerPath = "/service-worker-off.js";

/** Asks a waiting worker to take over. */
export const skipWaitingMessage = "take over";

/** In localStorage: the version of the site that goes without the worker, since it did not start with it. */
export const workerDisabledKey = "worker-aside";

/** Sent to the window when the visitor saves the documentation, which only the worker can open. */
export const savingEvent = "daylit-saving";

/** In sessionStorage: this window has shown a page of the site. */
export const visitedKey = "visited";
