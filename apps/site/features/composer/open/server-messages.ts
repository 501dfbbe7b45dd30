/** Between the page and the worker that asks a server whose address a visitor has typed. */
export type ServerRequest = {
  url: string;
  init: Omit<RequestInit, "signal">;
  /** How many bytes an answer may have. */
  most: number;
  /** ms */
  timeout?: number;
};

export type ServerAnswer =
  | { ok: boolean; status: number; from: string; headers: [string, string][]; content: Blob }
  | { tooLarge: true };

/** `stop`: the request with this number is no longer wanted. */
export type ToWorker = { id: number } & (ServerRequest | { stop: true });
export type FromWorker = {
  id: number;
  answer: ServerAnswer | { error: { name: string; message: string } };
};
