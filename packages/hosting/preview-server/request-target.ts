import type { IncomingMessage } from "node:http";

export type RequestTarget = { host: string; path: string; query: string | undefined };

const hostOf = (authority: string) =>
  authority.replace(/:\d*$/, "").replace(/\.$/, "").toLowerCase();

/** Parses an origin-form or absolute-form target; undefined if malformed. */
export function parseRequestTarget(request: IncomingMessage): RequestTarget | undefined {
  // Node keeps the first Host header and drops the others.
  const hosts = request.rawHeaders.filter(
    (text, index) => index % 2 === 0 && text.toLowerCase() === "host",
  );
  // The authority of an absolute form overrides the header (RFC 9112, 3.2.2).
  const [, absolute, rest = request.url ?? "/"] =
    /^https?:\/\/([^/?#]+)(.*)$/is.exec(request.url ?? "") ?? [];
  const target = absolute && !rest.startsWith("/") ? `/${rest}` : rest;
  if (hosts.length > 1 || !target.startsWith("/")) return;
  const [, raw = "", query] = /^([^?]*)(?:\?(.*))?$/s.exec(target) ?? [];
  try {
    return { host: hostOf(absolute ?? request.headers.host ?? ""), path: decodeURI(raw), query };
  } catch {
    return;
  }
}
