/** The same key as in finish/loader.ts, which takes it away once a page has started well. */
const key = "reloaded";

/** Each engine has its own words for code that is no longer on the server. */
export const isMissingCode = (error: unknown): boolean =>
  error instanceof TypeError &&
  /dynamically imported module|importing a module script/i.test(error.message);

/** What each engine says of a request that got no answer at all. */
const noAnswer = /failed to fetch|networkerror|load failed/i;

/**
 * Without a connection the service worker may still have the page as a whole, or the offline page
 * for it. Loading the page asks it for them. Without a worker there is nobody to ask.
 */
export const isOffline = (
  error: unknown,
  controlled = Boolean(navigator.serviceWorker?.controller),
): boolean => controlled && error instanceof TypeError && noAnswer.test(error.message);

/** After a deploy the page is loaded afresh, once; if that has been tried, the screen says so. */
export function reloadOnce(storage: Storage = sessionStorage, reload = () => location.reload()) {
  if (storage.getItem(key)) return;
  storage.setItem(key, "1");
  // A storage that keeps nothing would reload for ever.
  if (storage.getItem(key)) reload();
}
