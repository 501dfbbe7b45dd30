import { trades } from "@daylit/layouts/trades/trades.ts";
import type { Page } from "../../model/pages.ts";
import { site } from "../../model/site.ts";

export type Crumb = { name: string; path: string };

/** A layout's address names its trade by a code; the page above it is the trade's own. */
function parentPath(path: string): string {
  const code = /^\/layouts\/(\w+)\/./.exec(path)?.[1];
  const trade = trades.find((each) => each.code.toLowerCase() === code);
  return trade?.path ?? path.replace(/\/[^/]+$/, "");
}

/** The way from the front page to here; a section goes by the name it has in the menu. */
export function breadcrumbs(page: Page, pages: readonly Page[]): Crumb[] {
  const crumbs: Crumb[] = [];
  for (let path = page.path; path.length > 1; path = parentPath(path)) {
    const found = pages.find((each) => each.path === path);
    if (!found) throw new Error(`${page.path} lies below ${path}, which is not a page`);
    const top = path.lastIndexOf("/") === 0;
    crumbs.unshift({ name: (top && found.section) || found.heading, path });
  }
  return [{ name: site.name, path: "/" }, ...crumbs];
}
