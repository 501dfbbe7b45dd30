import { type RefObject, useEffect, useState } from "react";

/** The width of an element in px, once it is known. */
export function useInlineSize(element: RefObject<HTMLElement | null>): number | undefined {
  const [size, setSize] = useState<number>();
  useEffect(() => {
    const box = element.current;
    if (!box) return;
    const observer = new ResizeObserver(() => setSize(box.clientWidth));
    observer.observe(box);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
