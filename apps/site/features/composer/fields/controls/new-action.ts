import { wordsOf } from "@daylit/layouts/schema/marks.ts";
import { resolveSite, type SiteDocument, siteWords } from "@daylit/site-engine";
import { valueAt } from "@daylit/site-engine/document/object-path.ts";
import { contactPath } from "@daylit/site-engine/document/text/contact-page.ts";
import { linksOf } from "@daylit/site-engine/document/text/links.ts";

export type Action = { label: string; href: string };

/** A button to begin with: it says what others that lead there say, or the name of that page, in the site's language. */
export function newAction(given: SiteDocument): Action {
  const site = resolveSite(given);
  const href = contactPath(site);
  const isPage = href !== "/";
  const said = linksOf(site)
    .filter((link) => isPage && link.href === href)
    .map(({ path }) => valueAt(site, path.replace(/href$/, "label")))
    .find((label) => typeof label === "string" && wordsOf(label).trim() !== "");
  const page = site.pages.find(({ path }) => isPage && path === href)?.label;
  return { label: wordsOf(String(said ?? page ?? "")) || siteWords(site).toHome, href };
}
