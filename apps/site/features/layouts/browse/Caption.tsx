import type { LayoutSummary } from "@daylit/layouts/catalogue/view-models.ts";

/** A layout's name beside its code, and what it is. A family's captions begin with the name. */
export function Caption({ title, caption }: Pick<LayoutSummary, "title" | "caption">) {
  const about = caption.startsWith(`${title}: `) ? caption.slice(title.length + 2) : caption;
  return (
    <>
      <strong>{title}.</strong> {about.charAt(0).toUpperCase() + about.slice(1)}
    </>
  );
}
