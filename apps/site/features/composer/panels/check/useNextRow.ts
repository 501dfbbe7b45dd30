import { type RefObject, useRef } from "react";

/**
 * After an action has removed its row, the same button of the next row gets the focus; after the last
 * row, the element `otherwise`.
 */
export function useNextRow(otherwise: RefObject<HTMLElement | null>) {
  const box = useRef<HTMLDivElement>(null);
  const rows = () =>
    [...(box.current?.querySelectorAll<HTMLElement>("[data-row]") ?? [])].filter(
      // Not those in a closed disclosure.
      (row) => row.querySelector("[data-act]")?.checkVisibility(),
    );
  return {
    box,
    /** Call it before the change, with the button that was pressed. */
    next(pressed: HTMLElement) {
      const before = rows();
      const own = pressed.closest<HTMLElement>("[data-row]");
      const at = own ? before.indexOf(own) : 0;
      const { act } = pressed.dataset;
      requestAnimationFrame(() => {
        const now = rows();
        const row =
          [...before.slice(at), ...before.slice(0, at).reverse()].find((old) =>
            now.includes(old),
          ) ?? now[Math.min(at, now.length - 1)];
        const button =
          row?.querySelector<HTMLElement>(`[data-act="${act}"]`) ??
          row?.querySelector<HTMLElement>("[data-act]");
        (button ?? otherwise.current)?.focus();
      });
    },
  };
}
