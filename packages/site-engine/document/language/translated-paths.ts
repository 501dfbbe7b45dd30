import { mapTexts } from "@daylit/layouts/schema/facts.ts";
import { isMarked, mapAddresses } from "@daylit/layouts/schema/marks.ts";
import type { SiteDocument, SitePage } from "../site-document.ts";

type Path = SitePage["path"];

/** The pages at their paths in a language. A path that another page has there stays that of the site. */
export function pagesAt(pages: readonly SitePage[], language: string): SitePage[] {
  const taken = new Set<string>(["/"]);
  const free = (page: SitePage, path: Path | undefined) =>
    path !== undefined &&
    !taken.has(path) &&
    !pages.some((other) => other !== page && other.path === path);
  return pages.map((page) => {
    const { paths, former: own, ...rest } = page;
    const [path, ...former] = (paths && Object.hasOwn(paths, language) && paths[language]) || [];
    const moves = page.path !== "/" && free(page, path);
    const there = moves && path ? path : page.path;
    taken.add(there);
    const before = moves ? former : own;
    return { ...rest, path: there, ...(before?.length ? { former: before } : {}) };
  });
}

/** A page without its paths in languages that are no longer there, or not to be seen. */
export function withoutPathsIn(page: SitePage, ...languages: readonly string[]): SitePage {
  const { paths, ...rest } = page;
  if (!paths) return page;
  const left = Object.entries(paths).filter(([language]) => !languages.includes(language));
  return left.length > 0 ? { ...rest, paths: Object.fromEntries(left) } : rest;
}

/** Values in which every link to a page, and to a section of it, leads where the page is now. */
export function withLinksTo<T>(value: T, moved: ReadonlyMap<string, string>): T {
  if (moved.size === 0) return value;
  const follow = (href: string) => {
    const [path = "", ...id] = href.split("#");
    const to = moved.get(path);
    return to === undefined ? href : [to, ...id].join("#");
  };
  return mapTexts(value, (text) => (isMarked(text) ? mapAddresses(text, follow) : follow(text)));
}

/** The site with its pages, and all links to them, where they are in a language. */
export function atPathsIn<Site extends Pick<SiteDocument, "nav" | "footer" | "pages">>(
  site: Site,
  language: string,
): Site {
  const pages = pagesAt(site.pages, language);
  const moved = new Map(
    site.pages.flatMap(({ path }, at) => {
      const to = pages[at]?.path;
      return to && to !== path ? [[path, to] as const] : [];
    }),
  );
  const { nav, footer } = site;
  return {
    ...site,
    ...withLinksTo({ nav, footer }, moved),
    pages: pages.map((page) => ({ ...page, sections: withLinksTo(page.sections, moved) })),
  };
}
