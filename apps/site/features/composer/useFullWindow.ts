import { useEffect, useRef } from "react";

/** Everything that is in none of these cannot be reached while the composer has the window. */
function around(element: Element): HTMLElement[] {
  const others: HTMLElement[] = [];
  for (
    let at: Element | null = element;
    at?.parentElement && at !== document.body;
    at = at.parentElement
  )
    others.push(
      ...[...at.parentElement.children].filter(
        (child): child is HTMLElement => child !== at && child instanceof HTMLElement,
      ),
    );
  return others.filter((other) => !other.inert);
}

/** Gives an element the whole window, and everything back at the end. */
export function useFullWindow() {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!box.current) return;
    const others = around(box.current);
    for (const other of others) other.inert = true;
    document.documentElement.classList.add("composing");
    // What opened it cannot be reached now.
    if (!box.current.contains(document.activeElement)) box.current.focus({ preventScroll: true });
    return () => {
      for (const other of others) other.inert = false;
      document.documentElement.classList.remove("composing");
    };
  }, []);
  return box;
}
