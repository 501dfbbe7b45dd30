import type { Files } from "./host.ts";

/**
 * On hosts that keep files of others beside ours, this file says which are ours, and of folders also what
 * is in them. It holds digests of public files, and nothing else.
 */
export const listingName = "published.json";

/** path → the digest of our file, and the mark that the server had for it afterwards. */
export type Listing = Readonly<Record<string, readonly [digest: string, tag?: string]>>;

export const writeListing = (listing: Listing): Uint8Array =>
  new TextEncoder().encode(
    `${JSON.stringify({ files: Object.fromEntries(Object.entries(listing).sort()) })}\n`,
  );

/** Anything may be in a file that is online: what isn't a listing counts as none. */
export function readListing(text: string | undefined): Listing {
  try {
    const { files } = JSON.parse(text ?? "") as { files: unknown };
    if (typeof files !== "object" || files === null) return {};
    return Object.fromEntries(
      Object.entries(files).filter(
        ([path, value]) =>
          Array.isArray(value) && typeof value[0] === "string" && !/^\/|\.\.|\\/.test(path),
      ),
    );
  } catch {
    return {};
  }
}

export const withListing = (files: Files, digests: ReadonlyMap<string, string>): Files =>
  new Map([
    ...files,
    [
      listingName,
      writeListing(Object.fromEntries([...digests].map(([path, digest]) => [path, [digest]]))),
    ],
  ]);

/** First what pages need, then pages, then the first page and what tells others of the new version. */
const stageOf = (path: string): number =>
  /^(index\.html|site\.json|sw\.js)$/.test(path) ? 2 : /\.html$/.test(path) ? 1 : 0;

export const inStages = (paths: readonly string[]): string[][] =>
  [0, 1, 2]
    .map((stage) => paths.filter((path) => stageOf(path) === stage))
    .filter((list) => list.length > 0);
