import type { MenuName } from "./menu.ts";
import { site } from "./site.ts";

/** Everything a page says about itself. Routes read it through their loader and compute nothing. */
export type Page = {
  path: string;
  /** The document title. */
  title: string;
  /** The one h1. */
  heading: string;
  description: string;
  /** The address that search engines should keep; differs only where one page has two addresses. */
  canonical: string;
  section?: MenuName;
  /** Not for search engines, the sitemap and the search: no text to find, only the visitor's own state. */
  unlisted?: true;
};

type Draft = Omit<Page, "title" | "canonical"> & { title?: string; canonical?: string };

export const page = (draft: Draft): Page => ({
  ...draft,
  title: draft.title ?? `${draft.heading} · ${site.name}`,
  canonical: draft.canonical ?? draft.path,
});
