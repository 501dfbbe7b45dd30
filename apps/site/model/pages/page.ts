import type { SectionName } from "../menu.ts";
import { site } from "../site.ts";

/** What a page is made by: one file in app/pages for each. */
export type PageKind =
  | "landing"
  | "blocks"
  | "blocks-of-kind"
  | "changelog"
  | "chapter"
  | "guide"
  | "layouts"
  | "trade"
  | "compare"
  | "compose"
  | "layout"
  | "packages"
  | "pictures"
  | "projects"
  | "project"
  | "screens"
  | "search"
  | "stylesheet"
  | "part"
  | "parts"
  | "offline"
  | "text"
  | "update"
  | "vocabulary"
  | "yours";

/** Everything a page says about itself. What shows it reads this record and computes nothing. */
export type Page = {
  kind: PageKind;
  path: string;
  /** The document title. */
  title: string;
  /** The one h1. */
  heading: string;
  description: string;
  /** The address that search engines should keep; differs only where one page has two addresses. */
  canonical: string;
  section?: SectionName;
  /** Where it stands as Markdown. */
  twin?: string;
  /** A text of its own, outside the sections: its slug in content/pages. */
  text?: string;
  /** Not for search engines, the sitemap and the search: no text to find, only the visitor's own state. */
  unlisted?: true;
};

/** Sections to read or look up: each of their pages has a twin in Markdown. */
const written: ReadonlySet<SectionName> = new Set([
  "Blocks",
  "Documentation",
  "Guides",
  "Layouts",
  "Packages",
  "Stylesheet",
] satisfies SectionName[]);

type Draft = Omit<Page, "title" | "canonical" | "twin"> & { title?: string; canonical?: string };

export const page = (draft: Draft): Page => ({
  ...draft,
  title: draft.title ?? `${draft.heading} · ${site.name}`,
  canonical: draft.canonical ?? draft.path,
  ...((draft.text ||
    draft.kind === "changelog" ||
    draft.kind === "compose" ||
    (draft.section && written.has(draft.section))) && {
    twin: `${draft.path}.md`,
  }),
});
