import { base } from "../../../model/base-path/base-path.ts";

/**
 * What the pages and the service worker call by the same name. Every cache begins with the prefix,
 * so that the worker can tell its own from others and clear away what an earlier version left.
 */
export const cachePrefix = `daylit${base}-`;

export const cacheNames = {
  /** The app shell, kept by Workbox and replaced with every version. */
  shell: `${cachePrefix}shell`,
  /** Documents that the visitor has opened. */
  pages: `${cachePrefix}pages`,
  /** Files whose name changes with their content. */
  files: `${cachePrefix}files`,
  pictures: `${cachePrefix}pictures`,
  /** Samples, layouts and their files, whose names stay the same. */
  loose: `${cachePrefix}loose`,
} as const;

export type CacheName = keyof typeof cacheNames;

/** The documentation, saved as a whole; the version of its content follows. */
export const savedPrefix = `${cachePrefix}saved-`;

/** Written at the end of the build: what the saved documentation consists of, and its size. */
export const offlineManifestPath = "/offline.json";

/** A request with this header goes past the worker's caches: it is about to be kept elsewhere. */
export const saveHeader = "Daylit-Save";

/** A page that may never be opened: the worker answers, but does not store it. */
export const prefetchHeader = "Daylit-Prefetch";
