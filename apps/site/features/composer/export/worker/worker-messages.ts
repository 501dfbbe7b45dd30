import type { SiteDocument, Weights } from "@daylit/site-engine";

/** From the page to the worker that builds sites. */
export type BuildRequest = {
  id: number;
  output: "zip" | "files" | "weights" | "changes";
  site: SiteDocument;
  /** The version online: `changes` are those since. */
  since?: SiteDocument;
  /** Today, for the dates of changed pages. */
  day?: string;
  /** Own files by their hash. */
  own: Readonly<Record<string, Blob>>;
};

export type Files = Map<string, string | Uint8Array>;

/** `whole`: it isn’t known which files are online, so all of them count as changed. */
export type Changes = { changed: Files; removed: readonly string[]; whole: boolean };

export type BuildResult = {
  changes?: Changes;
  folder?: string;
  zip?: Uint8Array;
  files?: Files;
  weights?: Weights;
};
