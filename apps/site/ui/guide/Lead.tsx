import type { ReactNode } from "react";

/** The opening of a guide: what it is about, and the way to its tool. */
export function Lead({
  tool,
  action,
  children,
}: {
  tool: string;
  action: string;
  children: ReactNode;
}) {
  return (
    <div className="guide-lead">
      {children}
      <p className="hide-print">
        <a className="button button-primary" href={tool}>
          {action}
        </a>
      </p>
    </div>
  );
}
