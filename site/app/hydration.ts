import { notFoundPath } from "./model/site.ts";

let asked: string | undefined;

/**
 * The not-found document answers for any unknown address, also for one that looks like a page
 * ("/stylesheet/crad"). The router must not take it for that page, so while it starts, the address
 * is the one that the document was prerendered for.
 */
export function startAtNotFoundPath() {
  if (!("routes/not-found" in window.__reactRouterRouteModules)) return;
  asked = window.location.href;
  window.history.replaceState(window.history.state, "", notFoundPath);
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
