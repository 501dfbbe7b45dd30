import type { SearchRecord } from "../query/record.ts";

/** A record before the index is made: with the running text that it is found by. */
export type Draft = Omit<SearchRecord, "text"> & {
  /** Looked through; shown as an excerpt only if `shown` is set. */
  body?: string;
  shown?: boolean;
  /** What people type who mean it, phrases with commas between; looked up, never shown. */
  meant?: string;
  /** A passage of a longer page, which the list page leaves out. */
  inner?: boolean;
};
