import { withBase } from "../../../model/base-path/base-path.ts";
import { trustedScript } from "../../../model/browser/trusted-types.ts";
import { skipWaitingMessage, workerDisabledKey, workerPath } from "../model/worker-path.ts";

/** Missing in private windows of some browsers; in a sandbox even looking is an error. */
function container(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}

export const hasWorker = () => Boolean(container()?.controller);

/** Registers the worker and tells of each new version that waits, or that another window has let in. */
export async function startWorker(announce: (apply: () => void) => void): Promise<void> {
  const workers = container();
  // The version that could not start with it (boot.ts) goes on without; the next one has it again.
  const { start } = document.querySelector<HTMLElement>("script[data-start]")?.dataset ?? {};
  if (!workers || localStorage.getItem(workerDisabledKey) === start) return;
  let controlled = workers.controller !== null;
  let reloads = false;

  workers.addEventListener("controllerchange", () => {
    if (reloads) location.reload();
    // Another window asked for it. This page goes on as it is until its reader wants the new one.
    else if (controlled) announce(() => location.reload());
    controlled = true;
  });

  try {
    await workers.register(trustedScript(withBase(workerPath)), { updateViaCache: "none" });
    const registration = await workers.getRegistration();
    if (!registration) return;
    const offer = (worker: ServiceWorker | null) => {
      if (!worker || !workers.controller) return; // the first worker replaces nobody
      announce(() => {
        reloads = true;
        worker.postMessage(skipWaitingMessage);
        // The old worker may be busy; the visitor has pressed the button and should not wait for it.
        setTimeout(() => location.reload(), 4000);
      });
    };
    offer(registration.waiting);
    const watchInstalling = () => {
      const { installing } = registration;
      installing?.addEventListener("statechange", () => {
        if (installing.state === "installed") offer(installing);
      });
    };
    // The browser may have found one before this code was there.
    watchInstalling();
    registration.addEventListener("updatefound", watchInstalling);
    lookForUpdates(registration);
    // Browsers look for a new version some time after a visit begins; this is sooner.
    if (workers.controller) await registration.update();
  } catch {
    // Registration is denied, or there is no network: the site works all the same.
  }
}

/** A tab that stays open for days never loads a page, so the browser never looks on its own. */
function lookForUpdates(registration: ServiceWorkerRegistration) {
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) registration.update().catch(() => {});
  });
}

/** An error screen has no address of its own. */
const isPage = () => document.querySelector("link[rel=canonical]") !== null;

const postToWorker = (message: object) =>
  container()
    ?.ready.then(({ active }) => active?.postMessage(message))
    .catch(() => {});

/** Has the worker keep what was loaded before it was there: it has seen nothing of that. */
export function cacheLoaded(): void {
  if (!isPage()) return;
  const loaded = performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((name) => name.startsWith(location.origin));
  postToWorker({ type: "CACHE_URLS", payload: { urlsToCache: [location.pathname, ...loaded] } });
}

/** Has the worker keep the page that is shown, with what can be used on it. */
export function cachePage(): void {
  if (isPage()) postToWorker({ visited: location.pathname });
}
