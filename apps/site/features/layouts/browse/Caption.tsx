import type { LayoutSummary } from "@daylit/layouts/catalogue/view-models.ts";

/** What a layout is, without its name, with which a family's captions begin. */
export function aboutLayout(title: string, caption: string) {
  const about = caption.startsWith(`${title}: `) ? caption.slice(title.length + 2) : caption;
  return about.charAt(0).toUpperCase() + about.slice(1);
}

/** A layout's name beside its code, and what it is. */
export function Caption({ title, caption }: Pick<LayoutSummary, "title" | "caption">) {
  return (
    <>
      <strong>{title}.</strong> {aboutLayout(title, caption)}
    </>
  );
}
