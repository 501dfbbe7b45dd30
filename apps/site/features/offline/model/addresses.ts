import type { CacheName } from "./names.ts";

const hashed = /^\/assets\/.*-[\w-]{8}\.\w+$/;
const picture = /^\/pictures\/.*\.[0-9a-f]{8}\.\w+$/;
const loose = /^\/(samples|view|compose)\/|^\/assets\//;
const document = /^\/[^.]*$/;

/** The cache that an address of the site belongs to; none for what is not kept (downloads, feeds). */
export function cacheOf(path: string): CacheName | undefined {
  if (hashed.test(path)) return "files";
  if (picture.test(path)) return "pictures";
  if (loose.test(path)) return "loose";
  if (document.test(path)) return "pages";
  return undefined;
}
