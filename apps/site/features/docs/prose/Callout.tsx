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
  children,
}: {
  kind?: keyof typeof kinds;
  title?: string;
  children: ReactNode;
}) {
  const { className, word } = kinds[kind];
  return (
    <aside className={`callout ${className}`} aria-label={title ?? word}>
      <p className="callout-title">{title ?? word}</p>
      {children}
    </aside>
  );
}
