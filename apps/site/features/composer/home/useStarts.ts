import { useEffect, useRef } from "react";

const list = () => document.querySelector<HTMLElement>(".compose-starts");

/** The list of trades is plain markup: its buttons appear once this island can handle them. */
export function useStarts(away: boolean, onBegin: ((id: string) => void) | undefined) {
  const latest = useRef(onBegin);
  latest.current = onBegin;
  const hydrated = onBegin !== undefined;
  useEffect(() => {
    const starts = list();
    if (!starts || !hydrated) return;
    const press = ({ target }: Event) => {
      const { begin } = (target as Element).closest<HTMLElement>("[data-begin]")?.dataset ?? {};
      if (begin) latest.current?.(begin);
    };
    starts.dataset.hydrated = "";
    starts.addEventListener("click", press);
    return () => starts.removeEventListener("click", press);
  }, [hydrated]);
  // Behind the composer they would still be drawn.
  useEffect(() => {
    const starts = list();
    if (starts) starts.hidden = away;
  }, [away]);
}
