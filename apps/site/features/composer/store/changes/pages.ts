import { slug } from "@daylit/layouts/text/slug.ts";
import {
  exampleOf,
  limits,
  pageWords,
  placeholderKey,
  type SiteDocument,
} from "@daylit/site-engine";
import { isFileName } from "@daylit/site-engine/export/file-names.ts";

/** A path that no other page has. */
function freePath(label: string, { pages }: SiteDocument): `/${string}` {
  const word = slug(label).slice(0, 40).replace(/-$/, "");
  const base = word && !/^(404|index)$/.test(word) && isFileName(`${word}.html`) ? word : "page";
  const taken = new Set<string>(pages.map(({ path }) => path));
  for (let copy = 1; ; copy++) {
    const path = `/${copy === 1 ? base : `${base}-${copy}`}` as const;
    if (!taken.has(path)) return path;
  }
}

/** A new page, before the contact page, with a hero to write over. */
export function addPage(site: SiteDocument, label: string): SiteDocument {
  if (site.pages.length >= limits.pages) return site;
  const hero = exampleOf("hero-type") as SiteDocument["pages"][number]["sections"][number];
  const sections = [{ ...hero, heading: label }] as SiteDocument["pages"][number]["sections"];
  const page = {
    path: freePath(label, site),
    label,
    title: pageWords.ofSite(site, { label, sections }).text,
    description: "",
    sections,
  };
  const end = site.pages.findIndex(({ path }) => path === "/contact");
  const at = end > 0 ? end : site.pages.length;
  const { lead } = hero as { lead?: string };
  return {
    ...site,
    pages: [...site.pages.slice(0, at), page, ...site.pages.slice(at)] as SiteDocument["pages"],
    lent: lead ? [...new Set([...site.lent, placeholderKey(lead)])].sort() : site.lent,
  };
}

/** The first page stays: without it there is no site. */
export const removePage = (site: SiteDocument, at: number): SiteDocument =>
  at > 0 ? { ...site, pages: site.pages.filter((_, index) => index !== at) } : site;

export function movePage(site: SiteDocument, from: number, by: 1 | -1): SiteDocument {
  const [a, b] = [site.pages[from], site.pages[from + by]];
  if (from < 1 || from + by < 1 || !a || !b) return site;
  return {
    ...site,
    pages: site.pages.map((page, index) => (index === from ? b : index === from + by ? a : page)),
  };
}
