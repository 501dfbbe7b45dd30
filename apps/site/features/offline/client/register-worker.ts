import { savesData } from "../../../model/browser/connection.ts";
import { watchTyping } from "../../../ui/typed-text.ts";
import { savingEvent, visitedKey } from "../model/worker-path.ts";
import { announceUpdate } from "./update-notice.ts";
import { cacheLoaded, cachePage, hasWorker, startWorker } from "./worker-client.ts";

/** Rests until the browser has nothing better to do. */
const idle = () =>
  new Promise<void>((resolve) =>
    "requestIdleCallback" in window
      ? requestIdleCallback(() => resolve(), { timeout: 4000 })
      : setTimeout(resolve, 3000),
  );

/** ms */
const reading = 10_000;

let want = () => {};
const onFirstUse = new Promise<void>((resolve) => {
  want = resolve;
});

/**
 * Resolves when the worker is worth its bytes: it is there already, the visitor opens a second page,
 * reads for ten seconds or saves the documentation. Those who save data get it for the last alone.
 */
async function worthwhile() {
  if (hasWorker()) return;
  addEventListener(savingEvent, want, { once: true });
  if (!savesData()) {
    if (sessionStorage.getItem(visitedKey)) want();
    setTimeout(want, reading);
  }
  sessionStorage.setItem(visitedKey, "1");
  await onFirstUse;
}

/** Starts the service worker, has it keep each page that is visited, and announces a new version. */
export async function registerWorker() {
  // In development nothing is kept.
  if (!import.meta.env.PROD) return;
  watchTyping();
  await worthwhile();
  await idle();
  startWorker(announceUpdate);
  if (savesData()) return;
  cachePage();
  cacheLoaded();
}

/** A page that was reached within the site. */
export async function cacheVisit() {
  if (!import.meta.env.PROD || savesData()) return;
  want();
  await idle();
  cachePage();
}
