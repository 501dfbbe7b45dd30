/** px; the list fades out at its ends (styles/frame.css). */
const faded = 96;

/** Brings the entry of the page that is shown to where the list is clear, if it is not there. */
export function showCurrentEntry() {
  const bar = document.querySelector(".sidebar");
  const here = bar?.querySelector("[aria-current=page]");
  if (!bar || !here || bar.scrollHeight <= bar.clientHeight) return;
  const entry = here.getBoundingClientRect();
  const box = bar.getBoundingClientRect();
  if (entry.top >= box.top + faded && entry.bottom <= box.bottom - faded) return;
  bar.scrollTop += (entry.top + entry.bottom - box.top - box.bottom) / 2;
}
