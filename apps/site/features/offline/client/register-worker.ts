import { watchTyping } from "../../../ui/typed-text.ts";
import { announceUpdate } from "./update-notice.ts";
import { cacheLoaded, cachePage, startWorker } from "./worker-client.ts";

/** Rests until the browser has nothing better to do. */
const idle = () =>
  new Promise<void>((resolve) =>
    "requestIdleCallback" in window
      ? requestIdleCallback(() => resolve(), { timeout: 4000 })
      : setTimeout(resolve, 3000),
  );

/** Starts the service worker, has it keep each page that is visited, and announces a new version. */
export async function registerWorker() {
  // In development nothing is kept.
  if (!import.meta.env.PROD) return;
  watchTyping();
  await idle();
  startWorker(announceUpdate);
  cacheLoaded();
  cachePage();
}

/** A page that was reached within the site. */
export async function cacheVisit() {
  if (!import.meta.env.PROD) return;
  await idle();
  cachePage();
}
