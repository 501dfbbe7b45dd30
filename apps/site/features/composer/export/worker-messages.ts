import type { SiteDocument, Weights } from "@daylit/site-engine";

/** From the page to the worker that builds sites. The message calls the site document `project`. */
export type BuildRequest = {
  id: number;
  want: "zip" | "files" | "weights";
  project: SiteDocument;
  /** Today, for the dates of changed pages. */
  day?: string;
  /** Own files by their hash. */
  own: Readonly<Record<string, Blob>>;
};

export type Files = Map<string, string | Uint8Array>;

export type BuildResult = {
  folder?: string;
  zip?: Uint8Array;
  files?: Files;
  weights?: Weights;
};
