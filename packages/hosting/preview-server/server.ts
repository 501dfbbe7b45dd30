import { closeSync, createReadStream, fstatSync, openSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import { pipeline } from "node:stream";
import { type Build, readBuild, recordFile } from "../policy/build.ts";
import { typeOf } from "../policy/content-types.ts";
import { type FileMap, foldSpelling, type StaticFile, suffixOf } from "../policy/files.ts";
import { type HostKind, headersFor, headersOf, moved, redirectStatus } from "../policy/policy.ts";
import { isFresh, parseRange } from "./conditional-request.ts";
import { parseRequestTarget, type RequestTarget } from "./request-target.ts";

/** The build in a folder. Read again when another one has taken its place; throws while there is none. */
function buildIn(folder: string) {
  let known: { key: string; build: Build } | undefined;
  return (): Build => {
    const { ino, mtimeMs } = statSync(join(folder, recordFile));
    const key = `${ino} ${mtimeMs}`;
    if (known?.key !== key) known = { key, build: readBuild(folder, {}) };
    return known.build;
  };
}

/** The host that a name belongs to: a client's, or the site's for every other name. */
function hostNamed(build: Build, name: string): { kind: HostKind; files: FileMap; base: string } {
  const slug = [build.settings.clientsDomain, "localhost"]
    .filter((domain) => name.endsWith(`.${domain}`))
    .map((domain) => name.slice(0, -domain.length - 1))
    .find((each) => build.clients.has(each));
  const client = slug && build.clients.get(slug);
  return client
    ? { kind: "client", files: client, base: "" }
    : { kind: "site", files: build.site, base: build.settings.base };
}

/** The smaller first, whatever the order in which browsers name them. */
function chooseEncoding(accepted: string | undefined, available: readonly string[]) {
  const weights = new Map(
    (accepted ?? "").split(",").map((part) => {
      const [name = "", weight = "q=1"] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      return [name, Number(weight.slice(2))];
    }),
  );
  return ["br", "gzip"].find(
    (name) => available.includes(name) && (weights.get(name) ?? weights.get("*") ?? 0) > 0,
  );
}

/** Never the headers of a file with a hash in its name: what is missing may be there tomorrow. */
function sendText(response: ServerResponse, status: number, text: string, headers = {}) {
  response.writeHead(status, {
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-cache",
    "Content-Type": "text/plain; charset=utf-8",
    ...headers,
  });
  response.end(`${text}\n`);
}

type FileResponse = {
  root: string;
  file: StaticFile;
  headers: Record<string, string>;
  status: 200 | 404;
};

function sendFile(request: IncomingMessage, response: ServerResponse, sent: FileResponse) {
  const { root, file, status } = sent;
  const asked = status === 200 ? request.headers : {};
  // A range counts bytes of the file itself, so it is cut from the uncompressed one.
  const encoding = asked.range
    ? undefined
    : chooseEncoding(request.headers["accept-encoding"]?.toString(), file.encodings);
  const fd = openSync(join(root, file.name + suffixOf(encoding ?? "")), "r");
  const { size, mtime } = fstatSync(fd);
  const etag = `"${size.toString(36)}-${mtime.getTime().toString(36)}${encoding ?? ""}"`;
  const representation = { etag, modified: mtime, size };
  const headers = {
    ...sent.headers,
    "Content-Type": typeOf(file.name),
    ...(file.encodings.length > 0 && { Vary: "Accept-Encoding" }),
    ...(encoding && { "Content-Encoding": encoding }),
    ...(status === 200 && {
      "Accept-Ranges": "bytes",
      ETag: etag,
      "Last-Modified": mtime.toUTCString(),
    }),
  };
  const range = parseRange(asked, representation);
  const body = typeof range === "object" ? range : { start: 0, end: size - 1 };
  if (isFresh(asked, representation)) response.writeHead(304, headers).end();
  else if (range === "outside")
    sendText(response, 416, "This range is not in the file.", {
      "Content-Range": `bytes */${size}`,
    });
  else {
    response.writeHead(range ? 206 : status, {
      ...headers,
      "Content-Length": body.end - body.start + 1,
      ...(range && { "Content-Range": `bytes ${body.start}-${body.end}/${size}` }),
    });
    if (request.method === "GET" && size > 0)
      return pipeline(createReadStream("", { fd, ...body }), response, () => {});
    response.end();
  }
  closeSync(fd);
}

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  build: Build,
  { host, path: asked, query }: RequestTarget,
  redirects: typeof moved,
) {
  const { kind, files, base } = hostNamed(build, host);
  const go = (to: string, status = redirectStatus) => {
    const location = base + encodeURI(to) + (query ? `?${query}` : "");
    sendText(response, status, location, {
      ...headersOf("page", kind, build.policy),
      Location: location,
    });
  };
  if (base && (asked === base || asked === "/")) return go("/", asked === "/" ? 307 : undefined);
  const path = asked.startsWith(`${base}/`) ? asked.slice(base.length) : "/404";
  const send = (file: StaticFile, status: FileResponse["status"]) => {
    const headers = headersFor(`/${file.name}`, kind, build.policy);
    sendFile(request, response, { root: files.root, file, headers, status });
  };
  const file = files.files.get(path) ?? files.withEnding.get(path);
  if (file) return send(file, 200);
  const canonical = redirects[path] ?? files.spellings.get(foldSpelling(path));
  if (canonical !== undefined && canonical !== path) return go(canonical);
  if (files.notFound) return send(files.notFound, 404);
  sendText(response, 404, "Not found.", headersOf("page", kind, build.policy));
}

/**
 * Serves the finished build in a folder: the site on any name, each client on its own. For looking at
 * a build and for the tests; a public site is served by nginx, Caddy, Apache or a CDN (host-files/).
 */
export function createPreviewServer(folder: string, { redirects = moved } = {}): Server {
  const current = buildIn(folder);
  const server = createServer((request, response) => {
    // The browser has left: nothing can be written, and trying to would stop the server.
    if (response.destroyed) return;
    if (request.method !== "GET" && request.method !== "HEAD")
      return sendText(response, 405, "Only GET and HEAD are answered here.", {
        Allow: "GET, HEAD",
      });
    const target = parseRequestTarget(request);
    if (!target) return sendText(response, 400, "This address is not written correctly.");
    try {
      answer(request, response, current(), target, redirects);
    } catch (error) {
      // A file of the list that is gone: a new build is taking the place of this one.
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") console.error(error);
      sendText(response, 503, "A build is being exchanged.", { "Retry-After": "1" });
    }
  });
  // With the usual 5 s a busy machine closes a connection just as the next request is sent on it.
  server.keepAliveTimeout = 60_000;
  return server;
}
