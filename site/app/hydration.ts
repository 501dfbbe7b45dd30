/** Tells the inline loader (finish/loader.ts) that the page now answers by itself. */
export function hydrated() {
  window.dispatchEvent(new Event("daylit:hydrated"));
}
