import type { Composer } from "./context.ts";
import { goOn } from "./regions.ts";
import { takeStep } from "./take-step.ts";
import { stepOfKey } from "./undo-keys.ts";

const isWritten = (target: EventTarget | null) =>
  (target as HTMLElement | null)?.matches?.("input, textarea, select, [contenteditable]") ?? false;

/** Keys that work everywhere in the composer, on the page as around it. */
export function pressKey(event: KeyboardEvent, composer: Composer) {
  const { announce, page, view, setView, chooser, setChooser } = composer;
  const step = stepOfKey(event);
  if (step) {
    event.preventDefault();
    return takeStep(step, composer);
  }
  // A dialog in front has the keys for itself; one that is still being loaded is given up.
  if (chooser) {
    const isLoading = !document.querySelector(".compose-dialog[open]");
    if (event.key === "Escape" && isLoading) setChooser(undefined);
    return;
  }
  if (event.key === "F6") {
    event.preventDefault();
    goOn(event.shiftKey ? -1 : 1, () => page.current?.focus());
  } else if (event.key === "?" && !isWritten(event.target)) {
    event.preventDefault();
    setChooser({ of: "keys" });
  } else if (event.key === "Escape" && view.reading) {
    event.preventDefault();
    setView({ ...view, reading: false });
    announce("Back to editing.");
  }
}
