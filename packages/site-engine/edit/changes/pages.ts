import { latinSlug } from "@daylit/layouts/text/latin-slug.ts";
import { pagesAt, withLinksTo } from "../../document/language/translated-paths.ts";
import { limits, type SiteDocument } from "../../document/site-document.ts";
import { contactPath } from "../../document/text/contact-page.ts";
import { pageWords } from "../../document/text/page-meta.ts";
import { isFileName } from "../../export/file-names.ts";
import { exampleOf } from "../swap.ts";

/** The last part of a path, from the name of a page. */
export function pathWord(label: string, language: string, otherwise = "page"): string {
  const word = latinSlug(label, language).slice(0, 40).replace(/-$/, "");
  return word && !/^(404|index)$/.test(word) && isFileName(`${word}.html`) ? word : otherwise;
}

/** A path that no other page has. */
function freePath(label: string, { pages, language }: SiteDocument, at = -1): `/${string}` {
  const base = pathWord(label, language);
  const taken = new Set<string>(pages.filter((_, index) => index !== at).map(({ path }) => path));
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
  const contact = contactPath(site);
  const end = site.pages.findIndex(({ path }) => path === contact);
  const at = end > 0 ? end : site.pages.length;
  return {
    ...site,
    pages: [...site.pages.slice(0, at), page, ...site.pages.slice(at)] as SiteDocument["pages"],
  };
}

/** Whether a path was made of this name. */
const isMadeOf = (path: string, label: string, language: string) => {
  const made = `/${pathWord(label, language)}`;
  return path === made || path.replace(/-\d+$/, "") === made;
};

/** The site with a page at another path; links follow, and once it is online the old path redirects. */
export function withPath(site: SiteDocument, at: number, wanted: string): SiteDocument {
  const page = site.pages[at];
  const path = freePath(wanted, site, at);
  if (!page || at === 0 || path === page.path) return site;
  const { nav, footer, pages } = withLinksTo(
    { nav: site.nav, footer: site.footer, pages: site.pages },
    new Map([[page.path, path]]),
  );
  const former = site.address
    ? [...(page.former ?? []).filter((old) => old !== path), page.path].slice(-limits.former)
    : page.former;
  return {
    ...site,
    nav,
    footer,
    pages: pages.map((each, index) =>
      index === at ? { ...each, path, ...(former?.length ? { former } : {}) } : each,
    ),
  };
}

/**
 * The site with a page at another path in a language. Where that language is online, the old one leads there.
 */
export function withPathIn(
  site: SiteDocument,
  at: number,
  language: string,
  wanted: string,
): SiteDocument {
  const page = site.pages[at];
  if (!page || at === 0) return site;
  const there = pagesAt(site.pages, language);
  // Paths of the site’s own language stay free, so that none depends on the order of the pages.
  const known = [...there, ...site.pages].filter((_, index) => index % there.length !== at);
  const path = freePath(wanted, { ...site, language, pages: known });
  const before = there[at]?.path;
  if (path === before || path === "/page") return site;
  const isOnline =
    site.address && site.translations?.some((each) => each.language === language && each.public);
  const old = page.paths?.[language];
  const former = isOnline && before ? [before, ...(old ?? []).slice(1)] : (old ?? []).slice(1);
  const list = [path, ...former.filter((each) => each !== path)].slice(0, limits.former + 1);
  const pages = site.pages.map((each, index) =>
    index === at ? { ...each, paths: { ...each.paths, [language]: list } } : each,
  );
  return { ...site, pages };
}

/** The site with another name for a page. Until it is online, the path follows the name. */
export function withLabel(site: SiteDocument, at: number, label: string): SiteDocument {
  const page = site.pages[at];
  if (!page || page.label === label) return site;
  const named = {
    ...site,
    pages: site.pages.map((each, index) => (index === at ? { ...each, label } : each)),
  };
  const follows =
    !site.address &&
    label.trim() &&
    (page.label.trim() === "" || isMadeOf(page.path, page.label, site.language));
  return follows ? withPath(named, at, label) : named;
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
