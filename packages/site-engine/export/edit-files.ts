import { escapeHtml } from "@daylit/layouts/text/escape-html.ts";
import type { SiteDocument } from "../document/site-document.ts";
import editCode from "./browser/edit.js?raw";
import { files } from "./file-names.ts";

/** The way from a live site back into the composer. */

/** A page that nothing links to and no search engine lists: the owner knows its name. */
function editPage({ address }: SiteDocument, composer: string): string {
  const to = new URL(composer);
  if (address) to.searchParams.set("site", address);
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Edit this site</title>
<script src="${files.editScript}" defer></script>
</head>
<body>
<p><a href="${escapeHtml(to.href)}" rel="nofollow">Edit this site in the Daylit composer</a></p>
<p>The composer reads site.json and your pictures from this address. Nothing changes online until you upload the new files.</p>
</body>
</html>
`;
}

/** Own pictures, and the icons that were made from an own logo. */
const iconPattern = ({ mark }: SiteDocument) => ("icons" in mark ? ["icon-[a-z0-9]+\\.png"] : []);

const header = "Access-Control-Allow-Origin";

/** In `_headers`: other pages may read the document of the site and the owner's pictures, nothing else. */
export const readableRules = ({ mark }: SiteDocument): string =>
  [`/${files.project}`, "/pictures/own-*", ...("icons" in mark ? ["/icon-*"] : [])]
    .map((pattern) => `${pattern}\n  ${header}: *\n`)
    .join("");

const why =
  "Lets the composer open your site by its address: it may read these files, and no others.";

const htaccessOf = (site: SiteDocument) => `# ${why}
<IfModule mod_headers.c>
<FilesMatch "^(site\\.json|own-[^/]+${iconPattern(site)
  .map((pattern) => `|${pattern}`)
  .join("")})$">
Header set ${header} "*"
</FilesMatch>
</IfModule>
`;

const pathPattern = (site: SiteDocument) =>
  `/(${["site\\.json", "pictures/own-[^/]+", ...iconPattern(site)].join("|")})$`;

const nginxOf = (site: SiteDocument) => `# ${why}
# For a server of your own: put this into the server block of the site.
location ~ "${pathPattern(site)}" {
  add_header ${header} "*";
}
`;

const caddyOf = (site: SiteDocument) => `# ${why}
# For a server of your own: put this into the block of the site.
@readable path_regexp "${pathPattern(site)}"
header @readable ${header} "*"
`;

/** `composer`: the address of the composer's page. */
export const editFiles = (site: SiteDocument, composer: string): [string, string][] => [
  [files.edit, editPage(site, composer)],
  [files.editScript, editCode],
  [files.htaccess, htaccessOf(site)],
  [files.nginx, nginxOf(site)],
  [files.caddy, caddyOf(site)],
];
