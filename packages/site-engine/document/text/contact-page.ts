import { isForm } from "../check/forms.ts";
import type { SiteDocument } from "../site-document.ts";

/**
 * The path of the page on which visitors reach the business: “/contact”, “/kontakt”. The page has a
 * form; “/” where there is none.
 */
export function contactPath({ pages }: Pick<SiteDocument, "pages">): `/${string}` {
  const found =
    pages.find(({ path }) => path === "/contact") ??
    pages.findLast(({ path, sections }) => path !== "/" && sections.some(isForm));
  return found?.path ?? "/";
}
