import { placesAround } from "@daylit/site-engine/document/object-path.ts";
import { type RefObject, useEffect } from "react";
import { useInterfaceState } from "../store/context.tsx";

/** Handle each focus request once, even after a remount. */
const handled = new WeakSet<object>();

/** Focuses the field that a finding or a click on the canvas points to. */
export function useFocusRequest(box: RefObject<HTMLElement | null>) {
  const focusRequest = useInterfaceState((now) => now.focusRequest);
  useEffect(() => {
    if (!focusRequest || handled.has(focusRequest)) return;
    handled.add(focusRequest);
    const find = (how: "=" | "^=", path: string) =>
      box.current?.querySelector<HTMLElement>(`[data-field${how}"${CSS.escape(path)}"]`);
    // A line of hours has no field of its own; the hours have.
    const [inside] = placesAround(focusRequest.path).flatMap((path) => find("=", path) ?? []);
    const field = inside ?? find("^=", focusRequest.path);
    for (let open = field?.closest("details"); open; open = open.parentElement?.closest("details"))
      open.open = true;
    field?.scrollIntoView({ block: "center" });
    field?.focus({ preventScroll: true });
    if (field && box.current) return keepInView(field, box.current);
  }, [focusRequest, box]);
}

/** Parts that load on demand make the form above the field higher; it stays in view until it is used. */
function keepInView(field: HTMLElement, box: HTMLElement) {
  const watch = new ResizeObserver(() => field.scrollIntoView({ block: "nearest" }));
  for (
    let part = field.parentElement;
    part && part !== box.parentElement;
    part = part.parentElement
  )
    watch.observe(part);
  const end = () => watch.disconnect();
  const uses = ["input", "wheel", "pointerdown", "focusout"] as const;
  for (const use of uses) box.addEventListener(use, end, { once: true, passive: true });
  return end;
}
