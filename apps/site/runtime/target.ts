/** Who comes for one of several lines that open, from the search or by a link, finds it open. */
export function openTarget() {
  const asked =
    location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (asked instanceof HTMLDetailsElement) asked.open = true;
}
