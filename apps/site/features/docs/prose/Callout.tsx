import type { ReactNode } from "react";

const kinds = {
  note: { className: "alert", word: "Note" },
  tip: { className: "alert alert-success", word: "Tip" },
  warning: { className: "alert alert-warning", word: "Warning" },
};

/** A remark beside the text. */
export function Callout({
  kind = "note",
  title,
  id,
  children,
}: {
  kind?: keyof typeof kinds;
  title?: string;
  /** For links to it. */
  id?: string;
  children: ReactNode;
}) {
  const { className, word } = kinds[kind];
  return (
    <aside id={id} className={`callout ${className}`} aria-label={title ?? word}>
      <p className="callout-title">{title ?? word}</p>
      {children}
    </aside>
  );
}
