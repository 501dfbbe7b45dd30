import { extname } from "node:path";
import type { Build } from "../policy/build.ts";
import { namedTypes, typeOf } from "../policy/content-types.ts";
import type { FileMap } from "../policy/files.ts";
import {
  type HostKind,
  headersOf,
  kindPatterns,
  type PolicyInput,
  redirectStatus,
} from "../policy/policy.ts";
import {
  certificate,
  challenges,
  clientName,
  type HostFiles,
  isHttps,
  madeBy,
  portsOf,
  served,
  siteName,
} from "./listing.ts";
import { knownRedirects } from "./patterns.ts";

const quote = (text: string) => `"${text.replaceAll('"', '\\"')}"`;

/** A pattern for the end of the whole path of the file that is sent, compressed or not. */
const below = (pattern: RegExp) =>
  pattern.source.replaceAll("\\/", "/").replace(/^\^/, "").replace(/\$$/, "(\\.br|\\.gz)?$");

/**
 * By the name of the file that is sent in the end, the page for missing addresses included. The most special kind
 * comes last and has the last word, also about headers that it does not want.
 */
function headers(host: HostKind, input: PolicyInput) {
  const kinds = kindPatterns(host).toReversed();
  const sets = new Map(kinds.map(([kind]) => [kind, headersOf(kind, host, input)]));
  const names = [...new Set([...sets.values()].flatMap(Object.keys))];
  const always = names.filter(
    (name) => new Set([...sets.values()].map((set) => set[name])).size === 1,
  );
  const line = (name: string, value: string | undefined, where: string) =>
    `Header always ${value === undefined ? `unset ${name}` : `set ${name} ${quote(value)}`}${where}`;
  return [
    ...always.map((name) => line(name, sets.get("file")?.[name], "")),
    ...kinds.flatMap(([kind, pattern]) =>
      names
        .filter((name) => !always.includes(name))
        .map((name) =>
          line(
            name,
            sets.get(kind)?.[name],
            kind === "file" ? "" : ` ${quote(`expr=%{REQUEST_FILENAME} =~ m#${below(pattern)}#`)}`,
          ),
        ),
    ),
  ];
}

function types({ files }: FileMap) {
  const endings = new Set([...files.values()].map(({ name }) => extname(name)));
  return [...endings]
    .filter(Boolean)
    .sort()
    .map((ending) => `AddType ${quote(typeOf(`x${ending}`))} ${ending}`);
}

/** For the folder that is served: also on hosts that allow nothing else. */
export function htaccess(files: FileMap, host: HostKind, input: PolicyInput, base = ""): string {
  const go = `[R=${redirectStatus},L]`;
  const endings =
    host === "site"
      ? ["RewriteCond %{REQUEST_URI} !/((samples|view)/.+|compose/page)[.]html$"]
      : [];
  return `${[
    madeBy,
    "# Wants mod_rewrite, mod_headers and, for other spellings, mod_speling.",
    "Options -Indexes -MultiViews",
    "DirectorySlash Off",
    "AddDefaultCharset Off",
    `ErrorDocument 404 ${base}/404.html`,
    "<IfModule mod_speling.c>",
    "CheckSpelling On",
    "CheckCaseOnly On",
    "</IfModule>",
    ...types(files),
    ...namedTypes.map(
      ([name, type]) => `<Files ${quote(name)}>\nForceType ${quote(type)}\n</Files>`,
    ),
    "# Debian names the type of the compression; the type of the file counts.",
    "RemoveType .gz .br",
    "AddEncoding gzip .gz",
    "AddEncoding br .br",
    "RewriteEngine On",
    `RewriteBase ${base}/`,
    "RewriteCond %{REQUEST_METHOD} !^(GET|HEAD)$",
    "RewriteRule ^ - [R=405,L]",
    "RewriteRule (^|/)\\.(?!well-known/) - [R=404,L]",
    "RewriteCond %{ENV:REDIRECT_STATUS} ^$",
    "RewriteRule ^(_headers|_redirects|vercel\\.json|404|404\\.html)$ - [R=404,L]",
    "RewriteCond %{THE_REQUEST} \\.(br|gz)[\\s?]",
    "RewriteRule \\.(br|gz)$ - [R=404,L]",
    ...knownRedirects(files, host).map(
      ([from, to]) => `RewriteRule ^${from.slice(1)}/?$ ${base}${to} ${go}`,
    ),
    "# One address for each page.",
    "RewriteCond %{ENV:REDIRECT_STATUS} ^$",
    ...endings,
    `RewriteRule ^(.*?)/?(?:index)?\\.html$ ${base}/$1 ${go}`,
    "RewriteCond %{ENV:REDIRECT_STATUS} ^$",
    "RewriteCond %{REQUEST_FILENAME} !-d [OR]",
    "RewriteCond %{REQUEST_FILENAME}/index.html -f",
    `RewriteRule ^(.+)/$ ${base}/$1 ${go}`,
    "RewriteCond %{ENV:REDIRECT_STATUS} ^$",
    'RewriteCond %{THE_REQUEST} "^\\S+\\s/([^?\\s]*/)?/"',
    `RewriteRule ^(.*)$ ${base}/$1 ${go}`,
    "# A folder without a page is missing, not forbidden.",
    "RewriteCond %{REQUEST_FILENAME} -d",
    "RewriteCond %{REQUEST_FILENAME}/index.html !-f",
    "RewriteRule ^.+$ - [R=404,L]",
    "# The file behind it.",
    "RewriteCond %{REQUEST_FILENAME}/index.html -f",
    "RewriteRule ^(.+?)/?$ $1/index.html",
    "RewriteRule ^$ index.html",
    "RewriteCond %{REQUEST_FILENAME}.html -f",
    "RewriteRule ^(.+)$ $1.html",
    ...["br", "gzip"].flatMap((encoding) => {
      const ending = encoding === "br" ? "br" : "gz";
      return [
        `RewriteCond %{HTTP:Accept-Encoding} \\b${encoding}\\b`,
        "RewriteCond %{HTTP:Range} ^$",
        `RewriteCond %{REQUEST_FILENAME}.${ending} -f`,
        `RewriteRule ^(.+)$ $1.${ending} [E=no-gzip:1,L]`,
      ];
    }),
    ...headers(host, input),
    "Header append Vary Accept-Encoding",
  ].join("\n")}\n`;
}

