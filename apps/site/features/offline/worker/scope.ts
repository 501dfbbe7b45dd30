/** What this worker uses of its global scope; the compiler's own types would clash with the pages'. */
export type Extendable = Event & { waitUntil(promise: Promise<unknown>): void };

type Fetching = Extendable & {
  request: Request;
  preloadResponse?: Promise<Response | undefined>;
};

export type WorkerScope = {
  addEventListener(kind: "install" | "activate", heard: (event: Extendable) => void): void;
  addEventListener(kind: "fetch", heard: (event: Fetching) => void): void;
  addEventListener(kind: "message", heard: (event: Extendable & MessageEvent) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  registration: ServiceWorkerRegistration;
};
