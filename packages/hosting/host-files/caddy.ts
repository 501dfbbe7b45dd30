import { extname } from "node:path";
import type { Build } from "../policy/build.ts";
import { namedTypes, typeOf } from "../policy/content-types.ts";
import type { FileMap } from "../policy/files.ts";
import { type HostKind, headersOf, kindPatterns, moved, redirectStatus } from "../policy/policy.ts";
import {
  clientName,
  type HostFiles,
  isHttps,
  madeBy,
  served,
  siteName,
  spelledAddresses,
} from "./listing.ts";

const quote = (text: string) => `"${text.replaceAll('"', '\\"')}"`;
const indent = (lines: readonly string[]) => lines.map((line) => `\t${line}`);
const block = (head: string, lines: readonly string[]) => [`${head} {`, ...indent(lines), "}"];

const regular = (text: string) => text.replace(/[.+*?()[\]{}|^$\\]/g, "\\$&");

/** Every spelling of an address: any case, doubled slashes, an ending that is not part of it. */
const spellings = (address: string) =>
  `(?i)^${address === "/" ? "/*" : regular(address).replaceAll("/", "/+")}(/+index\\.html|\\.html)?/*$`;

/** As it was asked for: what has been rewritten has lost its doubled slashes. */
const originalPath = "{http.request.orig_uri.path}";

/** The list is long and read from the top, so it is asked only for what looks unusual. */
const unusual = `expression ${originalPath}.matches(r'[A-Z]|//|.+/$|[.]html$')`;

function redirects(files: FileMap, host: HostKind, base: string) {
  const addresses = spelledAddresses(files, host);
  const capitals = addresses.filter((address) => address !== address.toLowerCase());
  const canonical = (name: string, list: readonly string[]) =>
    block(`map {path} {${name}}`, [
      ...list.map((address) => `~${spellings(address)} ${quote(address)}`),
      'default ""',
    ]);
  /** Samples, layouts and the composer's document are asked for with their ending too. */
  const withEnding = (to: string) =>
    `(${to}.matches(r'^/(samples|view)/|^/compose/page$') && "${base}" + ${to} + ".html" == ${originalPath})`;
  const rule = (name: string, condition: string) => [
    ...block(`@${name}`, [
      condition,
      `expression \`{${name}_to} != "" && "${base}" + {${name}_to} != ${originalPath}${host === "site" ? ` && !${withEnding(`{${name}_to}`)}` : ""}\``,
    ]),
    `redir @${name} ${base}{${name}_to}{daylit_query} ${redirectStatus}`,
  ];
  return [
    ...block("map {query} {daylit_query}", ['"" ""', 'default "?{query}"']),
    ...canonical("spelled_to", addresses),
    ...rule("spelled", unusual),
    // Addresses with a capital of their own are not unusual when asked for without it.
    ...(capitals.length > 0
      ? [
          ...canonical("capital_to", capitals),
          ...rule("capital", `path ${capitals.map(quote).join(" ")}`),
        ]
      : []),
    ...Object.entries(moved).map(([from, to]) => `redir ${from} ${base}${to} ${redirectStatus}`),
  ];
}

/** By the name of the file that is sent: whatever asks for it has been rewritten before. */
function headers({ policy }: Build, host: HostKind) {
  const patterns = kindPatterns(host);
  return patterns.flatMap(([kind, pattern], index) => [
    ...block(`@${kind}`, [
      `path_regexp ${pattern.source}`,
      ...patterns.slice(0, index).map(([, before]) => `not path_regexp ${before.source}`),
    ]),
    ...block(
      `header @${kind}`,
      Object.entries(headersOf(kind, host, policy)).map(
        ([name, value]) => `${name} ${quote(value)}`,
      ),
    ),
  ]);
}

function types({ files }: FileMap) {
  const endings = Map.groupBy(files.values(), ({ name }) => extname(name));
  const typed = [...endings].flatMap(([ending, list]) => {
    if (!ending) return [];
    const matcher = `@ending_${ending.slice(1)}`;
    return [
      `${matcher} path *${ending}`,
      `header ${matcher} Content-Type ${quote(typeOf(`x${ending}`))}`,
      // Deferred, or the file server would say it a second time.
      ...(list.some(({ encodings }) => encodings.length > 0)
        ? block(`header ${matcher}`, ["Vary Accept-Encoding", "defer"])
        : []),
    ];
  });
  return [
    ...typed,
    ...namedTypes.map(([name, type]) => `header /${name} Content-Type ${quote(type)}`),
  ];
}

/** Below a path, what is asked for outside it is not ours, and the rest is read without it. */
const strip = (base: string) =>
  base
    ? [
        `redir ${base} ${base}/ ${redirectStatus}`,
        ...block("@outside", [`not path ${base}/*`]),
        "error @outside 404",
        `uri strip_prefix ${base}`,
      ]
    : [];

function site(build: Build, files: FileMap, host: HostKind, folder: string) {
  const base = host === "site" ? build.settings.base : "";
  const send = [
    ...headers(build, host),
    ...types(files),
    ...block("file_server", ["precompressed br gzip"]),
  ];
  return [
    `root * ${quote(folder)}`,
    ...block("route", [
      ...block("@other", ["not method GET HEAD"]),
      "respond @other 405",
      ...block("@nul", ["expression {path}.matches(r'\\x00')"]),
      "error @nul 400",
      ...strip(base),
      ...block("@hidden", [
        "path */.* *.br *.gz /_headers /_redirects /vercel.json /404 /404.html",
        "not path /.well-known/*",
      ]),
      "error @hidden 404",
      ...redirects(files, host, base),
      "try_files {path} {path}/index.html {path}.html",
      ...send,
    ]),
    // What was set for the file that is missing goes, unless the error page sets it again.
    ...block(
      "handle_errors",
      block("route", ["rewrite * /404.html", "header -X-Robots-Tag", ...send]),
    ),
  ];
}

/** Caddy gets the certificates for the names of an https origin itself. */
function address(build: Build, name: string) {
  const { port } = new URL(build.settings.origin);
  return `${isHttps(build) ? "" : "http://"}${name}${port && `:${port}`}`;
}

export const caddy = (build: Build): HostFiles => ({
  Caddyfile: `${[
    madeBy,
    ...block(
      address(build, siteName(build)),
      site(build, build.site, "site", `${served(build)}/site`),
    ),
    ...[...build.clients].flatMap(([slug, files]) =>
      block(
        address(build, clientName(build, slug)),
        site(build, files, "client", `${served(build)}/clients/${slug}`),
      ),
    ),
  ].join("\n")}\n`,
});
