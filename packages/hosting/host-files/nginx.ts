import { extname } from "node:path";
import type { Build } from "../policy/build.ts";
import { namedTypes, typeOf } from "../policy/content-types.ts";
import type { FileMap } from "../policy/files.ts";
import {
  type FileKind,
  type HostKind,
  headersOf,
  kindPatterns,
  moved,
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
  spelledAddresses,
} from "./listing.ts";

const quote = (text: string) => `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
const indent = (lines: readonly string[], by = "  ") => lines.map((line) => by + line);
const block = (head: string, lines: readonly string[]) => [`${head} {`, ...indent(lines), "}"];

/** A pattern for the name of a file, as one for its address below the base. */
const below = (pattern: RegExp, base: string) =>
  pattern.source.startsWith("^") ? `^${base}${pattern.source.slice(1)}` : pattern.source;

const variable = (host: HostKind, name: string) =>
  `$daylit_${host}_${name.toLowerCase().replaceAll("-", "_")}`;

/** The kind of what is sent in the end: after try_files, and after a 404, $uri is that file's name. */
function kindMap(host: HostKind, base: string) {
  const lines = kindPatterns(host).map(([kind, pattern]) =>
    kind === "file" ? `default ${kind};` : `${quote(`~${below(pattern, base)}`)} ${kind};`,
  );
  return block(`map $uri ${variable(host, "kind")}`, lines);
}

function headerMaps({ policy }: Build, host: HostKind) {
  const kinds = [...new Set(kindPatterns(host).map(([kind]) => kind))];
  const sets = new Map<FileKind, Record<string, string>>(
    kinds.map((kind) => [kind, headersOf(kind, host, policy)]),
  );
  const names = [...new Set([...sets.values()].flatMap(Object.keys))];
  const maps = names.flatMap((name) =>
    block(
      `map ${variable(host, "kind")} ${variable(host, name)}`,
      kinds
        .filter((kind) => sets.get(kind)?.[name])
        .map((kind) => `${kind} ${quote(sets.get(kind)?.[name] ?? "")};`),
    ),
  );
  // A header without a value is not sent.
  const sent = names.map((name) => `add_header ${name} ${variable(host, name)} always;`);
  return { maps, sent };
}

/** nginx compares the left side without regard to case, which is what finds other spellings. */
function spellingMap(
  host: HostKind,
  of: string,
  lists: readonly (readonly [string, FileMap, HostKind])[],
) {
  const lines = lists.flatMap(([before, files, host]) =>
    spelledAddresses(files, host).map(
      (address) => `${quote(before + (address === "/" ? "" : address))} ${quote(address)};`,
    ),
  );
  return block(`map ${of} ${variable(host, "address")}`, [...lines, 'default "";']);
}

/** The address without a slash, "index.html" or ".html" at its end. */
const foldedMap = (host: HostKind, base: string) =>
  block(`map $uri ${variable(host, "folded")}`, [
    `"~^${base}(?<${variable(host, "rest").slice(1)}>.*?)(/index\\.html|\\.html)?/*$" ${variable(host, "rest")};`,
    'default "";',
  ]);

/** Whether the clean address is another one than was asked for. Samples and layouts keep their ending. */
const goMap = (host: HostKind, base: string) =>
  block(`map "$daylit_doubled$uri|${variable(host, "address")}" ${variable(host, "go")}`, [
    '"~\\|$" "";',
    `"~^${base}(/.*)\\|\\1$" "";`,
    ...(host === "site"
      ? [`"~^${base}(/(?:(?:samples|view)/.*|compose/page))\\.html\\|\\1$" "";`]
      : []),
    "default 1;",
  ]);

function redirectMaps({ settings: { base }, site, clients }: Build) {
  const clientLists = [...clients].map(([slug, files]) => [slug, files, "client"] as const);
  return [
    ...block("map $request_uri $daylit_doubled", ['"~^[^?]*//" 1;', 'default "";']),
    ...foldedMap("site", base),
    ...foldedMap("client", ""),
    ...spellingMap("site", "$daylit_site_folded", [["", site, "site"]]),
    ...spellingMap("client", '"$daylit_client$daylit_client_folded"', clientLists),
    ...goMap("site", base),
    ...goMap("client", ""),
  ];
}

const redirect = (host: HostKind, base: string) =>
  `if (${variable(host, "go")}) { return ${redirectStatus} ${base}${variable(host, "address")}$is_args$args; }`;

function types(build: Build) {
  const names = [build.site, ...build.clients.values()].flatMap(({ files }) =>
    [...files.values()].map(({ name }) => name),
  );
  const endings = [...new Set(names.map((name) => extname(name)).filter(Boolean))].sort();
  return [
    ...block(
      "types",
      ["html", ...endings.map((ending) => ending.slice(1))]
        .filter((ending, index, all) => all.indexOf(ending) === index)
        .map((ending) => `${quote(typeOf(`x.${ending}`))} ${ending};`),
    ),
    "default_type application/octet-stream;",
  ];
}

const shared = (build: Build) => [
  "gzip_static on;",
  "gzip_vary on;",
  "server_tokens off;",
  "absolute_redirect off;",
  "# The operator's own lines: TLS (nginx-tls.conf), brotli_static on. Relative to /etc/nginx.",
  "include daylit/*.conf;",
  "if ($request_method !~ ^(GET|HEAD)$) { return 405; }",
  ...(isHttps(build) ? [`location ^~ ${challenges.path} { root ${challenges.root}; }`] : []),
];

const hidden = [
  'location ~ "/\\.(?!well-known/)" { return 404; }',
  'location ~ "\\.(br|gz)$" { return 404; }',
  'location ~ "^/(.*/)?(_headers|_redirects|vercel\\.json)$" { return 404; }',
];

/** A file or folder at a path: nginx calls it root at the top and alias below. */
const place = (base: string, folder: string, name: string) =>
  base ? `alias ${quote(`${folder}/${name}`)};` : `root ${quote(folder)};`;

const listen = (build: Build) => {
  const { plain } = portsOf(build);
  return [`listen ${plain};`, `listen [::]:${plain};`];
};

function siteServer(build: Build, sent: readonly string[]) {
  const { base } = build.settings;
  const root = `${served(build)}/site`;
  const named = namedTypes.flatMap(([name, type]) =>
    block(`location = ${base}/${name}`, [
      place(base, root, name),
      "types { }",
      `default_type ${quote(type)};`,
    ]),
  );
  return block("server", [
    ...listen(build),
    `server_name ${siteName(build)};`,
    ...types(build),
    ...shared(build),
    ...sent,
    `error_page 404 ${base}/404.html;`,
    ...(base ? [`location = ${base} { return ${redirectStatus} ${base}/$is_args$args; }`] : []),
    ...Object.entries(moved).map(
      ([from, to]) => `location = ${base}${from} { return ${redirectStatus} ${base}${to}; }`,
    ),
    ...hidden,
    ...named,
    `location = ${base}/404 { return 404; }`,
    `location = ${base}/404.html { internal; ${place(base, root, "404.html")} }`,
    ...block(`location ${base}/`, [
      place(base, root, ""),
      redirect("site", base),
      "try_files $uri $uri/index.html $uri.html =404;",
    ]),
  ]);
}

function clientServer(build: Build, sent: readonly string[]) {
  const names = [...build.clients.keys()].map((slug) => clientName(build, slug));
  return block("server", [
    ...listen(build),
    `server_name ${names.join(" ")};`,
    ...types(build),
    ...shared(build),
    ...sent,
    `root ${quote(`${served(build)}/clients/$daylit_client`)};`,
    "error_page 404 /404.html;",
    "location = /404 { return 404; }",
    "location = /404.html { internal; }",
    ...hidden,
    ...block("location /", [
      redirect("client", ""),
      "try_files $uri $uri/index.html $uri.html =404;",
    ]),
  ]);
}

/** For /etc/nginx/sites-enabled, beside Debian's own default site. */
function siteFile(build: Build): string {
  const { settings, clients } = build;
  const site = headerMaps(build, "site");
  const client = headerMaps(build, "client");
  return `${[
    madeBy,
    "variables_hash_max_size 2048;",
    "map_hash_bucket_size 256;",
    "map_hash_max_size 16384;",
    "server_names_hash_bucket_size 128;",
    ...block("map $host $daylit_client", [
      ...[...clients.keys()].map((slug) => `${clientName(build, slug)} ${slug};`),
      'default "";',
    ]),
    ...kindMap("site", settings.base),
    ...kindMap("client", ""),
    ...site.maps,
    ...client.maps,
    ...redirectMaps(build),
    ...siteServer(build, site.sent),
    ...(clients.size > 0 ? clientServer(build, client.sent) : []),
  ].join("\n")}\n`;
}

/** For /etc/nginx/daylit/, once there is a certificate. It stays there when a release changes. */
function tlsFile(build: Build): string {
  const { tls } = portsOf(build);
  const port = tls === "443" ? "" : `:${tls}`;
  return `${[
    madeBy,
    "# After certificate.sh.",
    `listen ${tls} ssl http2;`,
    `listen [::]:${tls} ssl http2;`,
    `ssl_certificate ${certificate(build)}/fullchain.pem;`,
    `ssl_certificate_key ${certificate(build)}/privkey.pem;`,
    'set $daylit_plain "$scheme$uri";',
    `if ($daylit_plain ~ "^http/(?!\\.well-known/acme-challenge/)") { return ${redirectStatus} https://$host${port}$request_uri; }`,
  ].join("\n")}\n`;
}

export const nginx = (build: Build): HostFiles => ({
  "nginx.conf": siteFile(build),
  ...(isHttps(build) && { "nginx-tls.conf": tlsFile(build) }),
});
