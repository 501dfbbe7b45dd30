import { type RefObject, useEffect } from "react";
import { useComposer } from "../store/context.ts";
import { placesAround } from "../store/object-path.ts";

/** Each wish is granted once: whoever opens the panel again later has no such wish. */
const granted = new WeakSet<object>();

/** Gives the focus to the field that somebody was led to. */
export function useFocusRequest(box: RefObject<HTMLElement | null>) {
  const { wanted } = useComposer();
  useEffect(() => {
    if (!wanted || granted.has(wanted)) return;
    granted.add(wanted);
    const find = (how: "=" | "^=", path: string) =>
      box.current?.querySelector<HTMLElement>(`[data-field${how}"${CSS.escape(path)}"]`);
    // A line of hours has no field of its own; the hours have.
    const [inside] = placesAround(wanted.path).flatMap((path) => find("=", path) ?? []);
    const field = inside ?? find("^=", wanted.path);
    for (let open = field?.closest("details"); open; open = open.parentElement?.closest("details"))
      open.open = true;
    field?.scrollIntoView({ block: "center" });
    field?.focus({ preventScroll: true });
  }, [wanted, box]);
}
