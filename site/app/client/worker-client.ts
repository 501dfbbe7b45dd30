import { takeOver, workerPath } from "../model/offline/worker-path.ts";
import { trustedScript } from "../model/trusted.ts";

/** Missing in private windows of some browsers; in a sandbox even looking is an error. */
function container(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}

/** Registers the worker and tells of each new version that waits, or that another window has let in. */
export async function startWorker(announce: (apply: () => void) => void): Promise<void> {
  const workers = container();
  if (!workers) return;
  let controlled = workers.controller !== null;
  let asked = false;

  workers.addEventListener("controllerchange", () => {
    if (asked) location.reload();
    // Another window asked for it. This page goes on as it is until its reader wants the new one.
    else if (controlled) announce(() => location.reload());
    controlled = true;
  });

  try {
    await workers.register(trustedScript(workerPath), { updateViaCache: "none" });
    const registration = await workers.getRegistration();
    if (!registration) return;
    const offer = (worker: ServiceWorker | null) => {
      if (!worker || !workers.controller) return; // the first worker replaces nobody
      announce(() => {
        asked = true;
        worker.postMessage(takeOver);
        // The old worker may be busy; whoever has pressed the button shall not wait for it.
        setTimeout(() => location.reload(), 4000);
      });
    };
    offer(registration.waiting);
    registration.addEventListener("updatefound", () => {
      const { installing } = registration;
      installing?.addEventListener("statechange", () => {
        if (installing.state === "installed") offer(installing);
      });
    });
    lookForUpdates(registration);
    // Browsers look for a new version some time after a visit begins; this is sooner.
    if (workers.controller) await registration.update();
  } catch {
    // Registration is denied, or there is no network: the site works all the same.
  }
}

/** A tab that stays open for days never loads a page, so the browser never looks by itself. */
function lookForUpdates(registration: ServiceWorkerRegistration) {
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) registration.update().catch(() => {});
  });
}

/**
 * Has the worker keep the page that is shown: of a page that was loaded before the worker was there it
 * has seen nothing. The pages that are visited from here it sees by itself.
 */
export function keepPage(path: string): void {
  // An error screen has no address of its own.
  if (!document.querySelector("link[rel=canonical]")) return;
  container()
    ?.ready.then(({ active }) => {
      const loaded = performance
        .getEntriesByType("resource")
        .map(({ name }) => name)
        .filter((name) => name.startsWith(location.origin));
      active?.postMessage({ type: "CACHE_URLS", payload: { urlsToCache: [path, ...loaded] } });
    })
    .catch(() => {});
}
