import type { IncomingHttpHeaders } from "node:http";
import type { Representation } from "./representation.ts";

const seconds = (date: Date) => Math.floor(date.getTime() / 1000);

/** Whether the visitor's copy is still right (RFC 9110, 13.2.2: a tag counts more than a date). */
export function isFresh(headers: IncomingHttpHeaders, found: Representation): boolean {
  const tags = headers["if-none-match"];
  if (tags !== undefined)
    return (
      tags.trim() === "*" ||
      tags.split(",").some((tag) => tag.trim().replace(/^W\//, "") === found.etag)
    );
  // Only the very date we gave: after a roll-back, or with a clock that was wrong, "later" proves nothing.
  const since = headers["if-modified-since"];
  return since !== undefined && seconds(new Date(since)) === seconds(found.modified);
}

export type Part = { start: number; end: number };

/** The asked part of a file: none, one, or "outside". Several parts at once are answered with all. */
export function partOf(
  headers: IncomingHttpHeaders,
  found: Representation,
): Part | "outside" | undefined {
  const condition = headers["if-range"]?.toString();
  if (
    condition !== undefined &&
    condition !== found.etag &&
    seconds(new Date(condition)) !== seconds(found.modified)
  )
    return;
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? "") ?? [];
  if (first === "" && last === "") return;
  const start = first === "" ? Math.max(0, found.size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? found.size - 1 : Math.min(Number(last), found.size - 1);
  if (first !== "" && last !== "" && Number(last) < Number(first)) return;
  return start >= found.size || start > end ? "outside" : { start, end };
}
