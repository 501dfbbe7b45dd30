import type { SiteDocument, Weights } from "@daylit/site-engine";

/** What the page asks of the worker that builds sites. */
export type Order = {
  id: number;
  want: "zip" | "files" | "weights";
  project: SiteDocument;
  /** Own files by their hash. */
  own: Readonly<Record<string, Blob>>;
};

export type Files = Map<string, string | Uint8Array>;

export type Made = {
  folder?: string;
  zip?: Uint8Array;
  files?: Files;
  weights?: Weights;
};
