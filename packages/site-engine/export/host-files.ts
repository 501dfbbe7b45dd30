import { editionsOf } from "../document/language/translated.ts";
import { languageFolder } from "../document/language/translations.ts";
import type { SiteDocument } from "../document/site-document.ts";
import { headerPolicy } from "./content-policy.ts";
import { files, plainAddress, rootOf } from "./file-names.ts";
import { movedFiles } from "./redirects.ts";

/** The headers of a site, and the files by which each host and server sends them. */

/** Files, "*" for any letters, and what is sent with them. */
type HeaderRule = { pattern: string; headers: Readonly<Record<string, string>> };

const week = { "Cache-Control": "public, max-age=604800" };
const readable = { "Access-Control-Allow-Origin": "*" };

/**
 * Sent with everything, errors too; then what certain files have besides. With `open`, other pages may
 * read the document of the site, its stylesheet, which tells whether it was changed by hand, and the
 * owner's pictures, nothing else: so the composer can open the site by its address.
 */
export const headerTable = (site: SiteDocument, open: boolean) => ({
  all: {
    "Content-Security-Policy": headerPolicy(site),
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "X-Content-Type-Options": "nosniff",
  },
  rules: [
    { pattern: "/fonts/*", headers: week },
    { pattern: "/pictures/*", headers: week },
    { pattern: `/${files.worker}`, headers: { "Cache-Control": "no-cache" } },
    ...(open
      ? [
          `/${files.siteDocument}`,
          `/${files.style}`,
          "/pictures/own-*",
          ...("icons" in site.mark ? ["/icon-*"] : []),
        ].map((pattern) => ({ pattern, headers: readable }))
      : []),
  ] satisfies HeaderRule[],
});

