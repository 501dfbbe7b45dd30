import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { isForField } from "./toolbar-keys.ts";

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Several controls, one stop for the Tab key; the arrow keys move between them. */
export function Toolbar({ label, children }: { label: string; children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const items = () => [...(bar.current?.querySelectorAll<HTMLElement>("button, input") ?? [])];

  useEffect(() => {
    for (const [index, item] of items().entries()) item.tabIndex = index === current ? 0 : -1;
  });

  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step || isForField(event.key, event.target)) return;
    event.preventDefault();
    items()[step(current, items().length)]?.focus();
  };

  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={label}
      className="example-bar"
      onKeyDown={move}
      onFocus={({ target }) => setCurrent(Math.max(0, items().indexOf(target)))}
    >
      {children}
    </div>
  );
}
