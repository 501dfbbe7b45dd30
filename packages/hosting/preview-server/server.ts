import { createReadStream } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { Server as NetServer } from "node:net";
import { pipeline } from "node:stream";
import { type Asked, readAsked } from "./asked.ts";
import type { Build, LiveBuild } from "./build.ts";
import { isFresh, partOf } from "./conditions.ts";
import { chooseEncoding } from "./encodings.ts";
import { foldSpelling, type StaticFile } from "./files.ts";
import { type Folders, hostsOf } from "./hosts.ts";
import { headersOf, moved, redirectStatus } from "./policy.ts";
import { keyOf, type Representation, represent, trusted } from "./representation.ts";
import { readSettings, type Settings } from "./settings.ts";

/** What is not there may be there tomorrow: never the headers of a file that lasts. */
function plain(response: ServerResponse, status: number, text: string, headers = {}) {
  const body = `${text}\n`;
  response.writeHead(status, {
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-cache",
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Length": Buffer.byteLength(body),
    ...headers,
  });
  response.end(body);
}

const closing = new WeakSet<Server>();

function sendPart(response: ServerResponse, found: Representation, start: number, end: number) {
  if (response.req.method === "HEAD") return response.end();
  if (found.body) return response.end(found.body.subarray(start, end + 1));
  // A visitor who leaves, or a file that is gone half way, ends this answer and no other.
  pipeline(createReadStream(found.path, { start, end }), response, () => {});
}

function sendFound(request: IncomingMessage, response: ServerResponse, found: Representation) {
  const { headers } = request;
  if (isFresh(headers, found)) {
    const { "Content-Type": _, "Content-Encoding": __, ...rest } = found.headers;
    response.writeHead(304, rest);
    return response.end();
  }
  const part = partOf(headers, found);
  if (part === "outside") {
    const { "Content-Encoding": _, ...rest } = found.headers;
    return plain(response, 416, "This part is not in the file.", {
      ...rest,
      "Cache-Control": "no-cache",
      "Content-Type": "text/plain; charset=utf-8",
      "Content-Range": `bytes */${found.size}`,
    });
  }
  if (!part) {
    response.writeHead(200, found.whole as string[]);
    if (found.text !== undefined && request.method === "GET")
      return response.end(found.text, "latin1");
    return sendPart(response, found, 0, found.size - 1);
  }
  response.writeHead(206, {
    ...found.headers,
    "Content-Range": `bytes ${part.start}-${part.end}/${found.size}`,
    "Content-Length": part.end - part.start + 1,
  });
  sendPart(response, found, part.start, part.end);
}

const fileAt = (build: Build, path: string) => build.files.get(path) ?? build.withEnding.get(path);

/** A range counts bytes of the file itself, so it is cut from the uncompressed one. */
const encodingFor = ({ headers }: IncomingMessage, file: StaticFile) =>
  headers.range ? undefined : chooseEncoding(headers["accept-encoding"], file.encodings);

/** The file at an address as the disk has it, and the build it was found in. */
async function find(live: LiveBuild, path: string, request: IncomingMessage) {
  let build = await live.now();
  if (!fileAt(build, path)) build = await live.again();
  // A build may be exchanged while its file is read: then the new one is asked.
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const file = fileAt(build, path);
    if (!file) break;
    const found = await represent(build, file, encodingFor(request, file)).catch(() => undefined);
    const now = await live.now();
    if (found && now === build) return { build, found };
    build = now === build ? await live.again({ atOnce: true }) : now;
  }
  return { build };
}

async function sendMissing(request: IncomingMessage, response: ServerResponse, build: Build) {
  const file = build.notFound;
  const headers = { headers: { "accept-encoding": request.headers["accept-encoding"] } };
  const encoding = file && encodingFor(headers as IncomingMessage, file);
  const found = file && (await represent(build, file, encoding).catch(() => undefined));
  if (!found) {
    const policy = headersOf("page", build.host, build.policy);
    return plain(response, 404, "Not found.", policy);
  }
  const { ETag: _, "Last-Modified": __, "Accept-Ranges": ___, ...rest } = found.headers;
  response.writeHead(404, { ...rest, "Content-Length": found.size });
  sendPart(response, found, 0, found.size - 1);
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  live: LiveBuild,
  { path, query }: Asked,
  { base, redirects }: { base: string; redirects: typeof moved },
) {
  const { build, found } = await find(live, path, request);
  if (found) return sendFound(request, response, found);
  const canonical = redirects[path] ?? build.spellings.get(foldSpelling(path));
  if (canonical === undefined || canonical === path) return sendMissing(request, response, build);
  const location = base + encodeURI(canonical) + (query ? `?${query}` : "");
  plain(response, redirectStatus, location, {
    ...headersOf("page", build.host, build.policy),
    Location: location,
  });
}

/** A kept file that was seen on the disk a moment ago is sent without another look. */
function quickly(build: Build | undefined, path: string, request: IncomingMessage) {
  const file = build && fileAt(build, path);
  const found = file && build.kept.get(keyOf(file, encodingFor(request, file)));
  return found && performance.now() - found.seen < trusted ? found : undefined;
}

export type ServerOptions = Folders & { settings?: Settings; redirects?: typeof moved };

/** A static server over finished builds: the site on any name, each client on its own. */
export function createStaticServer({
  settings = readSettings({}),
  redirects = moved,
  ...folders
}: ServerOptions) {
  const hostFor = hostsOf(folders, settings);
  const server: Server = createServer((request, response) => {
    if (closing.has(server)) response.setHeader("Connection", "close");
    if (request.method !== "GET" && request.method !== "HEAD")
      return plain(response, 405, "Only GET and HEAD are answered here.", { Allow: "GET, HEAD" });
    const asked = readAsked(request);
    if (!asked) return plain(response, 400, "This address is not written correctly.");
    const live = hostFor(asked.host);
    const base = live.host === "site" ? settings.base : "";
    if (base) {
      if (asked.path === base || asked.path === "/")
        return plain(response, asked.path === base ? redirectStatus : 307, `${base}/`, {
          Location: `${base}/${asked.query ? `?${asked.query}` : ""}`,
        });
      asked.path = asked.path.startsWith(`${base}/`) ? asked.path.slice(base.length) : "/404";
    }
    const found = quickly(live.latest, asked.path, request);
    if (found) return sendFound(request, response, found);
    answer(request, response, live, asked, { base, redirects }).catch((error: Error) => {
      console.error(error.message);
      if (response.headersSent) response.destroy();
      else plain(response, 503, "The site is not there yet.", { "Retry-After": "5" });
    });
  });
  // Slow senders and readers get time, not for ever; a proxy in front keeps its connections a minute.
  server.headersTimeout = 20_000;
  server.requestTimeout = 30_000;
  server.timeout = 120_000;
  server.keepAliveTimeout = 75_000;
  return server;
}

/**
 * Takes no new connection and lets those that are open end by themselves: the next answer on each says
 * that it is the last. http.Server.close would cut connections that are idle just now, and with them a
 * request that is on its way.
 */
export function retire(server: Server, patience = 5000): Promise<void> {
  closing.add(server);
  return new Promise((resolve) => {
    NetServer.prototype.close.call(server, () => resolve());
    setTimeout(() => server.closeIdleConnections(), patience).unref();
    setTimeout(() => server.closeAllConnections(), 2 * patience).unref();
  });
}
