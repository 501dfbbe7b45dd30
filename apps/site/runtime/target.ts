import { decoded } from "./decoded.ts";

/** Who comes for one of several lines that open, from the search or by a link, finds it open. */
export function openTarget() {
  const asked = document.getElementById(decoded(location.hash.slice(1)));
  if (asked instanceof HTMLDetailsElement) asked.open = true;
}
