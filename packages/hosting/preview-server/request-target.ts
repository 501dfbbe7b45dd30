import type { IncomingMessage } from "node:http";

export type Asked = { host: string; path: string; query: string | undefined };

/** How many headers of this name were sent; Node keeps the first Host and says nothing of others. */
function count(raw: readonly string[], name: string): number {
  let found = 0;
  for (let index = 0; index < raw.length; index += 2)
    if (raw[index]?.length === name.length && raw[index]?.toLowerCase() === name) found += 1;
  return found;
}

const hostOf = (authority: string) =>
  authority.replace(/:\d*$/, "").replace(/\.$/, "").toLowerCase();

/** What a request asks for, in the usual form or the absolute one; undefined if it is not to be read. */
export function readAsked(request: IncomingMessage): Asked | undefined {
  if (count(request.rawHeaders, "host") > 1) return;
  let authority = request.headers.host ?? "";
  let target = request.url ?? "/";
  if (!target.startsWith("/")) {
    // What stands in the address counts, whatever the header says (RFC 9112, 3.2.2).
    const absolute = /^https?:\/\/([^/?#]+)(.*)$/is.exec(target);
    if (!absolute) return;
    authority = absolute[1] ?? "";
    target = absolute[2]?.startsWith("/") ? absolute[2] : `/${absolute[2] ?? ""}`;
  }
  const mark = target.indexOf("?");
  const raw = mark < 0 ? target : target.slice(0, mark);
  const query = mark < 0 ? undefined : target.slice(mark + 1);
  try {
    const path = raw.includes("%") ? decodeURI(raw) : raw;
    return { host: hostOf(authority), path, query };
  } catch {
    return;
  }
}
