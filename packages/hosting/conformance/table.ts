/**
 * What every server must answer. The tests ask it of the preview server, nginx, Caddy and Apache with a
 * small build; `npm run do -- verify` asks it of the live site with the real one.
 */
import { existsSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { FinishedBuild as Build } from "../policy/build.ts";
import { typeOf } from "../policy/content-types.ts";
import { type Digest, digestOf } from "../policy/digests.ts";
import { type FileKind, type HostKind, headersOf, kindOf, kindPatterns } from "../policy/policy.ts";
import type { RawResponse } from "./test-client.ts";

export type Expectation = {
  what: string;
  /** As it is sent, below the site's base path. */
  path: string;
  /** The client whose host is asked, instead of the site's. */
  client?: string;
  method?: string;
  /** Headers of the request. */
  sends?: Record<string, string>;
  status: number | readonly number[];
  /** Headers of the response; null: absent. */
  headers?: Record<string, string | null>;
  location?: string;
  /** Of the whole file, whatever way it was sent. */
  content?: Digest;
  body?: Buffer;
  /** What Apache's modules do in their own way. */
  apache?: Partial<Expectation>;
};

/** Every header of the policy: those of the kind with their value, the others absent. */
function policyHeaders({ policy }: Build, kind: FileKind, host: HostKind) {
  const names = kindPatterns(host).flatMap(([each]) => Object.keys(headersOf(each, host, policy)));
  const own = headersOf(kind, host, policy);
  return Object.fromEntries(names.map((name) => [name.toLowerCase(), own[name] ?? null]));
}

/** A file is answered with its bytes, its type and the headers of its kind. */
function fileRow(build: Build, path: string, client?: string): Expectation {
  const part = client ? `clients/${client}` : "site";
  const files = client ? build.clients.get(client) : build.site;
  if (!files) throw new Error(`The build has no ${part}`);
  const found = files.files.get(path) ?? files.withEnding.get(path);
  const file = found ?? files.notFound;
  if (!file) throw new Error(`The build has neither ${path} nor a page for missing addresses`);
  const host = client ? "client" : "site";
  return {
    what: found ? `a ${kindOf(`/${file.name}`, host)}` : "a missing address",
    path: encodeURI(path),
    client,
    status: found ? 200 : 404,
    headers: {
      ...policyHeaders(build, kindOf(`/${file.name}`, host), host),
      "content-type": typeOf(file.name),
    },
    content: build.digests.get(`${part}/${file.name}`),
  };
}

const addressesOf = ({ site: { files } }: Build, kind: FileKind) =>
  [...files].filter(([, { name }]) => kindOf(`/${name}`, "site") === kind).map(([path]) => path);

/** The first page of each folder, at each depth: a trade, a layout and the list of both differ. */
const pageOfEachKind = (build: Build) => {
  const folderOf = (path: string) => `${path.split("/")[1]} ${path.split("/").length}`;
  return [...Map.groupBy(addressesOf(build, "page"), folderOf).values()].flatMap(
    ([first]) => first ?? [],
  );
};

const spellings: Record<string, string> = {
  "/documentation/": "/documentation",
  "/Documentation": "/documentation",
  "/DOCUMENTATION/Theming/?a=1&b=%2F": "/documentation/theming?a=1&b=%2F",
  "/documentation/index.html": "/documentation",
  "/documentation.html": "/documentation",
  "/index.html": "/",
  "//documentation": "/documentation",
  "/documentation//theming": "/documentation/theming",
  "/stylesheet/subhead": "/stylesheet/subHead",
  "/stylesheet/SUBHEAD/": "/stylesheet/subHead",
  "/samples/Card/row": "/samples/card/row",
  "/Feed.xml": "/feed.xml",
};

function spellingRow(path: string, location: string, client?: string): Expectation {
  return {
    what: "another spelling",
    path,
    location,
    client,
    status: 308,
    // mod_speling finds other cases, with a status of its own and after the slash has been removed.
    apache: /[A-Z]/.test(path) ? { status: [301, 308], location: undefined } : undefined,
  };
}

const outside = [
  "/../outside.txt",
  "/%2e%2e/outside.txt",
  "/..%2foutside.txt",
  "/%2e%2e%2foutside.txt",
  "/..%5coutside.txt",
  "/assets/../../outside.txt",
  "/assets/%2e%2e/%2e%2e/outside.txt",
  "/%252e%252e/outside.txt",
  "/.%2e/outside.txt",
  "//outside.txt",
  "/outside.txt%00.html",
  "/index.html%00",
  "/.env",
  "/%2eenv",
  "/.git/config",
  "/_headers",
  "/%zz",
];

function clientRows(build: Build): Expectation[] {
  return [...build.clients].flatMap(([client, { files }], index) => {
    const landing = { ...fileRow(build, "/", client), what: "a client's landing page" };
    const page = [...files].find(([path, { name }]) => path !== "/" && name.endsWith(".html"))?.[0];
    const style = [...files.keys()].find((path) => path.endsWith(".css"));
    if (index > 0 || !page || !style) return [landing];
    return [
      landing,
      fileRow(build, page, client),
      fileRow(build, style, client),
      fileRow(build, "/nothing", client),
      spellingRow("/index.html", "/", client),
      spellingRow(`${page.toUpperCase()}/`, page, client),
    ];
  });
}

/** One page of each kind, one file of each type, and the addresses that lead nowhere. */
function fileRows(build: Build): Expectation[] {
  const { files } = build.site;
  const byType = Map.groupBy(files, ([, { name }]) => extname(name));
  const kinds = [
    "lasting",
    "server-worker",
    "composer",
    "sample",
    "layout",
    "part",
    "file",
  ] as const;
  const capitals = addressesOf(build, "sample").filter((path) => /[A-Z]/.test(path));
  const paths = new Set([
    ...["/", "/documentation", "/documentation/theming", "/stylesheet/subHead", "/compose"],
    ...["/compose/page.html", "/view/arch-0001.html", "/samples/card/row.html"],
    ...["/service-worker.js", "/favicon.ico", "/feed.xml", "/assets/preview.png"],
    ...kinds.flatMap((kind) => addressesOf(build, kind).slice(0, 1)),
    ...pageOfEachKind(build),
    ...capitals.slice(0, 1).map((path) => `${path}.html`),
    ...[...byType.values()].flatMap(([first]) => first?.[0] ?? []),
    ...["/nothing", "/documentation/nothing/at/all", "/404", "/404.html", "/view/nothing.html"],
    ...["/assets/entry-gone1234.js", "/assets", "/assets/", "/documentation/index.html.gz"],
  ]);
  return [...paths].map((path) => fileRow(build, path));
}

function transferRows(build: Build): Expectation[] {
  const page = fileRow(build, "/documentation");
  const picture = fileRow(build, "/assets/preview.png");
  const size = picture.content?.size ?? 0;
  const stored = join(build.site.root, picture.path);
  const bytes = existsSync(stored) ? readFileSync(stored) : undefined;
  const gzip = { "Accept-Encoding": "gzip" };
  const encoded = { "content-encoding": "gzip", vary: "Accept-Encoding" };
  const script = // Files that would hardly become smaller have no compressed copy.
    addressesOf(build, "lasting").find(
      (path) => path.endsWith(".js") && build.site.files.get(path)?.encodings.includes("gzip"),
    ) ?? "/";
  const compressed = [page, fileRow(build, script), fileRow(build, "/nothing")].map((row) => ({
    ...row,
    what: `${row.what}, compressed`,
    sends: gzip,
    headers: { ...row.headers, ...encoded },
  }));
  const range = (words: string, from: number, to: number) => ({
    what: "a range",
    path: picture.path,
    sends: { Range: words },
    status: 206,
    headers: { "content-range": `bytes ${from}-${to - 1}/${size}` },
    body: bytes?.subarray(from, to),
  });
  return [
    { ...page, path: "/documentation?a=1&b=%2F", what: "a page with a query" },
    { ...page, headers: { "content-encoding": null, vary: "Accept-Encoding" }, what: "identity" },
    ...compressed,
    range("bytes=2-4", 2, 5),
    range("bytes=-3", size - 3, size),
    {
      what: "a range outside the file",
      path: picture.path,
      sends: { Range: `bytes=${size + 10}-` },
      status: 416,
      headers: { "content-range": `bytes */${size}` },
      apache: { headers: {} },
    },
    {
      ...page,
      what: "HEAD",
      method: "HEAD",
      headers: { ...page.headers, "content-length": String(page.content?.size) },
      content: undefined,
      body: Buffer.alloc(0),
    },
    ...["POST", "PUT", "DELETE", "PATCH"].map((method) => ({
      what: method,
      path: "/documentation",
      method,
      status: 405,
    })),
  ];
}

export const expectations = (build: Build): Expectation[] => [
  ...fileRows(build),
  ...clientRows(build),
  ...Object.entries(spellings).map(([path, location]) => spellingRow(path, location)),
  ...transferRows(build),
  ...outside.map((path) => ({
    what: "nothing outside, nothing hidden",
    path,
    status: [400, 403, 404],
    // Doubled slashes are removed before anything is looked for.
    apache: path.startsWith("//") ? { status: [308, 404] } : undefined,
  })),
];

const hostsOf = (build: Build) => [
  { client: undefined, ...build.site },
  ...[...build.clients].map(([client, files]) => ({ client, ...files })),
];

/** Every file of the site and the clients by its content, as it is and compressed. */
export const contentRows = (build: Build): Expectation[] =>
  hostsOf(build).flatMap(({ client, files }) =>
    [...files].flatMap(([address, { encodings }]) => {
      const { what, path, status, content } = fileRow(build, address, client);
      const row = { what, path, client, status, content };
      if (encodings.length === 0) return [row];
      const sends = { "Accept-Encoding": encodings.join(", ") };
      return [row, { ...row, what: `${what}, compressed`, sends }];
    }),
  );

export const baseOf = ({ settings }: Build, { client }: Expectation) =>
  client ? "" : settings.base;

/** The origin of the host that is asked. */
export function originOf({ settings }: Build, { client }: Expectation): string {
  const url = new URL(settings.origin);
  if (client) url.hostname = `${client}.${settings.clientsDomain}`;
  return url.origin;
}

/** Two texts; of long ones, the part where they differ. */
function where(is: string, should: string): string {
  const [longest, from] = [90, [...is].findIndex((letter, index) => letter !== should[index])];
  const part = (text: string) =>
    text.length > longest ? `…${text.slice(Math.max(0, from - 20), from + 60)}…` : text;
  return `${part(is)}, expected ${part(should)}`;
}

const decoders: Record<string, (content: Buffer) => Buffer> = {
  gzip: gunzipSync,
  br: brotliDecompressSync,
};

function contentDifference({ sha256, size }: Digest, { headers, body }: RawResponse): string[] {
  try {
    const found = digestOf(decoders[String(headers["content-encoding"])]?.(body) ?? body);
    if (found.sha256 === sha256) return [];
    const others = found.size === size ? " others" : "";
    return [`content: ${found.size} bytes, expected ${size}${others}`];
  } catch {
    return [`content: cannot be decompressed (${headers["content-encoding"]})`];
  }
}

/** What is not as expected, a line each. */
export function differences(build: Build, row: Expectation, response: RawResponse): string[] {
  const { status, headers, body } = response;
  const statuses = [row.status].flat();
  // Another answer altogether: its headers say nothing more.
  if (!statuses.includes(status)) return [`status ${status}, expected ${statuses.join(" or ")}`];
  const expected: Record<string, string | null> = { ...row.headers };
  const found = { ...headers };
  if (row.location !== undefined) {
    expected.location = baseOf(build, row) + row.location;
    found.location = String(headers.location).replace(originOf(build, row), "");
  }
  const lines = Object.entries(expected)
    .map(([name, value]) => [name, String(found[name] ?? "absent"), value ?? "absent"] as const)
    .filter(([, is, should]) => is !== should)
    .map(([name, is, should]) => `${name}: ${where(is, should)}`);
  if (row.body && !row.body.equals(body))
    lines.push(`content: ${body.length} bytes, expected ${row.body.length} others`);
  return row.content ? [...lines, ...contentDifference(row.content, response)] : lines;
}
