import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { extname } from "node:path";
import { contentType } from "mime-types";
import Negotiator from "negotiator";
import send from "send";
import { type FileMap, foldSpelling, listFiles, type StaticFile, suffixOf } from "./files.ts";
import type { Hosts } from "./hosts.ts";
import { contentTypes, type HostKind, headersFor, moved, redirectStatus } from "./policy.ts";

/** A finished build, ready to be sent. */
type Site = FileMap & { kind: HostKind };

function plain(response: ServerResponse, status: number, text: string, headers = {}) {
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8", ...headers });
  response.end(`${text}\n`);
}

const preferredEncodings = ["br", "gzip"];

function setHeaders(response: ServerResponse, path: string, kind: HostKind) {
  for (const [header, value] of Object.entries(headersFor(path, kind)))
    response.setHeader(header, value);
}

function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  root: string,
  { name, encodings }: StaticFile,
) {
  // A range counts bytes of the file itself, so it is cut from the uncompressed one. Of what the
  // browser accepts, the smallest is sent: most name gzip first and brotli last.
  const accepted = request.headers.range ? [] : new Negotiator(request).encodings([...encodings]);
  const encoding = preferredEncodings.find((name) => accepted.includes(name));
  const suffix = encoding ? suffixOf(encoding) : "";
  const extension = extname(name);
  const type =
    contentTypes[name] ??
    contentTypes[extension] ??
    (contentType(extension) || "application/octet-stream");
  if (encodings.length > 0) response.setHeader("Vary", "Accept-Encoding");
  if (suffix && encoding) response.setHeader("Content-Encoding", encoding);
  send(request, `/${encodeURI(name + suffix)}`, {
    root,
    cacheControl: false,
    index: false,
    dotfiles: "allow",
  })
    .on("headers", (target: ServerResponse) => {
      // Of a compressed file the library would name the wrong type.
      target.setHeader("Content-Type", type);
    })
    .on("error", (error: { status?: number; headers?: Record<string, string> }) => {
      response.removeHeader("Content-Encoding");
      plain(response, error.status ?? 500, "This file cannot be sent.", error.headers);
    })
    .pipe(response);
}

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  site: Site,
  redirects: typeof moved,
) {
  const [raw = "/", query] = (request.url ?? "/").split(/\?(.*)/s);
  let path: string;
  try {
    path = decodeURI(raw);
  } catch {
    return plain(response, 400, "This address is not written correctly.");
  }
  const file = site.files.get(path);
  if (file) {
    setHeaders(response, path, site.kind);
    return sendFile(request, response, site.root, file);
  }
  // What is not there may be there tomorrow: never the headers of a file that lasts.
  setHeaders(response, "/404", site.kind);
  const canonical = redirects[path] ?? site.spellings.get(foldSpelling(path));
  if (canonical !== undefined) {
    const location = encodeURI(canonical) + (query ? `?${query}` : "");
    return plain(response, redirectStatus, location, { Location: location });
  }
  if (!site.notFound) return plain(response, 404, "Not found.");
  response.statusCode = 404;
  // A part of the wrong page helps nobody, and would be answered with 206.
  delete request.headers.range;
  sendFile(request, response, site.root, site.notFound);
}

const open = (hosts: Hosts, kind: HostKind) =>
  Object.entries(hosts).map(([host, root]): [string, Site] => [host, { ...listFiles(root), kind }]);

/** A static server over finished builds, one folder for each host; an unlisted host is a 404. */
export function createStaticServer(sites: Hosts, clients: Hosts = {}, redirects = moved): Server {
  const hosts = new Map([...open(sites, "site"), ...open(clients, "client")]);
  return createServer((request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD")
      return plain(response, 405, "Only GET and HEAD are answered here.", { Allow: "GET, HEAD" });
    const host = (request.headers.host ?? "").replace(/:\d+$/, "").toLowerCase();
    const site = hosts.get(host);
    if (!site) return plain(response, 404, "There is no site on this host.");
    answer(request, response, site, redirects);
  });
}
