import type { IncomingHttpHeaders } from "node:http";

/** The file that would be sent. */
type Representation = { etag: string; modified: Date; size: number };

const seconds = (date: Date) => Math.floor(date.getTime() / 1000);

/** Whether the browser's copy is current (RFC 9110, 13.2.2: a tag takes precedence over a date). */
export function isFresh(headers: IncomingHttpHeaders, { etag, modified }: Representation): boolean {
  const tags = headers["if-none-match"];
  if (tags !== undefined)
    return (
      tags.trim() === "*" || tags.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag)
    );
  const since = headers["if-modified-since"];
  return since !== undefined && seconds(new Date(since)) === seconds(modified);
}

type Range = { start: number; end: number };

/** The requested range, if there is a valid one. Several ranges are answered with the whole file. */
export function parseRange(
  headers: IncomingHttpHeaders,
  { etag, modified, size }: Representation,
): Range | "outside" | undefined {
  const condition = headers["if-range"]?.toString();
  if (
    condition !== undefined &&
    condition !== etag &&
    seconds(new Date(condition)) !== seconds(modified)
  )
    return;
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? "") ?? [];
  if (first + last === "" || (first && last && Number(last) < Number(first))) return;
  const start = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  return start > end ? "outside" : { start, end };
}
