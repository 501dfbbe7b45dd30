import { type RefObject, useRef } from "react";

/**
 * After an action has removed its row, the same button of the row in its place gets the focus; after
 * the last row, the element that `otherwise` names.
 */
export function useNextRow(otherwise: RefObject<HTMLElement | null>) {
  const box = useRef<HTMLDivElement>(null);
  const rows = () => [...(box.current?.querySelectorAll<HTMLElement>("[data-row]") ?? [])];
  return {
    box,
    /** Call it before the change, with the button that was pressed. */
    next(pressed: HTMLElement) {
      const row = pressed.closest<HTMLElement>("[data-row]");
      const at = row ? rows().indexOf(row) : 0;
      const { act } = pressed.dataset;
      requestAnimationFrame(() => {
        const left = rows();
        const place = left[Math.min(at, left.length - 1)];
        const button =
          place?.querySelector<HTMLElement>(`[data-act="${act}"]`) ??
          place?.querySelector<HTMLElement>("[data-act]");
        (button ?? otherwise.current)?.focus();
      });
    },
  };
}
