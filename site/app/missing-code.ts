/** The same key as in finish/loader.ts, which takes it away once a page has started well. */
const key = "reloaded";

/** Each engine has its own words for code that is no longer on the server. */
export const isMissingCode = (error: unknown): boolean =>
  error instanceof TypeError &&
  /dynamically imported module|importing a module script/i.test(error.message);

/** After a deploy the page is loaded afresh, once; if that has been tried, the screen says so. */
export function reloadOnce(storage: Storage = sessionStorage, reload = () => location.reload()) {
  if (storage.getItem(key)) return;
  storage.setItem(key, "1");
  // A storage that keeps nothing would reload for ever.
  if (storage.getItem(key)) reload();
}
