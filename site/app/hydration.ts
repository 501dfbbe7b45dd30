import { offlinePath } from "./model/offline/offline-path.ts";
import { notFoundPath } from "./model/site.ts";

/** Documents that answer for any address, with the address that each was prerendered for. */
const standIns = { "routes/not-found": notFoundPath, "routes/offline": offlinePath };

let asked: string | undefined;

/**
 * The not-found document answers for any unknown address, also for one that looks like a page
 * ("/stylesheet/crad"), and the offline document for any page that is not kept. The router must not
 * take them for that page, so while it starts, the address is the document's own.
 */
export function startAtOwnPath() {
  for (const [route, path] of Object.entries(standIns)) {
    if (!(route in window.__reactRouterRouteModules) || window.location.pathname === path) continue;
    asked = window.location.href;
    window.history.replaceState(window.history.state, "", path);
  }
}

/** The router has started: show the address that was asked for again. */
export function showAskedAddress() {
  if (asked) window.history.replaceState(window.history.state, "", asked);
  asked = undefined;
}

/** Tells the inline loader (finish/loader.ts) that the page now answers by itself. */
export function hydrated() {
  window.dispatchEvent(new Event("daylit:hydrated"));
}

declare global {
  interface Window {
    __reactRouterRouteModules: Record<string, unknown>;
  }
}
