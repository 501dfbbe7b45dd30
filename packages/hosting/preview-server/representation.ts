import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Build } from "./build.ts";
import { typeOf } from "./content-types.ts";
import { type StaticFile, suffixOf } from "./files.ts";
import { headersFor } from "./policy.ts";

/** A file in one encoding, ready to be sent. */
export type Representation = {
  path: string;
  size: number;
  modified: Date;
  etag: string;
  /** All but those of the content's length and range. */
  headers: Readonly<Record<string, string>>;
  /** The same with the length, name after value as Node sends them quickest. */
  whole: readonly string[];
  /** Not there if the file is too large to be kept. */
  body?: Buffer;
  /**
   * The same, a character for each byte, if it is small: Node sends head and text in one piece, which
   * costs it a quarter less than a head and a buffer.
   */
  text?: string;
  /** When the file was last seen unchanged, ms by performance.now(). */
  seen: number;
};

const largest = 512 * 1024;
const smallest = 14 * 1024;
const room = 64 * 1024 * 1024;

/** ms; within this time a kept file is sent without a look at the disk. */
export const trusted = 1000;

/**
 * The tag of a kept file is made from its content: a new build that has not changed it, a restored
 * backup or a second machine gives the same one, and browsers need not load it again.
 */
const tagOf = (body: Buffer | undefined, size: number, modified: Date) =>
  body
    ? `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`
    : `"${size.toString(36)}-${modified.getTime().toString(36)}"`;

function keep(build: Build, key: string, found: Representation) {
  const before = build.kept.get(key)?.size ?? 0;
  build.kept.delete(key);
  build.kept.set(key, found);
  build.keptBytes += found.size - before;
  // The one that came first goes first: simple, and the room is larger than what is asked for often.
  for (const [old, { size }] of build.kept) {
    if (build.keptBytes <= room) break;
    build.kept.delete(old);
    build.keptBytes -= size;
  }
}

export const keyOf = (file: StaticFile, encoding: string | undefined) =>
  file.name + (encoding ? suffixOf(encoding) : "");

/** Reads a file, or finds that the kept one is still right. Rejects if it is not there. */
export async function represent(
  build: Build,
  file: StaticFile,
  encoding?: string,
): Promise<Representation> {
  const key = keyOf(file, encoding);
  const path = join(build.root, key);
  const facts = await stat(path);
  const kept = build.kept.get(key);
  if (kept && kept.size === facts.size && kept.modified.getTime() === facts.mtime.getTime()) {
    kept.seen = performance.now();
    return kept;
  }
  const body = facts.size <= largest ? await readFile(path) : undefined;
  const size = body?.length ?? facts.size;
  const etag = tagOf(body, size, facts.mtime);
  const headers: Record<string, string> = {
    ...headersFor(`/${file.name}`, build.host, build.policy),
    "Content-Type": typeOf(file.name),
    "Accept-Ranges": "bytes",
    ETag: etag,
    "Last-Modified": facts.mtime.toUTCString(),
    ...(file.encodings.length > 0 && { Vary: "Accept-Encoding" }),
    ...(encoding && { "Content-Encoding": encoding }),
  };
  const found: Representation = {
    path,
    size,
    modified: facts.mtime,
    etag,
    headers,
    whole: [...Object.entries(headers).flat(), "Content-Length", String(size)],
    body,
    text: size <= smallest ? body?.toString("latin1") : undefined,
    seen: performance.now(),
  };
  if (body) keep(build, key, found);
  return found;
}
