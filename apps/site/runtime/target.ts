import { decoded } from "./decoded.ts";

/** Who comes for one of several lines that open, from the search or by a link, finds it open. */
export function openTarget() {
  const target = document.getElementById(decoded(location.hash.slice(1)));
  if (target instanceof HTMLDetailsElement) target.open = true;
}
