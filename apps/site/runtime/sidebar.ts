/** px; the list fades out at its ends (styles/frame.css). */
const faded = 96;

/**
 * Brings the entry of the page that is shown to where the list is clear, if it is not there; says
 * whether there is such an entry. Only for a list that has not been painted yet: in one that a
 * visitor sees, a link would move away from the pointer.
 */
export function showCurrentEntry(): boolean {
  const bar = document.querySelector(".sidebar");
  const here = bar?.querySelector("[aria-current=page]");
  if (!bar || !here) return false;
  const entry = here.getBoundingClientRect();
  const box = bar.getBoundingClientRect();
  if (entry.top < box.top + faded || entry.bottom > box.bottom - faded)
    bar.scrollTop += (entry.top + entry.bottom - box.top - box.bottom) / 2;
  return true;
}
