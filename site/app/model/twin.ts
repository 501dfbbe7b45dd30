import type { MenuName } from "./menu.ts";
import type { Page } from "./page.ts";

/** Sections to read or look up: each of their pages has a twin in Markdown. */
const written: ReadonlySet<MenuName | undefined> = new Set<MenuName>([
  "Documentation",
  "Guides",
  "Layouts",
  "Stylesheet",
]);

/** Where the page stands as Markdown: its own address with an ending. */
export const twinOf = ({ path, section }: Page): string | undefined =>
  written.has(section) ? `${path}.md` : undefined;