const tag = (head: string, lines: readonly string[]) => [
  `<${head}>`,
  ...lines.map((line) => `  ${line}`),
  `</${head.split(" ")[0]}>`,
];

/** The names of hosts with their folders, for /etc/apache2/sites-enabled; the rest is in .htaccess. */
export function apache(build: Build): HostFiles {
  const { base } = build.settings;
  const { plain, tls } = portsOf(build);
  const site = `${served(build)}/site`;
  const hosts: [name: string, lines: string[]][] = [
    [
      siteName(build),
      base
        ? [
            `DocumentRoot ${challenges.root}`,
            `Alias "${base}" "${site}"`,
            `RedirectMatch ${redirectStatus} "^${base}$" "${base}/"`,
          ]
        : [`DocumentRoot "${site}"`],
    ],
    ...[...build.clients.keys()].map((slug): [string, string[]] => [
      clientName(build, slug),
      [`DocumentRoot "${served(build)}/clients/${slug}"`],
    ]),
  ];
  const withTls = (lines: readonly string[]) =>
    isHttps(build)
      ? tag("IfModule ssl_module", tag(`IfFile "${certificate(build)}/fullchain.pem"`, lines))
      : [];
  const toTls = withTls([
    "RewriteEngine On",
    `RewriteCond %{REQUEST_URI} !^${challenges.path.replaceAll(".", "\\.")}`,
    `RewriteRule ^ https://%{SERVER_NAME}${tls === "443" ? "" : `:${tls}`}%{REQUEST_URI} [R=${redirectStatus},L,NE]`,
  ]);
  return {
    "apache.conf": `${[
      madeBy,
      ...(isHttps(build) ? ["# TLS is on as soon as certificate.sh has got the certificate."] : []),
      ...tag(`Directory "${build.settings.releases}"`, [
        "AllowOverride All",
        "Options FollowSymLinks",
        "Require all granted",
      ]),
      ...hosts.flatMap(([name, lines]) =>
        tag(`VirtualHost *:${plain}`, [
          `ServerName ${name}`,
          ...lines,
          ...(isHttps(build)
            ? [`Alias ${challenges.path} ${challenges.root}${challenges.path}`, ...toTls]
            : []),
        ]),
      ),
      ...withTls(
        hosts.flatMap(([name, lines]) =>
          tag(`VirtualHost *:${tls}`, [
            `ServerName ${name}`,
            ...lines,
            "SSLEngine on",
            `SSLCertificateFile "${certificate(build)}/fullchain.pem"`,
            `SSLCertificateKeyFile "${certificate(build)}/privkey.pem"`,
          ]),
        ),
      ),
    ].join("\n")}\n`,
  };
}
