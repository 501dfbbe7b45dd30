import { type IncomingMessage, request as requestFrom, type ServerResponse } from "node:http";
import { hostOf } from "./host.ts";

/** How a client's host behaves in a test. */
export type Behaviour = (request: IncomingMessage, response: ServerResponse) => void;

const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

export const cors = { "Access-Control-Allow-Origin": "*" };
export const html = { "Content-Type": "text/html; charset=utf-8", ...cors };

export function sendPicture(response: ServerResponse) {
  response.writeHead(200, { "Content-Type": "image/png" }).end(png);
}

/** A page with this head, answered as it should be. */
export const page =
  (head: string): Behaviour =>
  (_request, response) => {
    response
      .writeHead(200, html)
      .end(`<!doctype html><html><head>${head}</head><body><p>Body.</p>`);
  };

function forward(site: string, { url = "/", headers }: IncomingMessage, response: ServerResponse) {
  requestFrom(
    new URL(url, site),
    { headers: { ...headers, host: new URL(site).host } },
    (found) => {
      response.writeHead(found.statusCode ?? 500, found.headers);
      found.pipe(response);
    },
  )
    // Without a listener a connection that breaks would stop the worker.
    .on("error", () => response.destroy())
    .end();
}

/**
 * The built site on localhost, and on the same port, as other origins, client hosts that behave as a
 * test wants: the gallery follows the port of its own page. Whatever lies below /img/ is a picture.
 */
export async function startGallery(site: string, behaviours: Record<string, Behaviour>) {
  const asked: string[] = [];
  const left: string[] = [];
  const host = await hostOf((request, response) => {
    const host = (request.headers.host ?? "").replace(/:\d+$/, "");
    if (host === "localhost") return forward(site, request, response);
    const slug = host.replace(/\.localhost$/, "");
    asked.push(`${slug}${request.url}`);
    response.on("close", () => response.writableFinished || left.push(slug));
    if (request.url?.includes("/img/")) return sendPicture(response);
    const behave = behaviours[slug];
    if (behave) behave(request, response);
    else response.writeHead(404, html).end();
  });
  return {
    ...host,
    /** Every address that was asked of a client, in order. */
    asked,
    /** Clients whose answer the visitor did not wait for. */
    left,
  };
}

export type Gallery = Awaited<ReturnType<typeof startGallery>>;
