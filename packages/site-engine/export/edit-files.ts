import { escapeHtml } from "@daylit/layouts/text/escape-html.ts";
import { languageFolder } from "../document/language/translations.ts";
import type { SiteDocument } from "../document/site-document.ts";
import editCode from "./browser/edit.js?raw";
import { policyElement } from "./content-policy.ts";
import { files, rootOf } from "./file-names.ts";

/** The way from a live site back into the composer. */

/** A page that nothing links to and no search engine lists: the owner knows its name. */
function editPage(site: SiteDocument, composer: string): string {
  const to = (page: string) => {
    const found = new URL(page, composer);
    if (site.address) found.searchParams.set("site", site.address);
    return escapeHtml(found.href);
  };
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
${policyElement(site)}
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Edit this site</title>
<script src="${files.editScript}" defer></script>
</head>
<body>
<h1>Edit this site</h1>
<h2><a href="${to(composer)}" rel="nofollow">Open in the composer</a></h2>
<p>Pages, sections, texts, pictures and design.</p>
<h2><a href="${to("update")}" rel="nofollow">Quick update</a></h2>
<p>Notice of the day, opening hours, news and prices. Made for a phone.</p>
<p>Both read site.json and your pictures from this address. Nothing changes online until you upload the new files.</p>
</body>
</html>
`;
}

/** Own pictures, and the icons that were made from an own logo. */
const iconPattern = ({ mark }: SiteDocument) => ("icons" in mark ? ["icon-[a-z0-9]+\\.png"] : []);

const header = "Access-Control-Allow-Origin";

/**
 * In `_headers`: other pages may read the document of the site, its stylesheet, which tells whether it was
 * changed by hand, and the owner's pictures, nothing else.
 */
export const readableRules = ({ mark }: SiteDocument): string =>
  [
    `/${files.siteDocument}`,
    `/${files.style}`,
    "/pictures/own-*",
    ...("icons" in mark ? ["/icon-*"] : []),
  ]
    .map((pattern) => `${pattern}\n  ${header}: *\n`)
    .join("");

const why =
  "Lets the composer open your site by its address: it may read these files, and no others.";

const folders = ({ translations = [] }: SiteDocument) =>
  translations.map(({ language }) => languageFolder(language));

const missing = "The page for missing addresses, in the language of its folder.";

/** Below a path that nobody knows, the server goes on to show its own. */
const errorsOnApache = (site: SiteDocument) => {
  if (!site.address) return "";
  const root = rootOf(site);
  return `# ${missing}
ErrorDocument 404 ${root}${files.notFound}
${folders(site)
  .map(
    (folder) => `<If "%{REQUEST_URI} =~ m#^${root}${folder}#">
ErrorDocument 404 ${root}${folder}${files.notFound}
</If>
`,
  )
  .join("")}`;
};

const errorsOnNginx = (site: SiteDocument) => {
  const root = rootOf(site);
  return `# ${missing}
error_page 404 ${root}${files.notFound};
${folders(site)
  .map(
    (folder) => `location ${root}${folder} {
  error_page 404 ${root}${folder}${files.notFound};
}
`,
  )
  .join("")}`;
};

const errorsOnCaddy = (site: SiteDocument) => {
  const root = rootOf(site);
  const handle = (name: string, folder: string) => `  @${name} {
    expression {http.error.status_code} == 404
    path ${root}${folder}*
  }
  handle @${name} {
    rewrite * ${root}${folder}${files.notFound}
    file_server
  }
`;
  return `# ${missing}
handle_errors {
${folders(site)
  .map((folder) => handle(`in-${folder.slice(0, -1)}`, folder))
  .join("")}${handle("missing", "")}}
`;
};

/** Netlify looks for one page for errors alone, unless it is told of others. */
const redirectsFile = (site: SiteDocument): [string, string][] => {
  const lines = folders(site).map((folder) => `/${folder}* /${folder}${files.notFound} 404\n`);
  return lines.length > 0 && rootOf(site) === "/" ? [[files.redirects, lines.join("")]] : [];
};

const htaccessOf = (site: SiteDocument) => `# ${why}
<IfModule mod_headers.c>
<FilesMatch "^(site\\.json|style\\.css|own-[^/]+${iconPattern(site)
  .map((pattern) => `|${pattern}`)
  .join("")})$">
Header set ${header} "*"
</FilesMatch>
</IfModule>
${errorsOnApache(site)}`;

const pathPattern = (site: SiteDocument) =>
  `/(${["site\\.json", "style\\.css", "pictures/own-[^/]+", ...iconPattern(site)].join("|")})$`;

const nginxOf = (site: SiteDocument) => `# ${why}
# For a server of your own: put this into the server block of the site.
location ~ "${pathPattern(site)}" {
  add_header ${header} "*";
}
${errorsOnNginx(site)}`;

const caddyOf = (site: SiteDocument) => `# ${why}
# For a server of your own: put this into the block of the site.
@readable path_regexp "${pathPattern(site)}"
header @readable ${header} "*"
${errorsOnCaddy(site)}`;

/** `composer`: the address of the composer's page. */
export const editFiles = (site: SiteDocument, composer: string): [string, string][] => [
  [files.edit, editPage(site, composer)],
  [files.editScript, editCode],
  [files.htaccess, htaccessOf(site)],
  [files.nginx, nginxOf(site)],
  [files.caddy, caddyOf(site)],
  ...redirectsFile(site),
];
