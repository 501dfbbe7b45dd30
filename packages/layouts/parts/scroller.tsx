import type { ReactNode } from "react";

type Props = { label: string; className: string; children: ReactNode };

/** A part of the page that scrolls sideways: named, and reachable by keyboard. */
export function Scroller({ label, className, children }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the focus
    <section className={className} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
