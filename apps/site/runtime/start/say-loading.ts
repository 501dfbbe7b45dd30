/** ms */
const patience = 400;
const waiting = new Set<Element>();

function show(control: Element, isWaiting: boolean) {
  if (isWaiting) waiting.add(control);
  else waiting.delete(control);
  if (isWaiting) control.setAttribute("aria-busy", "true");
  else control.removeAttribute("aria-busy");
  const note = document.getElementById("announcer");
  if (!note) return;
  note.textContent = waiting.size > 0 ? "Loading …" : "";
  note.className = waiting.size > 0 ? "loading-note" : "visually-hidden";
}

/** A control that was used before its code is there says so, by sight and by ear, until it answers. */
export function sayLoading(control: Element, isReady: () => boolean) {
  if (isReady()) return;
  setTimeout(() => {
    if (isReady() || waiting.has(control)) return;
    show(control, true);
    const watch = setInterval(() => {
      if (!isReady() && control.isConnected) return;
      clearInterval(watch);
      show(control, false);
    }, 100);
  }, patience);
}
