import type { ReactNode } from "react";

type Props = { label: string; describedBy?: string; className: string; children: ReactNode };

/** A part of the page that scrolls sideways: named, and reachable by keyboard. */
export function Scroller({ label, describedBy, className, children }: Props) {
  return (
    <section
      className={className}
      aria-label={label}
      aria-describedby={describedBy}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the focus
      tabIndex={0}
    >
      {children}
    </section>
  );
}
