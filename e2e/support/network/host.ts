import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { typeOf } from "@daylit/hosting/policy/content-types.ts";

/** A host on a port of its own. One that nobody closes goes when the worker goes. */
export async function hostOf(answer: RequestListener) {
  const server = createServer({ keepAliveTimeout: 0 }, answer).listen(0);
  await once(server, "listening");
  server.unref();
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { port, origin: `http://localhost:${port}`, close };
}

export type Files = ReadonlyMap<string, string | Uint8Array>;

/** The name of the file that is asked for below a path. */
const askedFor = (url = "/", path = "/") =>
  decodeURI(url.replace(/[?#].*/, "")).slice(path.length) || "index.html";

/**
 * A host with the files of one site below a path, and the site's own page for what is missing. `before`
 * sets headers, and answers true if it has answered.
 */
export async function siteHost(
  filesAt: (address: string) => Files,
  before: (...given: [...Parameters<RequestListener>, name: string]) => boolean | undefined = () =>
    false,
  path = "/",
) {
  let files: Files = new Map();
  const { origin, close } = await hostOf((request, response) => {
    const name = askedFor(request.url, path);
    const found = files.has(name) && request.url?.startsWith(path) ? name : "404.html";
    response.setHeader("Content-Type", typeOf(found));
    if (before(request, response, name)) return;
    response.writeHead(found === name ? 200 : 404).end(files.get(found));
  });
  const address = origin + path;
  files = filesAt(address);
  return {
    origin,
    address,
    close,
    put: (next: Files) => {
      files = next;
    },
  };
}
