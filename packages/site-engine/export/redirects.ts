import { escapeHtml } from "@daylit/layouts/text/escape-html.ts";
import { rootAttributes } from "../build/page/page-model.ts";
import { newsFolder, newsPageOf } from "../document/news/posts.ts";
import type { SiteDocument } from "../document/site-document.ts";
import { policyElement } from "./content-policy.ts";
import { documentFile, pageAddress } from "./file-names.ts";

/** A document that leads to another; `to` as seen from it, `file` as seen from the top of the site. */
const leadTo = (site: SiteDocument, title: string, to: string, file: string) => `<!doctype html>
<html ${rootAttributes(site)}>
<head>
<meta charset="utf-8">
${policyElement(site)}
<title>${escapeHtml(title)}</title>
<meta http-equiv="refresh" content="0; url=${to}">
<link rel="canonical" href="${escapeHtml(site.address ? pageAddress(site.address, file) : to)}">
</head>
<body><p><a href="${to}">${escapeHtml(title)}</a></p></body>
</html>
`;

/** Some hosts answer /news with the folder of the posts: its index leads to the page that lists them. */
export function newsIndexOf(site: SiteDocument): [string, string][] {
  const page = site.posts && (newsPageOf(site) ?? site.pages[0]);
  if (!page) return [];
  const file = documentFile(page.path);
  return [[`${newsFolder}/index.html`, leadTo(site, page.title, `../${file}`, file)]];
}

/** From a former path of a page to the one that it has, as seen from the top of the site. */
export function movedFiles({ pages }: SiteDocument, folder = "") {
  const taken = new Set<string>(pages.map(({ path }) => path));
  return pages.flatMap(({ former = [], path, title }) =>
    former
      .filter((old) => !taken.has(old))
      .map((old) => ({
        from: folder + documentFile(old),
        to: folder + documentFile(path),
        title,
      })),
  );
}

/**
 * A small document at each path that a page had while the site was online. Every host can serve it, and
 * search engines read an immediate refresh as a permanent redirect; servers with our file answer with one (host-files.ts).
 */
export const redirectsOf = (site: SiteDocument, folder = ""): [string, string][] =>
  movedFiles(site, folder).map(({ from, to, title }) => [
    from,
    leadTo(site, title, to.slice(folder.length), to),
  ]);
