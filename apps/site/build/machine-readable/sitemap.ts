import { escapeHtml } from "@daylit/layouts/text/escape-html.ts";
import type { Page } from "../../model/pages.ts";
import { absolute } from "../../model/site.ts";
import { xmlHead } from "../../model/xml.ts";

/** Pages that search engines should keep, each under the one address it says is its own. */
export const indexable = (pages: readonly Page[]) =>
  pages.filter(({ path, canonical, unlisted }) => path === canonical && !unlisted);

/** Without dates: a build does not know when a page's words last changed, and a guess helps nobody. */
export function sitemap(pages: readonly Page[]): string {
  const urls = indexable(pages).map(
    ({ path }) => `<url><loc>${escapeHtml(absolute(path))}</loc></url>\n`,
  );
  return `${xmlHead}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("")}</urlset>\n`;
}
