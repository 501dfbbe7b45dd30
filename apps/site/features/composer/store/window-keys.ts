import { withSingleKeys } from "../../../model/browser/single-keys.ts";
import { t } from "../messages/t.ts";
import type { Interface } from "./interface.ts";
import { goOn } from "./regions.ts";
import type { Session } from "./session.ts";
import { takeStep } from "./take-step.ts";
import { stepOfKey } from "./undo-keys.ts";

const isWritten = (target: EventTarget | null) =>
  (target as HTMLElement | null)?.matches?.("input, textarea, select, [contenteditable]") ?? false;

/** Keys that work everywhere in the composer, on the page as around it. */
export function pressKey(event: KeyboardEvent, session: Session, shown: Interface) {
  const { chooser, view } = shown.now;
  const step = stepOfKey(event);
  if (step) {
    event.preventDefault();
    return takeStep(step, session, shown);
  }
  // A dialog in front has the keys for itself; one that is still being loaded is given up.
  if (chooser) {
    const isLoading = !document.querySelector(".compose-dialog[open]");
    if (event.key === "Escape" && isLoading) shown.setChooser(undefined);
    return;
  }
  if (event.key === "F6") {
    event.preventDefault();
    goOn(event.shiftKey ? -1 : 1, () => shown.page.current?.focus());
  } else if (event.key === "?" && !isWritten(event.target) && withSingleKeys()) {
    event.preventDefault();
    shown.setChooser({ of: "keys" });
  } else if (event.key === "Escape" && view.reading) {
    event.preventDefault();
    shown.setView({ ...view, reading: false });
    shown.announce(t`Back to editing.`);
  }
}
