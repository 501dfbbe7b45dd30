import { type RefObject, useEffect } from "react";
import { placesAround } from "../store/changes/object-path.ts";
import { useComposer } from "../store/context.ts";

/** Handle each focus request once, even after a remount. */
const handled = new WeakSet<object>();

/** Focuses the field that a finding or a click on the canvas points to. */
export function useFocusRequest(box: RefObject<HTMLElement | null>) {
  const { focusRequest } = useComposer();
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
  }, [focusRequest, box]);
}