/** For hosts that read such a file (Netlify, Cloudflare Pages); others leave it alone. */
export function headersFile(site: SiteDocument, open: boolean): string {
  const { all, rules } = headerTable(site, open);
  return [{ pattern: "/*", headers: all }, ...rules]
    .map(({ pattern, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${pattern}\n${lines.join("")}`;
    })
    .join("");
}

/** Wherever the site is on its host: the pattern is that of the end of an address. */
const endPattern = (pattern: string) =>
  `${pattern.replaceAll(".", "\\.").replaceAll("*", "[^/]+")}$`;

/** One pattern for all files with the same header and value, as servers write it. */
function settings(site: SiteDocument) {
  const rows = headerTable(site, true).rules.flatMap(({ pattern, headers }) =>
    Object.entries(headers).map(([name, value]) => ({ pattern, name, value })),
  );
  // Not Map.groupBy: create-daylit runs in Node 20, which does not know it.
  const lines = [...new Set(rows.map(({ name, value }) => `${name}: ${value}`))];
  return lines.map((line, index) => {
    const same = rows.filter(({ name, value }) => `${name}: ${value}` === line);
    return {
      variable: `daylit_${index + 1}`,
      name: same[0]?.name ?? "",
      value: same[0]?.value ?? "",
      pattern: `(${same.map(({ pattern }) => endPattern(pattern)).join("|")})`,
    };
  });
}

const always = (site: SiteDocument) => Object.entries(headerTable(site, true).all);

const folders = ({ translations = [] }: SiteDocument) =>
  translations.map(({ language }) => languageFolder(language));

/** Lines below a comment; nothing where there are none. */
const commented = (about: string, lines: readonly string[]) =>
  lines.length > 0 ? `# ${about}\n${lines.join("")}` : "";

const safeRoot = (site: SiteDocument) => plainAddress(rootOf(site));

/** Servers compare with names as they are on the disk: "caf%C3%A9" is "café" there. */
function namedRoot(site: SiteDocument): string {
  const root = safeRoot(site);
  try {
    const named = decodeURI(root);
    return /^[\p{L}\p{M}\p{N}_.~/ -]*$/u.test(named) ? named : root;
  } catch {
    return root;
  }
}

/** Pages that have moved, in every language: their names without ending, and where they are now. */
const moved = (site: SiteDocument) =>
  editionsOf(site).flatMap(({ site: edition, folder }) =>
    movedFiles(edition, folder).map(({ from, to }) => ({ from: from.replace(/\.html$/, ""), to })),
  );

const ending = "Pages without the ending of their file: /contact is contact.html.";
const redirects = "Pages that have moved.";

const headers =
  "The headers of _headers, for this server. Access-Control-Allow-Origin lets the composer open your\n# site by its address: it may read these files, and no others.";
const manifestType = "application/manifest+json";
const missing = "The page for missing addresses, in the language of its folder.";

/** Below a path that nobody knows, the server goes on to show its own page for errors. */
function errorsOnApache(site: SiteDocument): string {
  if (!site.address) return "";
  const page = (folder: string) =>
    `ErrorDocument 404 ${safeRoot(site)}${folder}${files.notFound}\n`;
  const inFolder = (folder: string) =>
    `<If "%{REQUEST_URI} =~ m#^${namedRoot(site).replace(/[.[\]]/g, "\\$&")}${folder}#">\n${page(folder)}</If>\n`;
  return `# ${missing}\n${page("")}${folders(site).map(inFolder).join("")}`;
}

/** Without an address the server’s own path to the site is unknown. */
const redirectsOnApache = (site: SiteDocument) =>
  commented(
    redirects,
    (site.address ? moved(site) : []).flatMap(({ from, to }) =>
      [from, `${from}.html`].map(
        (old) => `Redirect 301 "${namedRoot(site)}${old}" "${safeRoot(site)}${to}"\n`,
      ),
    ),
  );

const htaccess = (site: SiteDocument) => `# ${headers}
<IfModule mod_headers.c>
${always(site)
  .map(([name, value]) => `Header always set ${name} "${value}"\n`)
  .join("")}<IfModule mod_setenvif.c>
${settings(site)
  .map(
    ({ variable, name, value, pattern }) =>
      `SetEnvIf Request_URI "${pattern}" ${variable}\nHeader set ${name} "${value}" env=${variable}\n`,
  )
  .join("")}</IfModule>
</IfModule>
${redirectsOnApache(site)}<IfModule mod_rewrite.c>
RewriteEngine On
# ${ending}
RewriteCond %{REQUEST_FILENAME}.html -f
RewriteRule ^(.*[^/])$ $1.html [L]
</IfModule>
<IfModule mod_mime.c>
AddType ${manifestType} .webmanifest
</IfModule>
${errorsOnApache(site)}`;

/** A header with an empty value is not sent. */
function nginx(site: SiteDocument): string {
  const page = (folder: string) =>
    `error_page 404 "${namedRoot(site)}${folder}${files.notFound}";\n`;
  return `# ${headers}
# For a server of your own: put this into the server block of the site.
${always(site)
  .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
  .join("")}${settings(site)
  .map(
    ({ variable, name, value, pattern }) =>
      `set $${variable} "";\nif ($uri ~ "${pattern}") {\n  set $${variable} "${value}";\n}\nadd_header ${name} $${variable};\n`,
  )
  .join("")}${commented(
  redirects,
  moved(site).flatMap(({ from, to }) =>
    [from, `${from}.html`].map(
      (old) =>
        `if ($uri = "${namedRoot(site)}${old}") {\n  return 301 "${safeRoot(site)}${to}";\n}\n`,
    ),
  ),
)}# ${ending}
if (-f "$request_filename.html") {
  rewrite ^ "$uri.html" last;
}
# Few servers know this type.
location ~ "${endPattern(`/${files.manifest}`)}" {
  types {}
  default_type ${manifestType};
}
# ${missing}
${page("")}${folders(site)
  .map((folder) => `location "${namedRoot(site)}${folder}" {\n  ${page(folder)}}\n`)
  .join("")}`;
}

/** Only with files that are there: what is missing must not be kept for a week. */
function caddy(site: SiteDocument): string {
  const root = namedRoot(site);
  const handle = (name: string, folder: string) => `  @${name} {
    expression {http.error.status_code} == 404
    path "${root}${folder}*"
  }
  handle @${name} {
    rewrite * "${root}${folder}${files.notFound}"
    file_server
  }
`;
  return `# ${headers}
# For a server of your own: put this into the block of the site.
header {
${always(site)
  .map(([name, value]) => `  ${name} "${value}"\n`)
  .join("")}}
${settings(site)
  .map(
    ({ variable, name, value, pattern }) =>
      `@${variable} {\n  path_regexp "${pattern}"\n  file\n}\nheader @${variable} ${name} "${value}"\n`,
  )
  .join("")}${commented(
  redirects,
  moved(site).map(
    ({ from, to }, index) =>
      `@moved_${index + 1} path "${root}${from}" "${root}${from}.html"\nredir @moved_${index + 1} "${safeRoot(site)}${to}" permanent\n`,
  ),
)}# ${ending}
try_files {path} {path}.html {path}/
# Few servers know this type.
@manifest path *.webmanifest
header @manifest Content-Type ${manifestType}
# ${missing}
handle_errors {
${folders(site)
  .map((folder) => handle(`in-${folder.slice(0, -1)}`, folder))
  .join("")}${handle("missing", "")}}
`;
}

/** Netlify looks for one page for errors alone, unless it is told of others. */
const redirectsFile = (site: SiteDocument): [string, string][] => {
  const lines = [
    ...moved(site).flatMap(({ from, to }) => [
      `/${from} /${to} 301\n`,
      `/${from}.html /${to} 301\n`,
    ]),
    ...folders(site).map((folder) => `/${folder}* /${folder}${files.notFound} 404\n`),
  ];
  return lines.length > 0 && rootOf(site) === "/" ? [[files.redirects, lines.join("")]] : [];
};

export const serverFiles = (site: SiteDocument): [string, string][] => [
  [files.htaccess, htaccess(site)],
  [files.nginx, nginx(site)],
  [files.caddy, caddy(site)],
  ...redirectsFile(site),
];
